/// What an observer receives of a change, and when.
///
/// > Contract: Foundation, NSKeyValueObservingOptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change has the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change has the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Notifies with the current value before `addObserver` returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Notifies before and after each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
