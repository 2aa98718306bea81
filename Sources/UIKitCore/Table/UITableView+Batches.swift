extension UITableView {
    /// Applies several changes as one; the closure does not escape.
    ///
    /// On iOS both forms are one; here optional closures always escape. An override of the optional form is called for this one too, once:
    /// a call from an override that passes `super` its own closure is recognised by `caller`.
    /// > Contract: UIKit, UITableView.performBatchUpdates(_:completion:); TV-29 to TV-44.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil, caller: StaticString = #function) {
        guard !BatchCaller.isOverride(caller) else { return self.updates.perform(updates, completion: completion) }
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

/// Identifies the caller of a batch.
enum BatchCaller {
    private static let overridden: StaticString = "performBatchUpdates(_:completion:)"

    /// Whether a function with the optional form's name called, which only an override's `super` call does.
    static func isOverride(_ caller: StaticString) -> Bool {
        guard caller.hasPointerRepresentation, caller.utf8CodeUnitCount == overridden.utf8CodeUnitCount else { return false }
        return caller.withUTF8Buffer { asked in overridden.withUTF8Buffer { asked.elementsEqual($0) } }
    }
}
