/// How an observed property changed.
///
/// > Contract: Foundation, NSKeyValueChange
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}
