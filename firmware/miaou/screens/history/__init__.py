"""The games that were finished, of any app that keeps them."""
