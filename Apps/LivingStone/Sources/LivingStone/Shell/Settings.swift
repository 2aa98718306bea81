import Foundation

extension Notification.Name {
    static let readingChanged = Notification.Name("LivingStoneReadingChanged")
    static let structureChanged = Notification.Name("LivingStoneStructureChanged")
}

/// What the user chose.
enum Settings {
    private static var defaults: UserDefaults { .standard }

    static var fontSize: Double {
        get { defaults.object(forKey: "fontSize") as? Double ?? 19 }
        set { set(min(32, max(13, newValue)), "fontSize", .readingChanged) }
    }

    /// A font family; nil is the system's.
    static var fontFamily: String? {
        get {
            let family = defaults.string(forKey: "fontFamily") ?? Fonts.serif
            return family.isEmpty ? nil : family
        }
        set { set(newValue ?? "", "fontFamily", .readingChanged) }
    }

    static var isNight: Bool {
        get { defaults.bool(forKey: "night") }
        set { set(newValue, "night", .readingChanged) }
    }

    static var structure: Structure {
        get { Structure(rawValue: defaults.integer(forKey: "structure")) ?? .tabsOutside }
        set { set(newValue.rawValue, "structure", .structureChanged) }
    }

    private static func set(_ value: Any, _ key: String, _ name: Notification.Name) {
        defaults.set(value, forKey: key)
        NotificationCenter.default.post(name: name, object: nil)
    }
}
