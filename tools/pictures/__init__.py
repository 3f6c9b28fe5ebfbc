"""What panels show, for the eyes of people: as files, in a terminal, as hashes to compare with."""
