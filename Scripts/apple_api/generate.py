#!/usr/bin/env python3
"""Writes Fixtures/AppleAPI/<Module>.csv: Apple's public API as Swift sees it, one row a member.

usage: generate.py FACTS

FACTS is a table of names, selectors and flags (columns in its first line). Of each module a header in Objective-C is made, which Swift's own
importer reads: the names are those that the compiler gives, not those of a second set of rules. Types of parameters count for the names
("needless words"); those that the table only names are declared by their kind of name. Needs to run only when the table changes.
"""
import argparse
import collections
import csv
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "Fixtures" / "AppleAPI"
MODULES = [
    "UIKit", "QuartzCore", "UserNotifications", "CoreLocation", "CoreData", "AVKit", "UniformTypeIdentifiers", "Photos", "PhotosUI", "QuickLook",
]
COLUMNS = ["type", "kind", "member", "name", "objc", "result", "arguments", "access", "requirement", "designated", "since", "deprecated"]

# The table's spelling of types that have another in Objective-C.
SPELLED = {
    "NSUrl": "NSURL", "NSUuid": "NSUUID", "NSUrlRequest": "NSURLRequest", "UIOpenUrlContext": "UIOpenURLContext", "UITextAlignment": "NSTextAlignment",
    "UILineBreakMode": "NSLineBreakMode", "UIControlEvent": "UIControlEvents", "String": "NSString", "NSComparisonResult": "NSComparisonResult",
    "DispatchQueue": "dispatch_queue_t", "IUIDynamicItem": "id<UIDynamicItem>", "NSUrlSession": "NSURLSession", "UIViewContentMode": "UIViewContentMode",
    "NSUrlResponse": "NSURLResponse", "NSHttpUrlResponse": "NSHTTPURLResponse", "NSUrlCredential": "NSURLCredential",
    "NSUrlAuthenticationChallenge": "NSURLAuthenticationChallenge", "CALayerDelegate": "CALayerDelegate",
}
SCALARS = {
    "Void": "void", "Bool": "_Bool", "CGFloat": "CGFloat", "Double": "double", "Float": "float", "Int": "NSInteger", "UInt": "NSUInteger",
    "Int32": "int", "UInt32": "unsigned", "Int64": "long long", "UInt64": "unsigned long long", "ushort": "unsigned short", "long": "long long",
    "ulong": "unsigned long long", "Int16": "short", "UInt16": "unsigned short", "UInt8": "unsigned char", "Int8": "signed char", "byte": "unsigned char",
    "instancetype": "instancetype", "Selector": "SEL", "AnyClass": "Class", "IntPtr": "void *", "Any": "id", "dispatch_queue_t": "dispatch_queue_t",
    "nint": "NSInteger", "nuint": "NSUInteger", "nfloat": "CGFloat", "int": "int", "uint": "unsigned", "bool": "_Bool", "float": "float", "double": "double",
}
STRUCTS = {
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "NSRange",
    "CLLocationCoordinate2D", "CMTime", "CMTimeRange", "CAFrameRateRange", "MKCoordinateRegion", "MKCoordinateSpan", "MKMapRect", "MKMapPoint", "MKMapSize",
    "UIFloatRange", "CMAcceleration", "CMRotationRate", "CMMagneticField", "CMCalibratedMagneticField", "CMQuaternion", "CMRotationMatrix", "MKTileOverlayPath",
    "NSOperatingSystemVersion", "NSDecimal", "CGGlyph",
}
FOUNDATION = ["NSObject", "NSString", "NSSet", "NSDictionary", "NSArray", "NSOrderedSet", "NSHashTable", "NSMapTable"]
# Names that the language has already, and C# helpers without a counterpart.
RESERVED = {"Protocol", "NSString2"}
REFERENCES = {"CGColor", "CGImage", "CGContext", "CGPath", "CGColorSpace", "CGPdfDocument", "CGPdfPage", "CGDataProvider", "CGLayer"}
BLOCK_ENDINGS = ("Handler", "Block", "Callback", "Provider", "Creator", "Completion", "Search", "Transformer", "Predicate")
OPTION_ENDINGS = ("Options", "Mask", "Flags", "Traits", "Edge", "Corner", "State", "Events", "Attributes", "Types")


def types_of(text):
    """The types of a row's list; spaces inside of a type are written as underscores."""
    return [word for word in text.split(" ") if word]


def without_error(row):
    """The selector without the error that Swift throws: the importer translates it with Foundation only, which is not there."""
    selector = row["selector_or_name"]
    arguments = types_of(row["arg_types_or_conformances"])
    if arguments and arguments[-1].rstrip("?").endswith("out_NSError") and selector.endswith(":"):
        last = selector[:-1].split(":")[-1]
        shorter = re.sub(r"(?:(?:And|With)?(?:Return(?:ing)?)?[Ee]rror)$", "", last)
        head = selector[: len(selector) - len(last) - 1]
        return head + shorter
    return selector


