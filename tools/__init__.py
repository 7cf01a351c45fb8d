"""Programs for the workshop: building, proving.  Nothing in the package imports them."""
