#!/usr/bin/env python3
"""Writes Apps/NAME/FEATURES.md for the apps that state their features: each feature, and the tests that prove it.

usage: app-features.py [--check]

Apps/NAME/features.csv has a number and a sentence for each feature. A test names the features that it proves in a comment of its own line, `Proves HB-1.1,
HB-1.2.`: in a script of Apps/NAME/UITests below its first lines, in Swift above `@Test` or, for a benchmark, at the top of the file. A feature that no
test names, a number that no list has, a script that no test runs, and one that writes a file outside of the folder it runs in are errors. With --check nothing is written, and a stale page is an error too.
"""
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROVES = re.compile(r"^\s*(?:#|//) Proves ((?:[A-Z]+-[0-9.]+[0-9](?:, )?)+)\.$")
# A path that starts at the root, or leads out of the folder.
WRITES_ELSEWHERE = re.compile(r"^\s*(?:screenshot|tree)\s+\"?(?:/|~|\.\./)")
# Names of scripts that a test computes: it runs the folder's.
WHOLE_FOLDERS = {"LivingStone", "Tuan", "Weibo"}


def swift_name(lines, index):
    """The test below a comment: its sentence, or its function's name."""
    text = " ".join(line.strip() for line in lines[index + 1 : index + 8])
    if not text.startswith("@Test"):
        return None
    function = re.search(r"func (\w+)", text)
    sentence = re.search(r'^@Test\(\s*"((?:[^"\\]|\\.)*)"', text)
    if sentence and (not function or sentence.start() < function.start()):
        return sentence.group(1)
    return function.group(1) if function else None


def tests_of(path):
    """Numbers and what proves them, in one file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for index, line in enumerate(lines):
        found = PROVES.match(line)
        if not found:
            continue
        name = swift_name(lines, index) if path.suffix == ".swift" and "Benchmarks" not in path.parts else None
        for number in found.group(1).split(", "):
            yield number, f"[{path.name}]({{}}){': ' + name if name else ''}", path


def sources():
    for pattern in ("Apps/*/UITests/**/*.ui", "Apps/*/Tests/**/*.swift", "Apps/Packages/*/Tests/**/*.swift", "Tests/**/*.swift", "Benchmarks/*/*.swift", "Services/Tests/**/*.swift"):
        yield from sorted(ROOT.glob(pattern))


def page(app, features, proofs):
    folder = ROOT / "Apps" / app
    lines = [
        f"# Features of {app}",
        "",
        f"{len(features)} features, and the tests that prove each. Written by `Scripts/app-features.py` from `features.csv` and from the comments of the tests; CI fails if a",
        "feature has no test. `./ferry test` runs them; scripts of `UITests` run with `Tests/EndToEndTests`, benchmarks with `./ferry bench`.",
        "",
        "| number | feature | tests |",
        "|---|---|---|",
    ]
    for number, feature in features:
        cells = [text.format(relative(path, folder)) for text, path in proofs.get(number, [])]
        lines.append(f"| {number} | {feature} | {'; '.join(cells)} |".replace("<", "&lt;"))
    return "\n".join(lines) + "\n"


def relative(path, folder):
    return path.relative_to(folder).as_posix() if folder in path.parents else "../../" + path.relative_to(ROOT).as_posix()


def main():
    problems, proofs, known, pages = [], {}, set(), []
    for path in sources():
        for number, text, file in tests_of(path):
            proofs.setdefault(number, []).append((text, file))
    for table in sorted(ROOT.glob("Apps/*/features.csv")):
        app = table.parent.name
        with open(table, newline="", encoding="utf-8") as file:
            features = [(row["number"], row["feature"]) for row in csv.DictReader(file)]
        known |= {number for number, _ in features}
        problems += [f"{app}: {number} has no test: {feature}" for number, feature in features if number not in proofs]
        callers = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "Tests/EndToEndTests").glob("*.swift")))
        if app not in WHOLE_FOLDERS:
            for script in sorted((table.parent / "UITests").glob("*.ui")):
                if f'"{script.stem}"' not in callers and f"{script.name}" not in callers:
                    problems.append(f"{app}: no test runs UITests/{script.name}")
        pages.append((table.parent / "FEATURES.md", page(app, features, proofs)))
    for script in sorted([*ROOT.glob("Apps/*/UITests/**/*.ui"), *ROOT.glob("Fixtures/**/*.ui")]):
        for index, line in enumerate(script.read_text(encoding="utf-8").splitlines(), 1):
            if WRITES_ELSEWHERE.match(line):
                problems.append(f"{script.relative_to(ROOT)}:{index}: a file of the machine that wrote the script: {line.strip()}")
    for number in sorted(set(proofs) - known):
        problems += [f"{path.relative_to(ROOT)}: {number} is in no features.csv" for _, path in proofs[number]]
    for path, text in pages:
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            problems.append(f"{path.relative_to(ROOT)} is stale: run Scripts/app-features.py")
    print("\n".join(problems))
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
