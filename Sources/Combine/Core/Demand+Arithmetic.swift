internal import ProgrammerErrors

/// What is unlimited stays so; sums are unlimited above the largest number, and differences are not below 0.
extension Subscribers.Demand {
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max, let right = rhs.max else { return .unlimited }
        let sum = left.addingReportingOverflow(right)
        return sum.overflow ? .unlimited : .max(sum.partialValue)
    }

    /// The sum with a number; a sum below 0 is a programming error.
    public static func + (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        let sum = left.addingReportingOverflow(rhs)
        return sum.overflow ? .unlimited : .max(sum.partialValue)
    }

    /// The left one less the right one; `.none` if the right one is unlimited.
    public static func - (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max else { return .unlimited }
        guard let right = rhs.max else { return .none }
        return .max(Swift.max(left - right, 0))
    }

    /// The left one less a number.
    public static func - (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        let difference = left.subtractingReportingOverflow(rhs)
        return difference.overflow ? (rhs < 0 ? .unlimited : .none) : .max(Swift.max(difference.partialValue, 0))
    }

    /// A multiple; a negative factor is a programming error.
    public static func * (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        let product = left.multipliedReportingOverflow(by: rhs)
        return product.overflow ? .unlimited : .max(product.partialValue)
    }

    /// Adds.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Adds a number.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    /// Subtracts.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Subtracts a number.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
    /// Multiplies.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

extension Subscribers.Demand {
    /// Ends the process unless values are requested: a subscription does not accept an empty request.
    func requireNonZero() {
        ProgrammerError.check(self > .none, "A subscription's request(_:) requires a demand above zero")
    }
}
