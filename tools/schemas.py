"""JSON Schema of structs, in which every field says what its comment in the source says."""

import ast
import inspect
import io
import textwrap
import tokenize
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

REF = "#/$defs/{name}"


@cache
def field_comments(kind: type[Struct]) -> dict[str, str]:
    """What is said of each field of a struct, be it declared there or in what it extends.

    A comment stands behind a field or in the lines right above it.
    """
    said: dict[str, str] = {}
    for parent in reversed(kind.__mro__):
        if parent.__module__.split(".")[0] not in ("builtins", "msgspec"):
            said |= _declared(parent)
    return {name: said[name] for name in kind.__struct_fields__ if name in said}


def _declared(kind: type) -> dict[str, str]:
    source = textwrap.dedent(inspect.getsource(kind))
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT and not token.string.startswith("# fmt")
    }
    lines = source.splitlines()
    said: dict[str, str] = {}
    (declared,) = ast.parse(source).body
    assert isinstance(declared, ast.ClassDef)
    for node in declared.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            words = [comments[node.end_lineno or 0]] if node.end_lineno in comments else []
            above = node.lineno - 1
            while above in comments and lines[above - 1].lstrip().startswith("#"):
                words.insert(0, comments[above])
                above -= 1
            if words:
                said[node.target.id] = " ".join(words)
    return said


def schema_of(kinds: Sequence[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schemas of types, and of all the structs and named types they are made of, by name."""
    schemas, structs = msgspec.json.schema_components(kinds, ref_template=REF)
    named: dict[str, Any] = {}
    parts = {name: _inside(part, named) for name, part in structs.items()}
    for kind in structs_of(kinds):
        fields = parts[kind.__name__]["properties"]
        encoded = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
        for name, comment in field_comments(kind).items():
            fields[encoded[name]]["description"] = comment
    assert not parts.keys() & named.keys(), "a type has the name of a struct"
    return [_by_name(schema, named) for schema in schemas], {**parts, **named}


def _by_name(node: Any, named: dict[str, Any]) -> Any:
    """A schema in which types that have a title are referred to; they are put into `named`."""
    if isinstance(node, list):
        return [_by_name(one, named) for one in node]
    if not isinstance(node, dict):
        return node
    if not isinstance(node.get("title"), str):
        return _inside(node, named)
    # Of keys it is not said that they are texts.
    whole = node if "type" in node or "enum" in node else {**node, "type": "string"}
    named[node["title"]] = _inside(whole, named)
    return {"$ref": REF.format(name=node["title"])}


def _inside(node: dict[str, Any], named: dict[str, Any]) -> dict[str, Any]:
    return {key: _by_name(value, named) for key, value in node.items()}


def structs_of(kinds: Sequence[Any]) -> set[type[Struct]]:
    """The structs that types are made of."""
    found: set[type[Struct]] = set()
    waiting: list[Any] = [*msgspec.inspect.multi_type_info(kinds)]
    while waiting:
        one = waiting.pop()
        if isinstance(one, msgspec.inspect.StructType):
            if one.cls in found:
                continue
            found.add(one.cls)
            waiting += [field.type for field in one.fields]
        elif isinstance(one, msgspec.inspect.Type):
            for name in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
                inner = getattr(one, name, ())
                waiting += inner if isinstance(inner, tuple) else [inner]
    return found
