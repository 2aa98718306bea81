public import Foundation

/// A change as the handler of `observe(_:options:changeHandler:)` sees it.
///
/// > Contract: Foundation, NSKeyValueObservedChange
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// Nil unless the options ask for it.
    public let newValue: Value?
    /// Nil unless the options ask for it.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}
