/// Operators whose result is known at once need no subscription of their own.
extension Optional.Publisher {
    /// Whether a closure accepts all values.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { output.map(predicate).publisher }

    /// All values as an array.
    public func collect() -> Optional<[Output]>.Publisher { Optional<[Output]>.Publisher(output.map { [$0] } ?? []) }

    /// What a closure makes of the values, except nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { output.flatMap(transform).publisher }

    /// The least value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    /// The greatest value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    /// Whether the value is among the values.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { output.map(predicate).publisher }

    /// How many values there are.
    public func count() -> Optional<Int>.Publisher { Optional<Int>.Publisher(output == nil ? 0 : 1) }

    /// The values without the first ones.
    public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher { OneValue(output).dropFirst(count).publisher }

    /// The values without those at the start that a closure accepts.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        output.flatMap { predicate($0) ? nil : $0 }.publisher
    }

    /// The first value.
    public func first() -> Optional<Wrapped>.Publisher { self }

    /// The first value.
    public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

    /// The last value.
    public func last() -> Optional<Wrapped>.Publisher { self }

    /// The last value.
    public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

    /// The values that a closure accepts.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        output.flatMap { isIncluded($0) ? $0 : nil }.publisher
    }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// What a closure makes of the values.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { output.map(transform).publisher }

    /// The values at positions.
    public func output(at index: Int) -> Optional<Wrapped>.Publisher { OneValue(output).output(in: index...index).publisher }

    /// The values at positions.
    public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
        OneValue(output).output(in: range).publisher
    }

    /// The first values.
    public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher { OneValue(output).output(in: ..<maxLength).publisher }

    /// The first values.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

    /// What a closure makes of all values.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
    }

    /// The values that differ from the one before.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    /// The same with a value in place of an error.
    public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

    /// The same with a value if there is none.
    public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }

    /// The same: another attempt has the same result.
    public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }

    /// What a closure makes of each value and the result before.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        output.map { nextPartialResult(initialResult, $0) }.publisher
    }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The least value.
    public func min() -> Optional<Wrapped>.Publisher { self }

    /// The greatest value.
    public func max() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether the value is among the values.
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { self.output.map { $0 == output }.publisher }

    /// The values that differ from the one before.
    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}
