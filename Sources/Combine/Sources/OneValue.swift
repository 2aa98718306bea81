internal import ProgrammerErrors

/// At most one value, as a list of values: what positions and counts select of it.
struct OneValue<Value> {
    private let value: Value?

    init(_ value: Value?) { self.value = value }

    var publisher: Optional<Value>.Publisher { value.publisher }

    /// > Precondition: the count is not negative.
    func dropFirst(_ count: Int) -> OneValue {
        ProgrammerError.check(count >= 0, "dropFirst(_:) requires a count that is not negative")
        return OneValue(count == 0 ? value : nil)
    }

    /// > Precondition: the bounds are not negative.
    func output<R: RangeExpression>(in range: R) -> OneValue where R.Bound == Int {
        let bounds = range.relative(to: 0..<Int.max)
        ProgrammerError.check(bounds.lowerBound >= 0, "output(in:) requires bounds that are not negative")
        return OneValue(bounds.contains(0) ? value : nil)
    }
}
