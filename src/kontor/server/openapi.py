"""The OpenAPI document: endpoints from the handlers, live messages and the titles' views merged in."""

from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig

from kontor.titles.registry import TITLES

from . import messages as m

PLACE = "#/components/schemas/{name}"


def document(router: Router) -> dict[str, Any]:
    config = OpenAPIConfig(title="Kontor", version="1", create_examples=False, use_handler_docstrings=True)
    schema = Litestar([router], openapi_config=config, logging_config=None).openapi_schema.to_schema()
    known: dict[str, Any] = schema["components"]["schemas"]
    _, components = msgspec.json.schema_components([m.ServerMessage, m.ClientMessage, m.Refused], ref_template=PLACE)
    for name, described in components.items():
        known.setdefault(name, described)
    known["ServerMessage"] = union(m.ServerMessage)
    known["ClientMessage"] = union(m.ClientMessage)
    for title in TITLES:
        known.update(views(title.id))
    for path in schema["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            answers.pop("400", None)
            answers["4XX"] = {
                "description": "Refused",
                "content": {"application/json": {"schema": {"$ref": PLACE.format(name="Refused")}}},
            }
    return schema


def union(messages: Any) -> dict[str, Any]:
    names = {kind.__struct_config__.tag: PLACE.format(name=kind.__name__) for kind in get_args(messages)}
    return {
        "anyOf": [{"$ref": name} for name in names.values()],
        "discriminator": {"propertyName": "type", "mapping": names},
    }


def views(title: str) -> dict[str, Any]:
    """A title's `View` and the dataclasses in it; their names are prefixed, because titles choose names freely."""
    whole = m.VIEWS[title]
    prefix = whole.removesuffix("View")
    view = get_type_hints(title_of(title).view)["return"]
    (_,), components = msgspec.json.schema_components([view], ref_template=f"#/components/schemas/{prefix}.{{name}}")
    text = msgspec.json.encode(components).decode().replace(f"{prefix}.", prefix)
    named = {f"{prefix}{name}": described for name, described in msgspec.json.decode(text).items()}
    assert whole in named and is_dataclass(view) and fields(view)
    return named


def title_of(name: str) -> Any:
    return type(next(title for title in TITLES if title.id == name))
