/// How an observed property changed.
///
/// > Contract: Foundation, NSKeyValueChange
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has a new value.
    case setting = 1
    /// Elements were inserted in the list or the set.
    case insertion = 2
    /// Elements were removed from the list or the set.
    case removal = 3
    /// Elements of the list or the set were replaced.
    case replacement = 4
}
