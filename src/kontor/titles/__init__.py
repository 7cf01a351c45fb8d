"""One room per title; `registry` lists them."""
