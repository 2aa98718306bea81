internal import DriveProtocol

/// What is known about the screens that were seen: their names, and how often each element was touched.
struct ScreenModel: Codable, Equatable, Sendable {
    /// How often the app was on a screen, by name.
    private(set) var screens: [String: Int] = [:]
    private(set) var touches: [String: Int] = [:]
    /// Elements that could have been touched, by key.
    private(set) var seen: Set<String> = []

    var touchedCount: Int { touches.keys.filter { !$0.hasPrefix(Self.groupMark) }.count }

    private static let groupMark = "*"

    /// > Returns: whether it is the first time.
    @discardableResult
    mutating func visit(_ name: String) -> Bool {
        screens[name, default: 0] += 1
        return screens[name] == 1
    }

    mutating func see(_ key: String) { seen.insert(key) }

    func count(_ key: String) -> Int { touches[key] ?? 0 }
    func groupCount(_ group: String) -> Int { touches[Self.groupMark + group] ?? 0 }

    mutating func touch(_ key: String, group: String) {
        touches[key, default: 0] += 1
        touches[Self.groupMark + group, default: 0] += 1
    }

    /// The title of the screen, as its bars, alerts and chosen tab have it; without those, what its buttons are called.
    static func name(of screen: DriveScreen) -> String {
        if screen.isSystem { return "(the device's own)" }
        var parts: [String] = []
        for (index, element) in screen.elements.enumerated() where element.width > 0 {
            let name = [element.title, element.identifier, element.label].first { !$0.isEmpty } ?? ""
            switch element.kind {
            case .navigationBar where element.x >= 0 && element.x < screen.width: parts.append(name)
            case .alert, .sheet, .popover: parts.append("\(element.kind) \(name)")
            case .button where element.isSelected:
                if screen.elements.indices.contains(element.parent), screen.elements[element.parent].kind == .tabBar {
                    parts.append("[\(name)]")
                }
            default: if index == 0, screen.elements.count == 1 { parts.append(name) }
            }
        }
        parts = parts.filter { !$0.isEmpty }
        guard parts.isEmpty else { return parts.joined(separator: " › ") }
        let buttons = screen.elements.filter { $0.kind == .button && $0.isHittable }.map {
            $0.identifier.isEmpty ? $0.label : $0.identifier
        }
        return buttons.isEmpty ? "(without a name)" : Set(buttons).sorted().prefix(6).joined(separator: ", ")
    }

    /// An element of a screen; those of one list are one group.
    static func key(_ element: DriveElement, on name: String, place: Int) -> (key: String, group: String) {
        let text = [element.identifier, element.label, element.title, element.placeholder ?? ""].first { !$0.isEmpty } ?? "\(place)"
        let group = "\(name)\t\(element.type)"
        return ("\(group)\t\(text.prefix(80))", element.kind == .cell ? group : "\(group)\t\(text.prefix(80))")
    }
}
