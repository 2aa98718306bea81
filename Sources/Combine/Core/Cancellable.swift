/// Something that can be cancelled, which frees what it uses and ends its effects.
///
/// > Contract: Combine, Cancellable
public protocol Cancellable {
    /// Ends the activity. Further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection, which cancels it when it releases it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this in a set, which cancels it when it releases it.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
