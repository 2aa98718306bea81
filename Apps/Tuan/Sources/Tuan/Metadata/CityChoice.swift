import Foundation

/// The chosen city and the recent ones. Both are stored by name only, and observers are notified at once.
@MainActor final class CityChoice {
    /// The one notification of a choice; its object is the `CityChoice`.
    static let didChange = Notification.Name("TuanCityDidChange")
    nonisolated static let most = 10

    private let defaults: UserDefaults
    private(set) var current: String?
    /// Newest first, without duplicates, at most ten.
    private(set) var recents: [String]

    init(defaults: UserDefaults) {
        self.defaults = defaults
        current = defaults.string(forKey: "city")
        recents = Self.stored(in: defaults)
    }

    private static func stored(in defaults: UserDefaults) -> [String] {
        Array((defaults.stringArray(forKey: "recentCities") ?? []).prefix(most))
    }

    func choose(_ name: String) {
        // Another window may have added one.
        recents = Self.recents(Self.stored(in: defaults), adding: name)
        current = name
        defaults.set(recents, forKey: "recentCities")
        defaults.set(name, forKey: "city")
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    nonisolated static func recents(_ recents: [String], adding name: String) -> [String] {
        Array(([name] + recents.filter { $0 != name }).prefix(most))
    }
}