# The table continues some types with the members of the generic type that follows: from this selector on they belong to another.
MISPLACED = {
    ("UITabBarItemAppearance", "initWithCollectionView:cellProvider:"): "UICollectionViewDiffableDataSource",
    ("UITabBarItemAppearance", "initWithTableView:cellProvider:"): "UITableViewDiffableDataSource",
    ("UIPointerShape", "appendItems:"): "NSDiffableDataSourceSectionSnapshot",
    ("UIDeferredMenuElement", "sectionIdentifier"): "NSDiffableDataSourceSectionTransaction",
    ("NSLayoutManagerDelegate", "numberOfItems"): "NSDiffableDataSourceSnapshot",
}


def placed(rows):
    last, owner = None, None
    for row in rows:
        if row["type"] != last:
            last, owner = row["type"], None
        owner = MISPLACED.get((row["type"], row["selector_or_name"]), owner)
        yield row | {"type": owner, "kind": "class", "requirement": ""} if owner else row


class Header:
    """A header of all modules, since their types refer to each other."""

    def __init__(self, rows):
        self.rows = rows
        self.classes, self.protocols = {}, {}
        for row in rows:
            if row["member"] == "type":
                target = self.protocols if row["kind"] == "protocol" else self.classes if row["kind"] == "class" else None
                if target is not None:
                    target[row["type"]] = row
        for name in FOUNDATION:
            self.classes.setdefault(name, {"returns_or_base": "NSObject"})
        self.others, self.blocks = {}, set()
        self.lines = []

    def spelled(self, name):
        name = name.strip()
        return SPELLED.get(name, name)

    def type(self, text, returns=False):
        """A type of Objective-C; what the table does not explain is declared by its name."""
        text = re.sub(r"/\*.*?\*/", "", text.replace("_", " ").replace("any ", "any_")).strip() if " " in text or "/*" in text else text
        text = text.strip("_").removeprefix("params_").removeprefix("not_")
        if match := re.match(r"(?:out|ref)_(.*)", text):
            inner = self.type(match[1])
            return inner + " _Nullable *" if inner.endswith("*") else inner + " *"
        if text.startswith("["):
            return "NSArray *"
        if match := re.match(r"(NSSet|NSDictionary|NSOrderedSet|NSArray|NSHashTable|NSMapTable)\b", text):
            return match[1] + " *" if not text.endswith(("Enumerator", "Attributes")) or match[1] == text else self.named(text)
        if re.match(r"(Action|Func|Predicate)\b", text):
            return "void (^)(void)"
        text = text.removeprefix("any_").removeprefix("any ")
        text = re.sub(r"<.*", "", text)
        if text in SCALARS:
            return SCALARS[text]
        return self.named(self.spelled(text))

    def named(self, name):
        if name in SCALARS:
            return SCALARS[name]
        if name.startswith("id<") :
            return name
        if name in self.classes or name == "NSString":
            return name + " *"
        if name in self.protocols:
            return f"id<{name}>"
        if re.match(r"I[A-Z]{2}", name) and name[1:] in self.protocols:
            return f"id<{name[1:]}>"
        if not re.fullmatch(r"[A-Z]\w+", name) or name in RESERVED:
            return "id"
        if name in REFERENCES:
            self.others.setdefault(name + "Ref", f"typedef struct __attribute__((objc_bridge(id))) {name} *{name}Ref;")
            return name + "Ref"
        if name in STRUCTS:
            self.others.setdefault(name, f"typedef struct {name} {{ double value; }} {name};")
        elif name.endswith(BLOCK_ENDINGS):
            self.others.setdefault(name, f"typedef void (^{name})(void);")
            self.blocks.add(name)
        elif name.endswith(("ItemType", "IdentifierType", "ObjectType", "AnchorType")) or len(name) < 3:
            return "id"
        elif name.endswith(OPTION_ENDINGS):
            self.others.setdefault(name, f"typedef NS_OPTIONS(NSUInteger, {name}) {{ {name}None1 = 1 }};")
        else:
            self.others.setdefault(name, f"typedef NS_ENUM(NSInteger, {name}) {{ {name}Case0 = 0 }};")
        return name

    def declarator(self, type_, name, nullable):
        """`nullable` is a word of pointer types only."""
        word = ""
        if type_.endswith("*") or type_.startswith("id") or type_ in ("Class", "SEL", "instancetype", "dispatch_queue_t") or "(^" in type_ or type_.endswith("Ref") or type_ in self.blocks:
            word = "_Nullable" if nullable else "_Nonnull"
        if "(^" in type_:
            return type_.replace("(^)", f"(^ {word} {name})")
        return f"{type_} {word} {name}"

    def method(self, row, sign):
        selector = without_error(row)
        if not re.fullmatch(r"[A-Za-z_]\w*|(?:\w*:)+", selector) or selector in {"alloc", "new", "retain", "release", "autorelease", "dealloc"}:
            return None
        result = self.type(row["returns_or_base"])
        if row["member"] == "init":
            result = "instancetype"
        elif result == row["type"] + " *" and sign == "+":
            result = "instancetype"
        arguments = types_of(row["arg_types_or_conformances"])
        nullable = set(row["nullable_args_or_getter"].split(",")) if re.fullmatch(r"[\d,]*", row["nullable_args_or_getter"]) else set()
        parts = selector.split(":")
        if ":" in selector:
            # Names of parameters do not count.
            text = ""
            for position, part in enumerate(parts[:-1]):
                type_ = self.type(arguments[position]) if position < len(arguments) else "id"
                type_ = "id" if type_ == "instancetype" else type_
                text += f" {part}:({self.declarator(type_, '', str(position) in nullable).strip()})a{position}"
        else:
            text = selector
        returned = self.declarator(result, "", row["nullable"] == "1").strip() if result != "void" else "void"
        tail = " __attribute__((objc_designated_initializer))" if row["designated_or_notification"] == "1" and row["member"] == "init" else ""
        return f"{sign} ({returned}){text.strip()}{tail};"

    def property(self, row, is_static):
        name, getter = row["selector_or_name"], row["nullable_args_or_getter"]
        attributes = ["nonatomic"] + (["class"] if is_static else []) + (["readonly"] if row["access"] == "r" else [])
        if re.fullmatch(r"[a-z]\w+", getter or "") and getter != name:
            attributes.append(f"getter={getter}")
        elif re.match(r"is[A-Z]", name) and self.type(row["returns_or_base"]) == "_Bool":
            attributes.append(f"getter={name}")
            name = name[2].lower() + name[3:]
        type_ = self.type(row["returns_or_base"])
        if type_ in ("instancetype", "void"):
            type_ = "id"
        return f"@property ({', '.join(attributes)}) {self.declarator(type_, name, row['nullable'] == '1')};"

    def members(self, rows, is_protocol):
        groups, seen = collections.defaultdict(list), set()
        for row in rows:
            line = None
            if row["member"] in ("method", "init", "static method"):
                line = self.method(row, "+" if row["member"] == "static method" else "-")
            elif row["member"] in ("property", "static property") and re.fullmatch(r"[A-Za-z]\w*", row["selector_or_name"]):
                line = self.property(row, row["member"] == "static property")
            key = (row["member"].replace("init", "method").split(" ")[0], "static" in row["member"], re.sub(r"^is(?=[A-Z])", "", without_error(row)).lower())
            if line and key not in seen:
                seen.add(key)
                groups["optional" if is_protocol and row["requirement"] == "optional" else "required" if is_protocol else ""].append(line)
        for group, lines in sorted(groups.items()):
            if group:
                self.lines.append(f"@{group}")
            self.lines += lines

    def text(self):
        by_type = collections.defaultdict(list)
        for row in self.rows:
            if row["member"] != "type":
                by_type[(row["kind"], row["type"])].append(row)
        written = set()

        def class_(name):
            if name in written:
                return
            written.add(name)
            base = self.classes[name]["returns_or_base"] or "NSObject"
            base = SPELLED.get(base, base)
            if base not in self.classes or base == name:
                base = "NSObject"
            if name != "NSObject":
                class_(base)
                self.lines.append(f"@interface {name} : {base}")
            else:
                self.lines.append("@interface NSObject")
            self.members(by_type[("class", name)], False)
            self.lines.append("@end")

        for name in sorted(self.protocols):
            self.lines.append(f"@protocol {name}")
            self.members(by_type[("protocol", name)], True)
            self.lines.append("@end")
        for name in sorted(self.classes):
            class_(name)
        for row in self.rows:
            if row["kind"] == "category" and row["member"] == "type" and row["returns_or_base"] in self.classes:
                self.lines.append(f"@interface {row['returns_or_base']} ({row['type']})")
                self.members(by_type[("category", row["type"])], False)
                self.lines.append("@end")
        head = [
            "typedef long NSInteger; typedef unsigned long NSUInteger; typedef double CGFloat;",
            "#define NS_ENUM(T, N) enum __attribute__((enum_extensibility(open))) N : T N; enum N : T",
            "#define NS_OPTIONS(T, N) enum __attribute__((flag_enum, enum_extensibility(open))) N : T N; enum N : T",
            "@class " + ", ".join(sorted(self.classes)) + ";", "@protocol " + ", ".join(sorted(self.protocols)) + ";",
            "#pragma clang assume_nonnull begin",
            "typedef NSObject *dispatch_queue_t;",
        ]
        return "\n".join(head + [self.others[name] for name in sorted(self.others)] + self.lines + ["#pragma clang assume_nonnull end"]) + "\n"


