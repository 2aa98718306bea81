"""Reads the desktop through AT-SPI as a screen reader does, in a separate session.

usage: read_accessibility.py COMMAND...

Each COMMAND is `wait|NAME|ROLE`, `gone|NAME|ROLE`, `press|NAME|ROLE`, `set|NAME|TEXT`, `caret|NAME|OFFSET`, `text|NAME`, `tree`, `listen` or `heard|PART`; its result
is printed. Waits at most twenty seconds for an object to appear or disappear.
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

heard = []


def spin(seconds=0.05):
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.005)


def windows():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(index)
        if app is None or app.get_toolkit_name() != "Ferry":
            continue
        for number in range(app.get_child_count()):
            yield app.get_child_at_index(number)


def things():
    for window in windows():
        window.clear_cache()
        for index in range(window.get_child_count()):
            thing = window.get_child_at_index(index)
            if thing is not None:
                thing.clear_cache()
                yield thing


def find(name, role=None):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            for thing in things():
                names = (thing.get_name(), thing.get_accessible_id())
                if name in names and (role is None or thing.get_role_name() == role):
                    return thing
        except GLib.Error:
            pass
        spin(0.1)
    raise SystemExit(f"no {role or 'thing'} is called {name}; there is " + ", ".join(f"{t.get_role_name()} {t.get_name()!r}" for t in things()))


def states(thing):
    names = [state.value_nick for state in thing.get_state_set().get_states()]
    return " ".join(sorted(name for name in names if name in ("focused", "editable", "checked", "enabled")))


def note(event):
    source = event.source
    heard.append(f"{event.type} {source.get_role_name() if source else ''} {event.any_data if isinstance(event.any_data, str) else ''}".strip())


def run(words):
    verb, rest = words[0], words[1:]
    if verb == "wait":
        thing = find(rest[0], rest[1])
        box = thing.get_extents(Atspi.CoordType.WINDOW)
        return f"{thing.get_role_name()} {thing.get_name()!r} {box.width}x{box.height} {states(thing)}"
    if verb == "gone":
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                if not any(thing.get_name() == rest[0] and thing.get_role_name() == rest[1] for thing in things()):
                    return "gone"
            except GLib.Error:
                pass
            spin(0.1)
        return "still there"
    if verb == "press":
        thing = find(rest[0], rest[1])
        return f"{Atspi.Action.get_localized_name(thing, 0)} {thing.get_name()!r}: {thing.do_action(0)}"
    if verb == "set":
        return f"{find(rest[0]).set_text_contents(rest[1])}"
    if verb == "caret":
        return f"{find(rest[0]).set_caret_offset(int(rest[1]))}"
    if verb == "text":
        thing = find(rest[0])
        count = thing.get_character_count()
        return f"{thing.get_text(0, count)!r} {count} caret {thing.get_caret_offset()}"
    if verb == "tree":
        return "\n".join(f"{t.get_role_name()} {t.get_name()!r}" for t in things())
    if verb == "listen":
        listener = Atspi.EventListener.new(note)
        for kind in ("object:text-changed", "object:state-changed:focused", "object:children-changed", "object:announcement"):
            listener.register(kind)
        run.listener = listener
        return "listening"
    if verb == "heard":
        end = time.monotonic() + 10
        while time.monotonic() < end and not any(rest[0] in line for line in heard):
            spin(0.1)
        return next((line for line in heard if rest[0] in line), "nothing of the kind; " + "; ".join(heard))
    raise SystemExit(f"no command {verb}")


for command in sys.argv[1:]:
    print(f"> {command}")
    print(run(command.split("|")), flush=True)
    spin()
