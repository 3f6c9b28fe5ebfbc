"""A tree as source again, for MicroPython's compiler: `a, b = c, d` without parentheses, which it
compiles to no tuple; with them, as `ast.unparse` writes it, every run of it would make one."""

import ast


def unparsed(tree: ast.AST) -> str:
    lines = ast.unparse(ast.fix_missing_locations(tree)).split("\n")
    return "\n".join(map(_plain, lines)) + "\n"


def _plain(line: str) -> str:
    if not line.endswith(")") or ", " not in line or " = (" not in line:
        return line
    targets, _equals, values = line.partition(" = (")
    plain = f"{targets} = {values[:-1]}"
    return plain if _meaning(plain) == _meaning(line) else line


def _meaning(line: str) -> str:
    """Of an assignment of as many values as names; of anything else, what nothing else means."""
    try:
        statement = ast.parse(line.strip()).body[0]
    except SyntaxError:  # a part of a text, or the head of a block
        return line
    match statement:
        case ast.Assign([ast.Tuple(names)], ast.Tuple(values)) if len(names) == len(values):
            return ast.dump(statement)
    return line
