public import DeviceProtocol

extension ShellState: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(place)
        writer.put(apps)
        writer.put(running)
        writer.put(comesFrom)
        writer.put(under)
        writer.put(isHeld)
        writer.put(notifications)
        writer.put(settingsApp)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            place: try reader.value(), apps: try reader.array(), running: try reader.array(), comesFrom: try reader.text(),
            under: try reader.text(), isHeld: try reader.bool(), notifications: try reader.array())
        settingsApp = try reader.text()
    }
}

extension ShellState.App: WireCodable {
    public func encode(to writer: inout WireWriter) {
        for text in [identifier, name, icon, picture] { writer.put(text) }
        writer.put(badge)
        writer.put(folder)
        writer.put(shortcuts)
        writer.put(notificationPermission)
        writer.put(location)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            identifier: try reader.text(), name: try reader.text(), icon: try reader.text(), picture: try reader.text(),
            badge: try reader.integer())
        (folder, shortcuts) = (try reader.text(), try reader.array())
        (notificationPermission, location) = (try reader.value(), try reader.value())
    }
}

extension ShellState.Listed: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(app)
        writer.put(notification)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(app: try reader.text(), try reader.value())
    }
}

extension ShellCommand: WireCodable {
    private enum Tag: UInt8 { case open, home, uncover, end, settings, set, erase, shortcut, permission }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .open(let app):
            writer.put(Tag.open)
            writer.put(app)
        case .shortcut(let shortcut, let app):
            writer.put(Tag.shortcut)
            writer.put(shortcut)
            writer.put(app)
        case .home: writer.put(Tag.home)
        case .uncover: writer.put(Tag.uncover)
        case .end(let app):
            writer.put(Tag.end)
            writer.put(app)
        case .settings: writer.put(Tag.settings)
        case .set(let control):
            writer.put(Tag.set)
            writer.put(control)
        case .erase: writer.put(Tag.erase)
        case .permission(let change, let app):
            writer.put(Tag.permission)
            writer.put(change)
            writer.put(app)
        }
    }
    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .open: self = .open(try reader.text())
        case .shortcut: self = .shortcut(try reader.value(), app: try reader.text())
        case .home: self = .home
        case .uncover: self = .uncover
        case .end: self = .end(try reader.text())
        case .settings: self = .settings
        case .set: self = .set(try reader.value())
        case .erase: self = .erase
        case .permission: self = .permission(try reader.value(), app: try reader.text())
        }
    }
}

extension DeviceControl: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(name)
        writer.put(value)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        let (name, value) = (try reader.text(), try reader.text())
        guard let control = DeviceControl(name: name, value: value) else { throw .unknownName("DeviceControl", "\(name) \(value)") }
        self = control
    }
}

extension PermissionChange: WireCodable {
    private enum Tag: UInt8 { case notifications, location }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .notifications(let permission):
            writer.put(Tag.notifications)
            writer.put(permission)
        case .location(let permission):
            writer.put(Tag.location)
            writer.put(permission)
        }
    }
    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .notifications: self = .notifications(try reader.value())
        case .location: self = .location(try reader.value())
        }
    }
}

extension AppShortcut: WireCodable {
    public func encode(to writer: inout WireWriter) {
        for text in [type, title, subtitle, icon, userInfo] { writer.put(text) }
        writer.put(target != nil)
        writer.put(target ?? "")
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(type: try reader.text(), title: try reader.text(), subtitle: try reader.text(), icon: try reader.text())
        userInfo = try reader.text()
        let (isThere, name) = (try reader.bool(), try reader.text())
        target = isThere ? name : nil
    }
}

extension HomeIcon: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(shortcuts)
        writer.put(alternate)
    }
    public init(from reader: inout WireReader) throws(WireError) { self.init(shortcuts: try reader.array(), alternate: try reader.text()) }
}

extension DeviceBanner: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(app)
        writer.put(notification)
        writer.put(actions)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(app: try reader.value(), try reader.value(), actions: try reader.array())
    }
}
