"""Drawing: canvas, text, pictures, and the widgets screens are made of."""