def swift_names(header):
    """Names in Swift by USR, as the importer gives them."""
    frontend = shutil.which("swift-frontend")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "module.modulemap").write_text('module AppleAPI { header "api.h" export * }\n')
        (folder / "api.h").write_text(header)
        (folder / "api.swift").write_text("@_exported import AppleAPI\n")
        result = subprocess.run(
            [frontend, "-emit-module", "-enable-objc-interop", "-I", ".", "-target", "x86_64-unknown-linux-gnu", "api.swift", "-module-name", "AppleAPI",
             "-import-underlying-module", "-o", "out.swiftmodule", "-emit-symbol-graph", "-emit-symbol-graph-dir", "."],
            cwd=folder, capture_output=True, text=True)
        if result.returncode != 0:
            errors = [line for line in result.stderr.splitlines() if "error:" in line]
            sys.exit("generate.py: the importer failed:\n" + "\n".join(errors or result.stderr.splitlines()[:40]))
        names = {}
        for symbol in json.loads((folder / "AppleAPI.symbols.json").read_text())["symbols"]:
            usr = symbol["identifier"]["precise"]
            text = "".join(part["spelling"] for part in symbol["declarationFragments"])
            if not usr.startswith("c:") or " async" in text:
                continue
            names.setdefault(usr, (symbol["kind"]["identifier"].removeprefix("swift."), symbol["pathComponents"], text))
        return names


