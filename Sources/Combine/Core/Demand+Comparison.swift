/// Comparisons with numbers; an unlimited demand is above all of them.
extension Subscribers.Demand {
    /// Whether the demand is this number.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 == rhs } ?? false }
    /// Whether the demand is another number.
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 != rhs } ?? true }
    /// Whether the demand is less than a number.
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    /// Whether the demand is not more than a number.
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    /// Whether the demand is more than a number.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    /// Whether the demand is not less than a number.
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

    /// The same with the number first.
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
    /// The same with the number first.
    public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
    /// The same with the number first.
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
    /// The same with the number first.
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
    /// The same with the number first.
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
    /// The same with the number first.
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}
