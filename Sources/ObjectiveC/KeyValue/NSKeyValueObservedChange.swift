public import Foundation

/// A change as passed to the handler of `observe(_:options:changeHandler:)`.
///
/// > Contract: Foundation, NSKeyValueObservedChange
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// Nil unless requested by the options.
    public let newValue: Value?
    /// Nil unless requested by the options.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}
