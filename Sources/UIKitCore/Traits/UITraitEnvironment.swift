public import ObjectiveC

/// An object that has traits and is notified of their changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits that apply to the object.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed, with the previous ones; nil if there were none.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, from `registerForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls handlers when its traits change.
///
/// > Source: Apple, UITraitChangeObservable
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Calls `handler` after one of `traits` changed, with the environment and its previous traits.
    @discardableResult func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration
    /// Sends `action` to `target` after one of `traits` changed.
    @discardableResult func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration
    /// Sends `action` to this object after one of `traits` changed.
    @discardableResult func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
    /// Ends a registration of this object.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
