"""Compares a type of Apple's with Ferry's, member by member."""
import collections
import re

from .symbols import spelled

# Spellings in Objective-C or C# that are one type in Swift.
SAME = {
    "NSString": "String", "NSUrl": "URL", "NSURL": "URL", "NSIndexPath": "IndexPath", "NSDate": "Date", "NSData": "Data", "NSUuid": "UUID", "NSUUID": "UUID",
    "NSUrlRequest": "URLRequest", "NSLocale": "Locale", "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSDateComponents": "DateComponents",
    "NSIndexSet": "IndexSet", "NSCharacterSet": "CharacterSet", "NSError": "Error", "NSBundle": "Bundle", "NSOperationQueue": "OperationQueue",
    "NSProgress": "Progress", "NSUndoManager": "UndoManager", "NSTimeInterval": "Double", "TimeInterval": "Double", "NSRunLoop": "RunLoop",
    "NSMeasurement": "Measurement", "NSUserActivity": "NSUserActivity", "CFTimeInterval": "Double", "NSNotification": "Notification",
    "NSFileManager": "FileManager", "NSFormatter": "Formatter", "NSTimer": "Timer", "NSInteger": "Int", "NSUInteger": "UInt", "NSDateInterval": "DateInterval",
    "CLLocationDistance": "Double", "CLLocationDegrees": "Double", "CLLocationAccuracy": "Double", "CLLocationSpeed": "Double", "CLLocationDirection": "Double",
    "CLBeaconMajorValue": "UInt16", "CLBeaconMinorValue": "UInt16", "ushort": "UInt16", "long": "Int64", "UILayoutPriority": "Float", "CLHeadingComponentValue": "Double",
    "NSPersonNameComponents": "PersonNameComponents",
}
# Types whose spelling in the table says nothing: blocks, pointers and untyped objects.
VAGUE = {"Any", "id", "IntPtr", "instancetype", "NSObject", "NSNumber", "NSValue", "AnyClass", "Self", "Action", "Float", "float", "UInt", "UInt32", "Int32", "AnyObject"}


PRIMITIVE = {"String", "Int", "Double", "CGFloat", "Bool", "URL", "CGRect", "CGPoint", "CGSize", "Date", "Data", "UUID"}


def plain(type_):
    """A type without words that do not tell types apart."""
    type_ = re.sub(r"@\w+(\([^)]*\))?\s*|\b(inout|sending|borrowing|consuming|any|some|weak|unowned|unsafe)\b\s*", "", type_)
    type_ = re.sub(r"\s*=.*", "", type_).strip()
    return type_


def is_optional(type_):
    return plain(type_).endswith(("?", "!"))


def resolved(type_, swift):
    base = plain(type_).rstrip("?!")
    while base in swift.types and swift.types[base].kind == "typealias":
        target = plain(swift.types[base].text.split("=", 1)[-1]) if "=" in swift.types[base].text else base
        if target == base:
            break
        base = target
    return SAME.get(base, base)


def expected_type(type_, swift):
    base = type_.rstrip("?").replace("any_", "").replace("any ", "")
    if base in VAGUE or not re.fullmatch(r"[A-Za-z]\w*", base) or base.endswith(("Handler", "Block", "Provider", "Callback", "Completion")):
        return None
    base = SAME.get(base, base)
    if base == "Void":
        return None
    if base in ("String", "Bool", "CGFloat", "Int", "Double", "URL", "IndexPath", "Date", "Data", "UUID", "CGRect", "CGPoint", "CGSize", "NSAttributedString"):
        return base
    found = spelled(base, swift)
    return resolved(found, swift) if found else None


def differs(expected, actual, swift):
    """Whether two types differ for sure: strings may be structures of names in Swift, whole numbers enumerations."""
    want, have = expected_type(expected, swift), resolved(actual, swift)
    if want is None or have in ("", "Self") or "->" in have or "<" in have or "[" in have or not re.fullmatch(r"[\w.]+", have):
        return False
    if want == have or have.split(".")[-1] == want.split(".")[-1]:
        return False
    if have in ("Any", "AnyObject", "Element"):
        return False
    if want in PRIMITIVE and have not in PRIMITIVE:
        # Strings and numbers of the table are structures of names and enumerations in Swift.
        return False
    return True


def parts_of(name):
    base, _, labels = name.partition("(")
    return base, [label for label in labels.rstrip(")").split(":") if label]


def covers(item, name):
    """Whether a call with these labels may leave out the others, which have default values."""
    if item.path[-1] == name:
        return True
    base, labels = parts_of(name)
    own_base, own = parts_of(item.path[-1])
    if base != own_base or len(own) <= len(labels) or len(own) != len(item.arguments):
        return False
    at = 0
    for label, argument in zip(own, item.arguments):
        if at < len(labels) and labels[at] == label:
            at += 1
        elif "= " not in argument:
            return False
    return at == len(labels)


def similar(name, candidates):
    base = name.split("(")[0]
    return [item for item in candidates if item.path[-1].split("(")[0] == base or item.path[-1].replace(":", "").lower() == name.replace(":", "").lower()]


def is_hidden(name, hidden):
    """Whether an unavailable member has the name, or has it with further labels, whose arguments have default values."""
    if name in hidden or f"{name}()" in hidden:
        return True
    base, labels = parts_of(name)
    if base == "init" and not labels:
        return False
    return any(parts_of(item)[0] == base and "(" in item and parts_of(item)[1][:len(labels)] == labels for item in hidden) if "(" in name else False


