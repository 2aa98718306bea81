/// Operators whose result is known at once need no subscription of their own.
extension Result.Publisher {
    /// Whether a closure accepts all values.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { result.map(predicate).publisher }

    /// Whether a closure accepts all values, or its error.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        result.attempt(predicate).publisher
    }

    /// All values as an array.
    public func collect() -> Result<[Output], Failure>.Publisher { result.map { [$0] }.publisher }

    /// The least value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

    /// The least value, or the closure's error.
    public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Success, any Error>.Publisher {
        result.attempt { $0 }.publisher
    }

    /// The greatest value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

    /// The greatest value, or the closure's error.
    public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Success, any Error>.Publisher {
        result.attempt { $0 }.publisher
    }

    /// Whether the value is among the values.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { result.map(predicate).publisher }

    /// Whether a closure accepts a value, or its error.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        result.attempt(predicate).publisher
    }

    /// How many values there are.
    public func count() -> Result<Int, Failure>.Publisher { result.map { _ in 1 }.publisher }

    /// The first value.
    public func first() -> Result<Success, Failure>.Publisher { self }

    /// The last value.
    public func last() -> Result<Success, Failure>.Publisher { self }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// What a closure makes of the values.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { result.map(transform).publisher }

    /// What a closure makes of the value, or its error.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher { result.attempt(transform).publisher }

    /// The same with what a closure makes of the error.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher { result.mapError(transform).publisher }

    /// What a closure makes of all values.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        result.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// What a closure makes of all values, or its error.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
        result.attempt { try nextPartialResult(initialResult, $0) }.publisher
    }

    /// The values that differ from the one before.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }

    /// The value, or the closure's error.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Success, any Error>.Publisher {
        result.attempt { $0 }.publisher
    }

    /// The same with a value in place of an error.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        Result<Output, Never>.Publisher((try? result.get()) ?? output)
    }

    /// The same with a value if there is none.
    public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }

    /// The same: another attempt has the same result.
    public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }

    /// What a closure makes of each value and the result before.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        result.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// What a closure makes of the value, or its error.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
        result.attempt { try nextPartialResult(initialResult, $0) }.publisher
    }
}

extension Result.Publisher where Success: Comparable {
    /// The least value.
    public func min() -> Result<Success, Failure>.Publisher { self }

    /// The greatest value.
    public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Equatable {
    /// Whether the value is among the values.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { result.map { $0 == output }.publisher }

    /// The values that differ from the one before.
    public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// The same with a kind of failure.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        switch result {
        case .success(let value): Result<Output, E>.Publisher(value)
        }
    }
}

extension Result {
    /// What a closure makes of the value, or either error.
    func attempt<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> { Result<T, any Error> { try transform(get()) } }
}
