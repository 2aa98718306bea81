"""What the built modules declare, from their symbol graphs: types by name, members by type, and what types inherit."""
import collections
import dataclasses
import re

from compatibility import graphs, unavailable

TYPE_KINDS = {"class", "struct", "enum", "protocol", "typealias", "actor"}
# Types whose place in Swift their name does not tell.
NESTED = {
    "UIListContentImageProperties": "UIListContentConfiguration.ImageProperties", "UIListContentTextProperties": "UIListContentConfiguration.TextProperties",
    "UIWindowSceneGeometryPreferencesIOS": "UIWindowScene.GeometryPreferences.iOS", "UICalendarViewDecoration": "UICalendarView.Decoration",
    "UIContentUnavailableButtonProperties": "UIContentUnavailableConfiguration.ButtonProperties",
    "UIContentUnavailableImageProperties": "UIContentUnavailableConfiguration.ImageProperties",
    "UIContentUnavailableTextProperties": "UIContentUnavailableConfiguration.TextProperties",
    "UITabBarControllerSidebarDelegate": "UITabBarController.Sidebar.Delegate",
    "UITabBarControllerSidebarAnimating": "UITabBarController.Sidebar.Animating",
    "UITabBarControllerSidebarLayout": "UITabBarController.Sidebar.Layout", "UITabSidebarItemRequest": "UITabSidebarItem.Request",
    "UITabSidebarScrollTarget": "UITabBarController.Sidebar.ScrollTarget",
    "UIZoomTransitionOptions": "UIViewController.Transition.ZoomOptions",
    "UIZoomTransitionInteractionContext": "UIViewController.Transition.ZoomOptions.InteractionContext",
    "UIZoomTransitionAlignmentRectContext": "UIViewController.Transition.ZoomOptions.AlignmentRectContext",
    "UIZoomTransitionSourceViewProviderContext": "UIViewController.Transition.ZoomSourceViewProviderContext",
    "UIResolvedShape": "UIShape.Resolved", "UIShapeResolutionContext": "UIShape.ResolutionContext",
    "NSUserActivity": "NSUserActivity", "NSUrl": "URL", "NSDate": "Date", "NSData": "Data",
}


@dataclasses.dataclass
class Symbol:
    kind: str
    path: list
    text: str
    arguments: list
    result: str
    usr: str
    is_open: bool
    requirement: str = ""


@dataclasses.dataclass
class Swift:
    """What the modules declare: types by name, members by type, and what types inherit."""
    types: dict
    members: dict
    parents: dict
    functions: dict
    unavailable_types: set
    unavailable_members: dict

    def lookup(self, owner):
        """The type and what it inherits, nearest first."""
        order, queue = [], [owner]
        while queue:
            name = queue.pop(0)
            if name not in order:
                order.append(name)
                queue += self.parents.get(name, [])
        return order


def text_of(fragments):
    return "".join(part["spelling"] for part in fragments)


def parameters(text):
    """The parameters of a declaration, with their default values."""
    start = text.index("(", text.index("init") if re.search(r"\binit\b", text) else text.index("func") if "func " in text else text.index("subscript"))
    depth, items, item = 0, [], ""
    for index in range(start, len(text)):
        character = text[index]
        if character == ">" and text[index - 1] == "-":
            item += character
            continue
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": -1}.get(character, 0)
        if depth == 0:
            return [*items, item] if item.strip() else items
        if depth == 1 and character == ",":
            items.append(item)
            item = ""
        elif index > start:
            item += character
    return items


def read(modules, build):
    swift = Swift({}, collections.defaultdict(list), collections.defaultdict(list), collections.defaultdict(list), set(), collections.defaultdict(set))
    paths, requirements = {}, {}
    loaded = [graph for module in modules for graph in graphs(module, build)]
    for graph in loaded:
        for symbol in graph["symbols"]:
            paths[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
        for relation in graph["relationships"]:
            if relation["kind"] in ("requirementOf", "optionalRequirementOf"):
                requirements.setdefault(relation["source"], "required")
            elif relation["kind"] == "defaultImplementationOf":
                requirements[relation["target"]] = "optional"
    for graph in loaded:
        for symbol in graph["symbols"]:
            kind, path = symbol["kind"]["identifier"].removeprefix("swift."), symbol["pathComponents"]
            signature = symbol.get("functionSignature", {})
            text = text_of(symbol["declarationFragments"])
            result = text_of(signature.get("returns", [])) if signature else re.sub(r"\s*\{.*|\s*=.*", "", text.split(":", 1)[1]).strip() if ":" in text else ""
            arguments = [item.split(":", 1)[-1].strip() for item in parameters(text)] if signature.get("parameters") else []
            usr = symbol["identifier"]["precise"]
            made = Symbol(kind, path, text, arguments, result, usr, symbol["accessLevel"] == "open", requirements.get(usr, ""))
            if kind in TYPE_KINDS:
                swift.types[".".join(path)] = made
            elif len(path) > 1:
                swift.members[".".join(path[:-1])].append(made)
            else:
                swift.functions[path[0]].append(made)
        for relation in graph["relationships"]:
            if relation["kind"] in ("inheritsFrom", "conformsTo"):
                source = paths.get(relation["source"]) or relation["source"]
                target = paths.get(relation["target"]) or relation.get("targetFallback", "").split(".")[-1]
                swift.parents[source].append(target)
    for module in modules:
        types, members = unavailable(module, with_labels=True)
        swift.unavailable_types |= set(types)
        for owner, names in members.items():
            swift.unavailable_members[owner] |= set(names)
    return swift


def spelled(name, swift):
    """The name in Swift of a type of Objective-C: as it is, or nested in the longest type that begins it."""
    if name in swift.types or name in swift.unavailable_types or name in swift.members:
        return name
    if NESTED.get(name) in swift.types:
        return NESTED[name]
    for respelled in {name.replace("Url", "URL"), name.replace("Pdf", "PDF")} - {name}:
        if respelled in swift.types:
            return respelled
    for end in range(len(name) - 1, 3, -1):
        if name[end].isupper() and name[:end] in swift.types:
            for rest in (name[end:],):
                if f"{name[:end]}.{rest}" in swift.types:
                    return f"{name[:end]}.{rest}"
    return None
