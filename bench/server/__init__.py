"""Moves per second and the way of a move to the other player, beside a bare endpoint of the same framework."""
