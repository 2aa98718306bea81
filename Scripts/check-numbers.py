#!/usr/bin/env python3
"""Finds arithmetic that compiles but is wrong, or crashes the process.

usage: check-numbers.py [--list]

1. Operators of equal precedence that seem to have different precedence: in Swift `|`, `^`, `+` and `-` are equal (`a | b ^ c` is `(a | b) ^ c`), and
   so are `&`, `*`, `/` and `%`. Two different ones of them next to each other need parentheses.
2. Conversions of floating-point numbers to integers in the modules that receive untrusted numbers (scripts, the link, pages, files, services):
   `Int(x.rounded())` crashes the process for 1e300. They need `saturating:`, `exactly:` or a bound (`min`, `max`) in the same expression.

--list prints every recognizable conversion of a floating-point number, in all modules.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ["Sources", "Tools/Sources", "Services/Sources", "Benchmarks"]
# Modules that receive untrusted numbers.
BOUNDARIES = [
    "Sources/DeviceProtocol", "Sources/HostInterface", "Sources/HostBrowser", "Sources/RenderProtocol", "Sources/AppLink", "Sources/PushService",
    "Sources/AssistiveTree",
    "Sources/DesktopAccessibility", "Sources/UserNotifications", "Sources/Simulator/Script", "Sources/Simulator/App",
    "Sources/Simulator/Notifications", "Sources/Simulator/Data", "Tools/Sources", "Services/Sources",
]
# Bounded before, in a way that this script cannot detect: file, and a part of the line.
BOUNDED = [
    ("Sources/DeviceProtocol/DeviceControl.swift", "device.batteryLevel"),
    ("Sources/DeviceProtocol/PushPayload.swift", "Int($0.2)"),
    ("Sources/Simulator/Script/TouchSequence.swift", "(seconds / frame)"),
    ("Services/Sources/HTTP/Timestamp.swift", "names[Int("),
    ("Services/Sources/Server/HTTPServer.swift", "options.patience.silence"),
    ("Services/Sources/Server/HTTPServer.swift", "Int64(grace * 1e9)"),
]
GROUPS = [{"|", "^", "+", "-"}, {"&", "*", "/", "%"}]
BITS = {"|", "^", "&"}
OPERATORS = re.compile(r"(?<=\s)([|^&+\-*/%]|&\+|&-|&\*)(?=\s)")
CONVERSION = re.compile(r"\bU?Int(?:8|16|32|64)?\(")
LABEL = re.compile(r"(?:saturating|exactly|clamping|truncatingIfNeeded|bitPattern|ascii|littleEndian|bigEndian|clampingDouble):")
FLOATING = re.compile(r"\.rounded\(|\bfloor\(|\bceil\(|\bDouble\(|\d\.\d|\b\d+e\d+\b")


def without_texts(line):
    line = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
    line = re.sub(r"(?<![\w)])/(?:\\.|[^/\\\s])(?:\\.|[^/\\])*/(?![\w])", '""', line)
    return re.sub(r"//.*", "", line)


def argument(line, start):
    """The text between the parenthesis before `start` and its closing one."""
    depth = 1
    for place in range(start, len(line)):
        depth += {"(": 1, ")": -1}.get(line[place], 0)
        if depth == 0:
            return line[start:place]
    return line[start:]


def mixed(line):
    """The first two different operators of equal precedence at one level of parentheses, one of them a bit operator."""
    stack = [[]]
    place = 0
    while place < len(line):
        character = line[place]
        if character in "([{":
            stack.append([])
        elif character in ")]}":
            if len(stack) > 1:
                stack.pop()
        elif character in ",:?;=<>" or line.startswith(("&&", "||", "->", "..."), place):
            stack[-1] = []
            if line.startswith(("&&", "||", "->", ">>", "<<", "..."), place):
                place += 1
        else:
            match = OPERATORS.match(line, place)
            if match:
                sign = match.group(1).replace("&+", "+").replace("&-", "-").replace("&*", "*")
                before = stack[-1][-1] if stack[-1] else None
                for group in GROUPS:
                    if sign in group and before in group and sign != before and {sign, before} & BITS:
                        return before, sign
                if before is None or any(sign in group and before in group for group in GROUPS) or sign in GROUPS[0]:
                    stack[-1] = [sign]
                place = match.end(1)
                continue
        place += 1
    return None


def conversions(line):
    for match in CONVERSION.finditer(line):
        inside = argument(line, match.end())
        if not LABEL.match(inside.lstrip()) and FLOATING.search(inside):
            yield inside


def main():
    lists = "--list" in sys.argv[1:]
    found = []
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.swift")):
            name = str(file.relative_to(ROOT))
            for number, raw in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                line = without_texts(raw)
                pair = mixed(line)
                if pair:
                    found.append(f"{name}:{number}: `{pair[0]}` and `{pair[1]}` have the same precedence; write parentheses")
                for inside in conversions(line):
                    if lists:
                        print(f"{name}:{number}: {raw.strip()}")
                    elif (
                        any(name.startswith(boundary + "/") for boundary in BOUNDARIES)
                        and not re.search(r"\b(?:min|max)\(", inside)
                        and not any(name == place and part in raw for place, part in BOUNDED)
                    ):
                        found.append(f"{name}:{number}: an untrusted number may not fit; convert it with `saturating:` or `exactly:`")
    if lists:
        return 0
    print("\n".join(found) if found else "numbers: no misleading operator precedence, no unbounded conversion of untrusted numbers")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
