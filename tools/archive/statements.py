"""What is known of Python's statements without running them: where they return and leave, what they
store, and what they evaluate first."""

import ast

Body = list[ast.stmt]


def stored(body: Body) -> set[str]:
    """What these statements give a value to, or take it from."""
    found: set[str] = set()
    for node in (node for statement in body for node in ast.walk(statement)):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.alias):
            found.add(node.asname or node.name)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
    return found


def returns(statement: ast.stmt) -> bool:
    return any(isinstance(node, ast.Return) for node in ast.walk(statement))


def leaves(body: Body) -> bool:
    """Whether nothing that follows is ever reached."""
    last = body[-1] if body else None
    if isinstance(last, ast.If):
        return leaves(last.body) and leaves(last.orelse)
    return isinstance(last, ast.Return | ast.Raise)


def says_nothing(body: Body) -> bool:
    returns = [node for part in body for node in ast.walk(part) if isinstance(node, ast.Return)]
    return all(_is_nothing(node.value) for node in returns)


def _is_nothing(value: ast.expr | None) -> bool:
    return value is None or (isinstance(value, ast.Constant) and value.value is None)


def is_last(body: Body, statement: ast.stmt) -> bool:
    """Whether nothing of the caller comes after it."""
    last = body[-1] if body else None
    if isinstance(last, ast.If):
        return is_last(last.body, statement) or is_last(last.orelse, statement)
    return last is statement


def evaluated(statement: ast.stmt) -> ast.expr | None:
    """What a statement begins with."""
    match statement:
        case ast.Expr(value) | ast.Return(value) | ast.Assign(_, value):
            return value
        case ast.If(test):
            return test
        case ast.AugAssign(ast.Name(), _, value):
            return value
        case ast.For(_, iterated):
            return iterated
    return None


def is_first(expression: ast.expr | None, call: ast.Call) -> bool:
    """Whether nothing but names and numbers is looked at before this call is made, in any case."""
    while expression is not None and expression is not call:
        parts = [part for part in _parts(expression) if not is_plain(part)]
        expression = parts[0] if parts else None
    return expression is call


def _parts(expression: ast.expr) -> list[ast.expr]:
    """What is evaluated always, in order."""
    match expression:
        case ast.BinOp(left, _, right) | ast.Compare(left, _, [right]):
            return [left, right]
        case ast.BoolOp(_, [first, *_]) | ast.UnaryOp(_, first) | ast.IfExp(first):
            return [first]
        case ast.Attribute(value) | ast.Starred(value):
            return [value]
        case ast.Call(ast.Attribute(value), given) | ast.Subscript(value, given):
            return [value, *(given if isinstance(given, list) else [given])]
        case ast.Call(ast.Name(), given) | ast.Tuple(given) | ast.List(given):
            return given
    return []


def is_plain(expression: ast.expr) -> bool:
    return isinstance(expression, ast.Name | ast.Constant)


def is_docstring(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
