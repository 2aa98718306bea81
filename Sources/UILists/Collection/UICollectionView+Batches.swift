extension UICollectionView {
    /// Animates the changes in a non-escaping closure as one batch.
    ///
    /// On iOS both forms are one; here optional closures always escape. Overrides of the optional form are called for this one too, once:
    /// if an override passes its own closure to `super`, the call comes from there, which `caller` shows.
    /// > Contract: UIKit, UICollectionView.performBatchUpdates(_:completion:); CV-12 to CV-16.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil, caller: StaticString = #function) {
        guard !BatchCaller.isOverride(caller) else { return core.updates.perform(updates, completion) }
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
