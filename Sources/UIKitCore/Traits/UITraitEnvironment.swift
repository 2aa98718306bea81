/// An object that has traits and is notified of their changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits that apply to the object.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed, with the previous ones; nil if there were none.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, from `registerForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
