public import Foundation

/// A change as passed to the handler of `observe(_:options:changeHandler:)`.
///
/// > Contract: Foundation, NSKeyValueObservedChange
public struct NSKeyValueObservedChange<Value> {
    /// How a property changed.
    public typealias Kind = NSKeyValueChange
    /// How the property changed.
    public let kind: Kind
    /// Nil unless requested by the options.
    public let newValue: Value?
    /// Nil unless requested by the options.
    public let oldValue: Value?
    /// The changed indexes of a list; nil for other properties.
    public let indexes: IndexSet?
    /// Whether the change is about to happen; true only for observers with the option `.prior`.
    public let isPrior: Bool
}
