extension UITableView {
    /// Carries out many changes as one, by a closure that lives no longer than the call.
    ///
    /// On iOS both forms are one; here optional closures always escape. What overrides the optional form is called for this one too, once:
    /// an override that hands `super` a closure of its own comes from there, which `caller` tells.
    /// > Contract: UIKit, UITableView.performBatchUpdates(_:completion:); TV-29 to TV-44.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil, caller: StaticString = #function) {
        guard !BatchCaller.isOverride(caller) else { return self.updates.perform(updates, completion: completion) }
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

/// Tells who asked for a batch.
enum BatchCaller {
    private static let overridden: StaticString = "performBatchUpdates(_:completion:)"

    /// Whether a function of the optional form's name asked, which only an override's `super` would do.
    static func isOverride(_ caller: StaticString) -> Bool {
        guard caller.hasPointerRepresentation, caller.utf8CodeUnitCount == overridden.utf8CodeUnitCount else { return false }
        return caller.withUTF8Buffer { asked in overridden.withUTF8Buffer { asked.elementsEqual($0) } }
    }
}
