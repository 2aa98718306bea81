public import DeviceProtocol

extension AccessibilityElement: WireCodable {
    public func encode(to writer: inout WireWriter) {
        for text in [identifier, label, value, className] { writer.put(text) }
        writer.put(traits)
        for number in [x, y, width, height] { writer.put(number) }
        writer.put(depth)
        writer.put(isEnabled)
        writer.put(isHittable)
        writer.put(id)
        writer.put(hint)
        writer.put(order)
        writer.put(isFocused)
        writer.put(activationX)
        writer.put(activationY)
        writer.put(actions)
        writer.put(rotors)
        writer.put(entry)
        writer.put(range)
        writer.put(isSeen)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            identifier: try reader.text(), label: try reader.text(), value: try reader.text(), className: try reader.text(),
            traits: try reader.unsigned(), x: try reader.coordinate(), y: try reader.coordinate(), width: try reader.coordinate(),
            height: try reader.coordinate(), depth: try reader.integer(), isEnabled: try reader.bool(), isHittable: try reader.bool())
        (id, hint) = (try reader.unsigned(), try reader.text())
        (order, isFocused) = (try reader.integer(), try reader.bool())
        (activationX, activationY) = (try reader.coordinate(), try reader.coordinate())
        (actions, rotors) = (try reader.array(), try reader.array())
        entry = try reader.optional()
        range = try reader.optional()
        isSeen = try reader.bool()
    }
}

extension AccessibilityElement.Entry: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(selectionStart)
        writer.put(selectionEnd)
        writer.put(isSecure)
        writer.put(isMultiline)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            selectionStart: try reader.integer(), selectionEnd: try reader.integer(), isSecure: try reader.bool(),
            isMultiline: try reader.bool())
    }
}

extension AccessibilityElement.Range: WireCodable {
    public func encode(to writer: inout WireWriter) { for number in [value, minimum, maximum] { writer.put(number) } }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(value: try reader.double(), minimum: try reader.double(), maximum: try reader.double())
    }
}

extension AccessibilityAction: WireCodable {
    private enum Tag: UInt8 {
        case activate, increment, decrement, escape, magicTap, scroll, custom, focus, setText, select, cursor, rotor, reveal
    }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .activate: writer.put(Tag.activate)
        case .increment: writer.put(Tag.increment)
        case .decrement: writer.put(Tag.decrement)
        case .escape: writer.put(Tag.escape)
        case .magicTap: writer.put(Tag.magicTap)
        case .focus: writer.put(Tag.focus)
        case .reveal: writer.put(Tag.reveal)
        case .scroll(let direction):
            writer.put(Tag.scroll)
            writer.put(direction)
        case .custom(let index):
            writer.put(Tag.custom)
            writer.put(index)
        case .rotor(let index, let forward):
            writer.put(Tag.rotor)
            writer.put(index)
            writer.put(forward)
        case .setText(let text):
            writer.put(Tag.setText)
            writer.put(text)
        case .select(let start, let end):
            writer.put(Tag.select)
            writer.put(start)
            writer.put(end)
        case .cursor(let isThere):
            writer.put(Tag.cursor)
            writer.put(isThere)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .activate: self = .activate
        case .increment: self = .increment
        case .decrement: self = .decrement
        case .escape: self = .escape
        case .magicTap: self = .magicTap
        case .focus: self = .focus
        case .reveal: self = .reveal
        case .scroll: self = .scroll(try reader.value())
        case .custom: self = .custom(try reader.integer())
        case .rotor: self = .rotor(try reader.integer(), forward: try reader.bool())
        case .setText: self = .setText(try reader.text())
        case .select: self = .select(start: try reader.integer(), end: try reader.integer())
        case .cursor: self = .cursor(isThere: try reader.bool())
        }
    }
}

extension AccessibilityNotification: WireCodable {
    private enum Tag: UInt8 { case announcement, screenChanged, layoutChanged, pageScrolled }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .announcement(let text):
            writer.put(Tag.announcement)
            writer.put(text)
        case .screenChanged(let element):
            writer.put(Tag.screenChanged)
            writer.put(element)
        case .layoutChanged(let element):
            writer.put(Tag.layoutChanged)
            writer.put(element)
        case .pageScrolled(let text):
            writer.put(Tag.pageScrolled)
            writer.put(text)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .announcement: self = .announcement(try reader.text())
        case .screenChanged: self = .screenChanged(element: try reader.unsigned())
        case .layoutChanged: self = .layoutChanged(element: try reader.unsigned())
        case .pageScrolled: self = .pageScrolled(try reader.text())
        }
    }
}

extension AccessibilityAuditIssue: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(auditType.rawValue)
        for text in [compactDescription, detailedDescription, element] { writer.put(text) }
        for number in [x, y, width, height] { writer.put(number) }
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            auditType: AccessibilityAuditType(rawValue: try reader.unsigned()), compactDescription: try reader.text(),
            detailedDescription: try reader.text(), element: try reader.text(), x: try reader.coordinate(),
            y: try reader.coordinate(), width: try reader.coordinate(), height: try reader.coordinate())
    }
}
