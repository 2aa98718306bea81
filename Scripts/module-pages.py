#!/usr/bin/env python3
"""Writes what the documents say about modules from Scripts/modules.toml.

usage: module-pages.py [--check]

That is the tables of modules and layers in ARCHITECTURE.md, the lists in docs/modules/README.md and docs/modules/c-modules.md, and the line "May import" in the page of
each module, between marks. A module without a page gets one that has nothing else. With --check nothing is written; the exit status is 1 when a
page is stale.
"""
import argparse
import sys

from module_rules import ROOT, has_swift, rules

BEGIN = "<!-- Generated from Scripts/modules.toml by Scripts/module-pages.py; do not edit. -->"
END = "<!-- End of the generated text. -->"
PAGES = ROOT / "docs/modules"


def listed(names):
    return ", ".join(f"`{name}`" for name in names)


def table(modules):
    """ARCHITECTURE.md: all modules in Swift."""
    yield "| module | does | may import |"
    yield "|---|---|---|"
    for name, entry in modules.items():
        if has_swift(name):
            never = f"never: {entry['never']}" if "never" in entry else ""
            yield f"| [`{name}`](docs/modules/{name}.md) | {entry['does']} | {'; '.join(filter(None, [', '.join(entry['imports']), never]))} |"


def layers(modules):
    """ARCHITECTURE.md: the layers of the large modules."""
    yield from ["", "### Layers", "", "The folders of a large module are in layers, here from the lowest. A folder names types of its own layer and of lower ones;"]
    yield from ["`Scripts/check-layers.py` counts the exceptions that exist by pairs of folders (`Scripts/layer-references.csv`) and lets them only shrink.", ""]
    yield from ["| module | layer | what is there | folders |", "|---|---|---|---|"]
    for name, entry in modules.items():
        for layer in entry.get("layers", ()):
            yield f"| `{name}` | {layer['name']} | {layer['does']} | {', '.join(layer['folders'])} |"


def groups(modules, kind):
    """(heading, [(module, entry)]) of the modules that are of one kind."""
    found = {}
    for name, entry in modules.items():
        if kind(name):
            found.setdefault(entry["group"], []).append((name, entry))
    return found.items()


def index(modules):
    """docs/modules/README.md: all modules in Swift, by group."""
    for number, (heading, members) in enumerate(groups(modules, has_swift)):
        yield from [""] * (number > 0) + [f"## {heading}", ""]
        yield from (f"- [{name}]({name}.md): {entry['does']}" for name, entry in members)


def c_modules(modules):
    """docs/modules/c-modules.md: the other modules, by group, and who imports them."""
    for number, (heading, members) in enumerate(groups(modules, lambda name: not has_swift(name))):
        yield from [""] * (number > 0) + [f"## {heading}", "", "| module | library or purpose | used by |", "|---|---|---|"]
        for name, entry in members:
            users = ", ".join(user for user, other in modules.items() if name in other.get("imports", ()))
            yield f"| `{name}` | {entry['does']} | {users or 'no module of Ferry'} |"


def permission(entry):
    """A module's page: what it may import."""
    never = f" Never: {entry['never']}." if "never" in entry else ""
    yield f"May import: {listed(entry['imports']) or 'Foundation and the standard library only'}.{never}"


def fresh(page, lines):
    """(text, text with the generated part renewed)."""
    text = page.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        sys.exit(f"module-pages.py: {page.relative_to(ROOT)} must have these two lines once, in this order:\n{BEGIN}\n{END}")
    # In a table the marks need empty lines around them.
    return text, text[:text.index(BEGIN)] + "\n".join([BEGIN, "", *lines, "", END]) + text[text.index(END) + len(END):]


def pages(modules):
    """(page, its generated lines, the words it begins with or None)."""
    yield ROOT / "ARCHITECTURE.md", [*table(modules), *layers(modules)], None
    yield PAGES / "README.md", index(modules), None
    yield PAGES / "c-modules.md", c_modules(modules), None
    for name, entry in modules.items():
        if has_swift(name):
            yield PAGES / f"{name}.md", permission(entry), f"# {name}\n\n{entry['does']}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    options = parser.parse_args()
    failed = False
    for page, lines, start in pages(rules()):
        place = page.relative_to(ROOT)
        if not page.exists():
            if options.check:
                print(f"{place}: missing; run Scripts/module-pages.py")
                failed = True
                continue
            page.write_text(f"{start}\n\n{BEGIN}\n{END}\n", encoding="utf-8")
            print(f"created {place}: add its entry points and flow")
        text, renewed = fresh(page, lines)
        # The first paragraph is the module's summary in the reference too; it may go on after this sentence.
        if start and not " ".join(text.split()).startswith(" ".join(start.split())):
            print(f"{place}: does not begin as Scripts/modules.toml says: {start.splitlines()[-1]}")
            failed = True
        if renewed != text and options.check:
            print(f"{place}: stale; run Scripts/module-pages.py")
            failed = True
        elif renewed != text:
            page.write_text(renewed, encoding="utf-8")
            print(f"wrote {place}")
    if not failed:
        print("pages of modules: up to date")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
