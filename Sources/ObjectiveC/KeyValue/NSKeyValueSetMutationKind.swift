/// How an observed set is changed.
///
/// > Contract: Foundation, NSKeyValueSetMutationKind
public enum NSKeyValueSetMutationKind: UInt, Sendable {
    case union = 1
    case minus = 2
    case intersect = 3
    case set = 4
}
