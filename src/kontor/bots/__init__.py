"""Players that are programs.  They see what their seat may see, and positions drawn at random from what it allows."""
