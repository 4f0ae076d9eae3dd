"""What `make docs` does besides mkdocs: pages that lie elsewhere in the repository (rulebooks, the changelog …), the
wire protocol from the server's own document, links between all of them; and no script stands inside a page, since the
server allows none (`server/web/app.py`).
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import posixpath
import re
import unicodedata
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from klubovna.cli import main

ROOT = Path(__file__).parents[1]
LANGUAGES = {"en": "Rules", "cs": "Pravidla"}
ELSEWHERE = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "benchmarks/results.md": "benchmarks/results.md",
    "benchmarks/server.md": "benchmarks/server.md",
    "examples/mlyn.md": "examples/games/mlyn/README.md",
    "examples/prsi.md": "examples/games/prsi/README.md",
}
"""Pages of the handbook, and where they lie in the repository."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
SCRIPT = re.compile(r"<script>(.*?)</script>", re.S)
_scripts: dict[str, str] = {}


def slug(heading: str, separator: str) -> str:
    """As the links in our documents are written: small letters, what is no word left out."""
    plain = unicodedata.normalize("NFC", heading).lower()
    return re.sub(r"\s", separator, re.sub(r"[^\w\s-]", "", plain).strip())


# Pages from elsewhere


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for uri, place in sources().items():
        text = _rulebook(place) if "rulebook" in place else (ROOT / place).read_text("utf-8")
        files.append(File.generated(config, uri, content=text))
    files.append(File.generated(config, "wire.md", content=wire_protocol(interface())))
    return files


def sources() -> dict[str, str]:
    """Every page that lies elsewhere, and where."""
    rulebooks = {
        f"rules/{folder.parent.name}.{language}.md": (folder / f"{language}.md").relative_to(ROOT).as_posix()
        for folder in sorted((ROOT / "src" / "klubovna" / "games").glob("*/rulebook"))
        for language in LANGUAGES
    }
    return {**ELSEWHERE, **rulebooks}


def _rulebook(place: str) -> str:
    """The game's own heading stays; the menu says in which language it is."""
    language = Path(place).stem
    return f"---\ntitle: {LANGUAGES[language]}\n---\n\n{(ROOT / place).read_text('utf-8')}"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links were written for those who read the files where they lie."""
    uri = page.file.src_uri
    here = posixpath.dirname(sources().get(uri, f"docs/{uri}"))
    pages = {place: name for name, place in sources().items()}

    def led(found: re.Match[str]) -> str:
        picture, text, target = found.groups()
        if target.startswith("piece:"):  # drawn by the page alone; the text says what it shows
            return text
        path, hash, anchor = target.partition("#")
        if "://" in target or not path:
            return found[0]
        place = posixpath.normpath(posixpath.join(here, path))
        name = pages.get(place) or (place.removeprefix("docs/") if place.startswith("docs/") else None)
        if name is None:  # a file of the code, which the handbook does not hold
            return f"{text} (`{place}`)"
        return f"{picture}[{text}]({posixpath.relpath(name, posixpath.dirname(uri) or '.')}{hash}{anchor})"

    return LINK.sub(led, markdown)


# The wire protocol


def interface() -> Any:
    """The server's document of itself."""
    said = io.StringIO()
    with redirect_stdout(said):
        main(["openapi"])
    return json.loads(said.getvalue())


def wire_protocol(document: Any) -> str:
    return "\n".join(_pages_of(document))


def _pages_of(document: Any) -> Iterator[str]:
    yield "# The wire protocol"
    yield (
        "\nWhat pages and programs say to a server, made from its own document (`/schema/openapi.json` at a server, "
        "`klubovna openapi` without one). How a program sits down and plays: [programs at a table](outside-bots.md)."
    )
    yield "\n## Requests\n"
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            yield from _request(path, method, told)
    yield "\n## Shapes\n"
    for name, shape in sorted(document["components"]["schemas"].items()):
        yield from _shape(name, shape)


def _request(path: str, method: str, told: Any) -> Iterator[str]:
    yield f"### `{method.upper()} {path}` {{: #{told['operationId']} }}\n"
    yield f"{told.get('description', '')}\n"
    for parameter in told.get("parameters", []):
        yield f"* `{parameter['name']}` in the {parameter['in']}: {_kind(parameter['schema'])}"
    body = told.get("requestBody", {}).get("content", {})
    for kind, content in body.items():
        yield f"* body ({kind}): {_kind(content['schema'])}"
    for status, answer in told["responses"].items():
        kinds = [_kind(content["schema"]) for content in answer.get("content", {}).values() if "schema" in content]
        yield f"* {status}: {', '.join(kinds) or answer.get('description', '')}"
    yield ""


def _shape(name: str, shape: Any) -> Iterator[str]:
    yield f"### {name} {{: #{_anchor(name)} }}\n"
    yield f"{shape.get('description', '')}\n"
    fields = shape.get("properties", {})
    if fields:
        yield "| field | what it is |\n|---|---|"
        for field, kind in fields.items():
            yield f"| `{field}` | {_kind(kind)} |"
    elif "oneOf" in shape or "anyOf" in shape:
        yield _kind(shape)
    yield ""


def _anchor(name: str) -> str:
    return f"shape-{name.lower()}"


def _kind(shape: Any) -> str:
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"[{name}](#{_anchor(name)})"
    for several in ("oneOf", "anyOf"):
        if several in shape:
            return " or ".join(dict.fromkeys(map(_kind, shape[several])))
    if "const" in shape:
        return f"`{json.dumps(shape['const'])}`"
    if "enum" in shape:
        return " or ".join(f"`{json.dumps(value)}`" for value in shape["enum"])
    kind = shape.get("type", "anything")
    if kind == "array":
        inner = shape.get("items") or {}
        return f"list of {_kind(inner)}" if inner else "list"
    if kind == "object" and isinstance(shape.get("additionalProperties"), dict):
        return f"object of {_kind(shape['additionalProperties'])}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


# No script stands inside a page


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return _moved_out(output, page.url)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    return _moved_out(output_content, template_name) if template_name.endswith(".html") else output_content


def _moved_out(html: str, url: str) -> str:
    """Each script becomes a file of its own, named by its content; what is read and not run may stay."""
    up = "../" * url.count("/")

    def moved(found: re.Match[str]) -> str:
        name = f"assets/inline/{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
        _scripts[name] = found[1]
        return f'<script src="{up}{name}"></script>'

    return SCRIPT.sub(moved, html)


def on_post_build(config: MkDocsConfig) -> None:
    for name, script in _scripts.items():
        place = Path(config.site_dir) / name
        os.makedirs(place.parent, exist_ok=True)
        place.write_text(script, "utf-8")
