"""A game's views as a page to read, made from their schema."""

from typing import Any

HEAD = """# Views of {game}

What a message about a table of this game says under `public` and, for a seat, under `private`; see
[the protocol](../protocol.md). Written by `make protocol` from the types and comments in
`src/igroteka/games/{game}/face/views.py`; not by hand.
"""


def reference(game: str, parts: dict[str, Any]) -> str:
    """The page: public and private first, then what they are made of."""
    first = ("PublicView", "PrivateView")
    names = [*first, *(name for name in parts if name not in first)]
    structs = [name for name in names if "properties" in parts[name]]
    texts = [name for name in names if name not in structs]
    pages = [HEAD.format(game=game), *(_struct(name, parts[name]) for name in structs)]
    if texts:
        pages.append("## Texts\n\n" + "\n".join(_named(name, parts[name]) for name in texts) + "\n")
    return "\n".join(pages)


def _struct(name: str, part: dict[str, Any]) -> str:
    lines = [
        f"## {name}",
        "",
        part.get("description", ""),
        "",
        "| field | type | |",
        "|---|---|---|",
    ]
    required = part.get("required", ())
    for field, schema in part["properties"].items():
        kind = _kind(schema) + ("" if field in required else ", or left out")
        lines.append(f"| `{field}` | {kind} | {schema.get('description', '')} |")
    return "\n".join(lines) + "\n"


def _named(name: str, part: dict[str, Any]) -> str:
    words = part.get("description", "")
    if "enum" in part:
        words = f"{words} One of {', '.join(f'`{word}`' for word in part['enum'])}.".strip()
    return f'- <a id="{name.lower()}"></a>**{name}**: {words}'


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{word}`" for word in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema['items'])}"
    if schema.get("type") == "object":
        keys = _kind(schema["propertyNames"]) if "propertyNames" in schema else "text"
        return f"{_kind(schema['additionalProperties'])} by {keys}"
    return {"integer": "number", "boolean": "yes or no", "null": "null", "string": "text"}[
        schema["type"]
    ]