def compare_type(owner, rows, swift):
    """Yields (member of Objective-C, what differs)."""
    chain = swift.lookup(owner)
    own = [item for name in chain for item in swift.members.get(name, [])]
    by_name = collections.defaultdict(list)
    for item in own:
        by_name[item.path[-1]].append(item)
    hidden = set().union(*(swift.unavailable_members.get(name, set()) for name in chain))
    is_protocol = any(row["kind"] == "protocol" for row in rows)
    for row in rows:
        name, member, objc = row["name"], row["member"], row["objc"]
        if member in ("type", "constant") or not name:
            continue
        candidates = by_name.get(name, [])
        if not candidates and "property" not in member:
            candidates = by_name.get(name + "()") or [item for item in own if covers(item, name)]
        if not candidates and is_hidden(name, hidden):
            continue
        if not candidates:
            near = similar(name, own)
            label = ", ".join(sorted({f"`{item.path[-1]}`" for item in near})[:4])
            yield objc, f"`{name}` is absent" + (f"; there is {label}" if near else "")
            continue
        results = [list(compare_member(row, item, swift, is_protocol, owner)) for item in candidates]
        best = min(results, key=len)
        for difference in best:
            yield objc, f"`{name}`: {difference}"


def compare_member(row, item, swift, is_protocol, owner):
    member = row["member"]
    is_static = item.kind.startswith("type.") or item.kind == "enum.case"
    if member.startswith("static") and not is_static and item.kind != "init":
        yield "is an instance member; Apple's is a type member"
    if not member.startswith("static") and is_static and member != "init":
        yield "is a type member; Apple's is an instance member"
    if member == "init":
        if item.kind == "init" and row["result"].endswith("?") != bool(re.match(r".*\binit[?!]", item.text)):
            yield "is failable" if not row["result"].endswith("?") else "is not failable; Apple's is"
        if row["designated"] == "1" and "convenience" in item.text and item.path[0] == owner:
            yield "is a convenience initialiser; Apple's is designated"
    elif row["result"] != "Void" and "throws" not in item.text:
        if row["result"].endswith("?") != is_optional(item.result) and "Void" not in item.result:
            yield f"gives `{item.result}`; the table has {'an' if row['result'].endswith('?') else 'no'} optional"
        if differs(row["result"], item.result, swift):
            yield f"is of type `{item.result}`; the table has {row['result']}"
    elif row["result"] == "Void" and item.result not in ("()", "Void", ""):
        yield f"gives `{item.result}`; Apple's gives nothing"
    if "property" in member:
        # The setter of a lazy property may be private, which the symbol graph does not tell.
        is_settable = "{ get }" not in item.text and "lazy " not in item.text and not item.text.startswith("let ") and " let " not in item.text
        if row["access"] == "rw" and not is_settable and "lazy " not in item.text:
            yield "cannot be set"
        if row["access"] == "r" and is_settable and "{" in item.text:
            yield "can be set; Apple's cannot"
    arguments = [word for word in row["arguments"].split(" ") if word]
    if member in ("method", "static method", "init") and len(arguments) == len(item.arguments) == len(parts_of(item.path[-1])[1]):
        for index, (want, have) in enumerate(zip(arguments, item.arguments)):
            if want.startswith(("out_", "ref_")):
                continue
            if want.endswith("?") != is_optional(have):
                yield f"argument {index + 1} is `{plain(have)}`; the table has {'an' if want.endswith('?') else 'no'} optional"
            if differs(want, have, swift):
                yield f"argument {index + 1} is `{plain(have)}`; the table has {want}"
    if is_protocol and row["requirement"] and item.requirement and item.path[0] == owner:
        if row["requirement"] == "required" and item.requirement == "optional":
            yield "is optional; Apple requires it"
        if row["requirement"] == "optional" and item.requirement == "required" and "optional" not in item.text:
            yield "is required; Apple's is optional"
    if not is_protocol and item.path[0] == owner and owner in swift.types and swift.types[owner].kind == "class" and swift.types[owner].is_open:
        if not item.is_open and item.kind in ("method", "property") and " final " not in f" {item.text} ":
            yield "is not open"


SUFFIXES = ("skey", "key", "name", "notification", "type", "identifier", "attributename", "option", "constant")


def constant_spellings(objc):
    name = objc.lower()
    return {name} | {name.removesuffix(suffix) for suffix in SUFFIXES}


def constants(swift):
    """Constants that stand in types, as Objective-C spells them: the type's name, then the member's, with or without the words of both ends."""
    known = {name.lower() for name in swift.functions}
    shown = {owner: [item.path[-1] for item in members if item.kind in ("type.property", "enum.case")] for owner, members in swift.members.items()}
    for owner in shown.keys() | swift.unavailable_members.keys():
        flat = owner.replace(".", "").lower()
        words = owner.split(".")
        folded = "".join([words[0], *(word.removeprefix(words[0].removeprefix("UI")) for word in words[1:])]).lower()
        heads = {flat, folded, flat.removeprefix("ui"), flat.removeprefix("nsattributedstring"), flat.replace("notificationname", "").removeprefix("ns")}
        heads |= {head.removesuffix(suffix) for head in heads for suffix in SUFFIXES}
        for name in [*shown.get(owner, []), *swift.unavailable_members.get(owner, ())]:
            known |= {head + tail for head in heads for tail in constant_spellings(name.lower())}
    return known
