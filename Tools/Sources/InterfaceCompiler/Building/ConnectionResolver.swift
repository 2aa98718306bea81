extension DocumentBuilder {
    func connections(_ list: InterfaceElement, of number: Int, _ owner: InterfaceElement) {
        for element in list.children {
            switch element.name {
            case "outlet", "outletCollection", "action", "segue":
                context.pending.append(PendingConnection(builder: self, from: number, fromID: owner.id, element: element))
            default: context.warn(element.line, "<\(element.name)> in <connections> is not supported; it is ignored")
            }
        }
    }
}

/// Adds connections to their documents, once all objects are known.
struct ConnectionResolver {
    let context: BuildContext

    func resolve() {
        for constraint in context.constraints { ConstraintResolver(context: context, constraint: constraint).resolve() }
        // In file order: a controller's connections come after those of its view. Collections come before, as in Xcode's compiled files: the
        // observer of an outlet may read one.
        let pending = context.pending.sorted { $0.element.order < $1.element.order }
        let collections = pending.filter { $0.element.name == "outletCollection" }
        for connection in collections + pending.filter({ $0.element.name != "outletCollection" }) {
            switch connection.element.name {
            case "action": action(connection)
            case "segue": segue(connection)
            default: outlet(connection)
            }
        }
    }

    /// Both ends, numbered as in the inner one of their documents; nil after an error.
    private func ends(_ connection: PendingConnection, to id: String) -> (in: DocumentBuilder, from: Int, to: Int)? {
        let element = connection.element
        // What it leads to was reported, or is for Interface Builder only.
        guard !context.dropped.contains(id) else { return nil }
        guard let home = context.homes[id], let number = home.numbers[id] else {
            context.error(element.line, "the \(element.name) leads to \"\(id)\", but no object in the file has that id")
            return nil
        }
        let builder = connection.builder
        if home === builder { return (builder, connection.from, number) }
        if builder.isInside(home) { return (builder, connection.from, builder.external(id)) }
        guard home.isInside(builder), let from = connection.fromID else {
            // A view copied from another scene keeps such a connection; Interface Builder leaves it in the file, and it has no effect.
            context.warn(element.line, "the \(element.name) leads to \"\(id)\", which is in another scene or cell; it is ignored")
            return nil
        }
        guard !home.isRepeated else {
            context.error(
                element.line, "the \(element.name) leads to \"\(id)\" in a prototype, which may have many instances or none")
            return nil
        }
        return (home, home.external(from), number)
    }

    private func destination(_ connection: PendingConnection) -> String? {
        guard let id = connection.element["destination"], !id.isEmpty else {
            context.error(connection.element.line, "the \(connection.element.name) has no destination")
            return nil
        }
        return id
    }

    private func outlet(_ connection: PendingConnection) {
        let element = connection.element
        guard let name = element["property"] ?? element["collectionName"], !name.isEmpty else {
            return context.error(element.line, "the \(element.name) has no property")
        }
        guard let id = destination(connection), let ends = ends(connection, to: id) else { return }
        guard element.name == "outletCollection" else {
            ends.in.document.connections.append(.init(from: ends.from, kind: .outlet(name: name, to: ends.to)))
            return
        }
        let place = ends.in.document.connections.firstIndex { known in
            guard known.from == ends.from, case .collection(let known, _) = known.kind else { return false }
            return known == name
        }
        guard let place, case .collection(_, let members) = ends.in.document.connections[place].kind else {
            ends.in.document.connections.append(.init(from: ends.from, kind: .collection(name: name, to: [ends.to])))
            return
        }
        ends.in.document.connections[place].kind = .collection(name: name, to: members + [ends.to])
    }

    private static let events = [
        "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8, "touchDragEnter": 16, "touchDragExit": 32,
        "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096, "primaryActionTriggered": 8192,
        "menuActionTriggered": 16384, "editingDidBegin": 65536, "editingChanged": 131_072, "editingDidEnd": 262_144,
        "editingDidEndOnExit": 524_288, "allTouchEvents": 4095, "allEditingEvents": 983_040, "allEvents": 0xFFFF_FFFF,
    ]

