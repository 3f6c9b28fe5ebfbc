"""What reaches a board: its file is judged, images are written, Miaou and games go to and fro."""
