/// How an observed set is changed.
///
/// > Contract: Foundation, NSKeyValueSetMutationKind
public enum NSKeyValueSetMutationKind: UInt, Sendable {
    /// Elements are added.
    case union = 1
    /// Elements are removed.
    case minus = 2
    /// All elements but the given ones are removed.
    case intersect = 3
    /// The set is replaced by the given elements.
    case set = 4
}
