extension UICollectionView {
    /// Shows changes together that a closure makes which lives no longer than the call.
    ///
    /// On iOS both forms are one; here optional closures always escape. What overrides the optional form is called for this one too, once:
    /// an override that hands `super` a closure of its own comes from there, which `caller` tells.
    /// > Contract: UIKit, UICollectionView.performBatchUpdates(_:completion:); CV-12 to CV-16.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil, caller: StaticString = #function) {
        guard !BatchCaller.isOverride(caller) else { return core.updates.perform(updates, completion) }
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
