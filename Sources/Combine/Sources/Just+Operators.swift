/// Operators whose result is known at once need no subscription of their own.
extension Just {
    /// Whether a closure accepts all values.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether a closure accepts all values, or its error.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try predicate(output) }.publisher
    }

    /// All values as an array.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// What a closure makes of the values, except nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { Optional<T>.Publisher(transform(output)) }

    /// The least value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The greatest value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Values before these.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Values before these.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Values after these.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        Publishers.Sequence(sequence: [output] + elements)
    }

    /// Values after these.
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
        Publishers.Sequence(sequence: [output] + elements)
    }

    /// Whether the value is among the values.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether a closure accepts a value, or its error.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try predicate(output) }.publisher
    }

    /// How many values there are.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// The values without the first ones.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { OneValue(output).dropFirst(count).publisher }

    /// The values without those at the start that a closure accepts.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(predicate(output) ? nil : output)
    }

    /// The first value.
    public func first() -> Just<Output> { self }

    /// The first value.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(predicate(output) ? output : nil)
    }

    /// The last value.
    public func last() -> Just<Output> { self }

    /// The last value.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(predicate(output) ? output : nil)
    }

    /// The values that a closure accepts.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(isIncluded(output) ? output : nil)
    }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// What a closure makes of the values.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// What a closure makes of the value, or its error.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }

    /// The same with what a closure makes of the error.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { Result<Output, E>.Publisher(output) }

    /// The values at positions.
    public func output(at index: Int) -> Optional<Output>.Publisher { OneValue(output).output(in: index...index).publisher }

    /// The values at positions.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        OneValue(output).output(in: range).publisher
    }

    /// The first values.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { OneValue(output).output(in: ..<maxLength).publisher }

    /// The first values.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(predicate(output) ? output : nil)
    }

    /// What a closure makes of all values.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// What a closure makes of all values, or its error.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try nextPartialResult(initialResult, output) }.publisher
    }

    /// The values that differ from the one before.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The value, or the closure's error.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
        Result<Output, any Error>.Publisher(output)
    }

    /// The same with a value in place of an error.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// The same with a value if there is none.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// The same: another attempt has the same result.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// What a closure makes of each value and the result before.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// What a closure makes of the value, or its error.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try nextPartialResult(initialResult, output) }.publisher
    }

    /// The same with a kind of failure.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { Result<Output, E>.Publisher(output) }
}

extension Just where Output: Comparable {
    /// The least value.
    public func min() -> Just<Output> { self }

    /// The greatest value.
    public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
    /// Whether the value is among the values.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// The values that differ from the one before.
    public func removeDuplicates() -> Just<Output> { self }
}
