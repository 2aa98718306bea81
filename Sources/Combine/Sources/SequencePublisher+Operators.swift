/// Operators whose result is known at once need no subscription of their own.
extension Publishers.Sequence {
    /// Whether a closure accepts all values.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
    }

    /// Whether a closure accepts all values, or its error.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.allSatisfy(predicate) }.publisher
    }

    /// All values as an array.
    public func collect() -> Result<[Output], Failure>.Publisher { Result<[Output], Failure>.Publisher(Array(sequence)) }

    /// What a closure makes of the values, except nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence(sequence: sequence.compactMap(transform))
    }

    /// Whether the value is among the values.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
    }

    /// Whether a closure accepts a value, or its error.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.contains(where: predicate) }.publisher
    }

    /// The values without those at the start that a closure accepts.
    public func drop(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        Publishers.Sequence(sequence: sequence.drop(while: predicate))
    }

    /// The values without the first ones.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence(sequence: sequence.dropFirst(count))
    }

    /// The values that a closure accepts.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence(sequence: sequence.filter(isIncluded))
    }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// What a closure makes of the values.
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence(sequence: sequence.map(transform))
    }

    /// The first values.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence(sequence: sequence.prefix(maxLength))
    }

    /// The first values.
    public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence(sequence: sequence.prefix(while: predicate))
    }

    /// What a closure makes of all values.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// What a closure makes of all values, or its error.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
    }

    /// The same with a value in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
        Publishers.Sequence(sequence: sequence.map { $0 ?? output })
    }

    /// What a closure makes of each value and the result before.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        let results = sequence.map { element in
            result = nextPartialResult(result, element)
            return result
        }
        return Publishers.Sequence(sequence: results)
    }

    /// The same with a kind of failure.
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> { Publishers.Sequence(sequence: sequence) }
}

extension Publishers.Sequence where Failure == Never {
    /// The least value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        sequence.min(by: areInIncreasingOrder).publisher
    }

    /// The greatest value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        sequence.max(by: areInIncreasingOrder).publisher
    }

    /// The first value.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { sequence.first(where: predicate).publisher }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// The values that differ from the one before.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var kept: [Output] = []
        for element in sequence where kept.last != element { kept.append(element) }
        return Publishers.Sequence(sequence: kept)
    }

    /// Whether the value is among the values.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(output))
    }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
    /// The least value.
    public func min() -> Optional<Output>.Publisher { sequence.min().publisher }

    /// The greatest value.
    public func max() -> Optional<Output>.Publisher { sequence.max().publisher }
}