def usr(row, owner, is_protocol):
    kind = {"method": "im", "init": "im", "static method": "cm", "property": "py", "static property": "cpy"}[row["member"]]
    name = without_error(row)
    if kind in ("py", "cpy") and re.match(r"is[A-Z]", name) and row["returns_or_base"] == "Bool" and not re.fullmatch(r"[a-z]\w+", row["nullable_args_or_getter"] or ""):
        name = name[2].lower() + name[3:]
    return f"c:objc({'pl' if is_protocol else 'cs'}){owner}({kind}){name}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("facts", type=pathlib.Path)
    options = parser.parse_args()
    with open(options.facts, newline="") as file:
        rows = list(placed(csv.DictReader(file)))
    generic = {name: {**rows[0], "module": "UIKit", "type": name, "kind": "class", "member": "type", "selector_or_name": "", "returns_or_base": "NSObject",
                      "arg_types_or_conformances": "", "ios_since": "", "ios_deprecated": ""} for name in MISPLACED.values()}
    rows += generic.values()
    header = Header(rows)
    header.text()
    header.lines = []
    names = swift_names(header.text())
    FOLDER.mkdir(parents=True, exist_ok=True)
    missing = collections.Counter()
    owners = {row["type"]: row["returns_or_base"] for row in rows if row["kind"] == "category" and row["member"] == "type"}
    for module in MODULES:
        out = []
        for row in rows:
            if row["module"] != module:
                continue
            owner = owners.get(row["type"], row["type"])
            flags = row["nullable_args_or_getter"]
            nullable = set(flags.split(",")) if re.fullmatch(r"[\d,]+", flags) else set()
            arguments = [word + ("?" if str(index) in nullable else "") for index, word in enumerate(types_of(row["arg_types_or_conformances"]))]
            result = row["returns_or_base"] + ("?" if row["nullable"] == "1" else "")
            name, member = row["selector_or_name"], row["member"]
            if member not in ("type", "constant"):
                found = names.get(usr(row, owner, row["kind"] == "protocol"))
                if found is None:
                    missing[module] += 1
                    name = ""
                else:
                    name = found[1][-1]
                    if found[0] == "init":
                        member = "init"
                    if member in ("property", "static property") and re.match(r"is[A-Z]", flags or ""):
                        name = flags
                    elif member in ("property", "static property") and re.match(r"is[A-Z]", row["selector_or_name"]):
                        name = row["selector_or_name"]
            out.append({
                "type": owner, "kind": "class" if row["kind"] == "category" else row["kind"], "member": member, "name": name, "objc": row["selector_or_name"],
                "result": result, "arguments": " ".join(arguments), "access": row["access"], "requirement": row["requirement"],
                "designated": row["designated_or_notification"], "since": row["ios_since"], "deprecated": row["ios_deprecated"],
            })
        with open(FOLDER / f"{module}.csv", "w", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(out)
        print(f"{module}: {len(out)} rows, {missing[module]} without a name")


if __name__ == "__main__":
    main()