    private func action(_ connection: PendingConnection) {
        let element = connection.element
        guard let selector = element["selector"], !selector.isEmpty else {
            return context.error(element.line, "the action has no selector")
        }
        var events: Int?
        if let text = element["eventType"] {
            guard let event = Self.events[text] else { return context.error(element.line, "unknown control event \"\(text)\"") }
            events = event
        }
        guard let id = destination(connection) else { return }
        guard !context.responders.contains(id) else {
            connection.builder.document.connections.append(
                .init(from: connection.from, kind: .action(selector: selector, to: nil, events: events)))
            return
        }
        guard let ends = ends(connection, to: id) else { return }
        ends.in.document.connections.append(.init(from: ends.from, kind: .action(selector: selector, to: ends.to, events: events)))
    }

    // MARK: Segues

    private static let kinds: Set<String> = [
        "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "popover", "replace", "custom", "embed",
        "relationship",
        "unwind",
    ]

    private func segue(_ connection: PendingConnection) {
        let element = connection.element
        guard element.key == nil else {
            return context.warn(element.line, "the \(element.key ?? "") of a peek is not supported; it is ignored")
        }
        guard let kind = element["kind"], Self.kinds.contains(kind) else {
            return context.error(element.line, "unknown segue kind \"\(element["kind"] ?? "")\"")
        }
        guard let id = destination(connection) else { return }
        var entries: [String: PropertyListValue] = ["kind": .text(kind)]
        if kind == "unwind" {
            guard context.exits.contains(id) else {
                return context.error(element.line, "the unwind segue leads to \"\(id)\", which is not an exit")
            }
            guard let action = element["unwindAction"] else { return context.error(element.line, "the unwind segue has no unwindAction") }
            entries["unwindAction"] = .text(action)
        } else {
            guard context.scenes.contains(id) else {
                return context.error(element.line, "the segue leads to \"\(id)\", but no controller in the file has that id")
            }
            entries["destination"] = .text(id)
        }
        for name in ["identifier", "relationship"] { entries[name] = element[name].map { .text($0) } }
        if kind == "relationship", element["relationship"] == nil {
            return context.error(element.line, "the relationship segue does not say which relationship")
        }
        if element["trigger"] == "accessoryAction" { entries["trigger"] = .text("accessory") }
        if let action = element["destinationCreationSelector"] { entries["action"] = .text(action) }
        if let name = element["customClass"] {
            entries["customClass"] = .text(name)
            entries["customModule"] = context.module(of: element).map { .text($0) }
        }
        if let text = element["animates"] { entries["animates"] = context.flag(text, "animates", element.line).map { .bool($0) } }
        let styles = [("modalPresentationStyle", ElementRules.presentations), ("modalTransitionStyle", ElementRules.transitions)]
        for (name, values) in styles {
            guard let text = element[name] else { continue }
            guard let value = values[text] else { return context.error(element.line, "there is no \(name) \"\(text)\"") }
            entries[name] = .integer(value)
        }
        for child in element.children where child.name != "nil" {
            guard child.name == "popoverArrowDirection" else {
                let about = "<\(child.name)> in <segue>"
                context.warnOnce(child.line, about, about + " is not supported; it is ignored")
                continue
            }
            guard case .integer(let directions) = connection.builder.options(child, Self.arrows), directions != 0 else { continue }
            entries["popoverArrowDirections"] = .integer(directions)
        }
        place(entries, connection)
    }

    private static let arrows = ["up": 1, "down": 2, "left": 4, "right": 8]

    /// Stores a segue in the document of its sender, or of its popover's anchor if that is further inside.
    private func place(_ entries: [String: PropertyListValue], _ connection: PendingConnection) {
        var entries = entries
        var builder = connection.builder
        var from = connection.from
        if let id = connection.element["popoverAnchorView"] ?? connection.element["popoverAnchorBarButtonItem"] {
            guard let ends = ends(connection, to: id) else { return }
            entries["anchor"] = .integer(ends.to)
            builder = ends.in
            from = ends.from
        }
        entries["from"] = .integer(from)
        builder.document.segues.append(NibSegue(entries: entries))
    }
}
