/// Operators of collections, whose results are known at once.
extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// The first value.
    public func first() -> Optional<Output>.Publisher { sequence.first.publisher }

    /// The values at positions.
    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(index >= sequence.startIndex && index < sequence.endIndex ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// How many values there are.
    public func count() -> Result<Int, Failure>.Publisher { Result<Int, Failure>.Publisher(sequence.count) }

    /// The values at positions.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence(sequence: Array(sequence[range.clamped(to: sequence.startIndex..<sequence.endIndex)]))
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// The last value.
    public func last() -> Optional<Output>.Publisher { sequence.last.publisher }

    /// The last value.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { sequence.last(where: predicate).publisher }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// How many values there are.
    public func count() -> Just<Int> { Just(sequence.count) }

    /// The values at positions.
    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(index >= sequence.startIndex && index < sequence.endIndex ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// How many values there are.
    public func count() -> Result<Int, Failure>.Publisher { Result<Int, Failure>.Publisher(sequence.count) }

    /// The values at positions.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence(sequence: Array(sequence[range.clamped(to: sequence.startIndex..<sequence.endIndex)]))
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Values before these.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

    /// Values before these.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure> where Elements.Element == S.Element {
        Publishers.Sequence(sequence: Elements(elements) + sequence)
    }

    /// Values before these.
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        prepend(publisher.sequence)
    }

    /// Values after these.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

    /// Values after these.
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure> where Elements.Element == S.Element {
        Publishers.Sequence(sequence: sequence + elements)
    }

    /// Values after these.
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        append(publisher.sequence)
    }
}
