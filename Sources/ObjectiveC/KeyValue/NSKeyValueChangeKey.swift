/// Keys of a change dictionary.
///
/// > Contract: Foundation, NSKeyValueChangeKey
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An `NSKeyValueChange` as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, or the inserted elements; with the option `.new` only.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, or the removed elements; with the option `.old` only.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of inserted, removed or replaced elements of a to-many property.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in notifications before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
