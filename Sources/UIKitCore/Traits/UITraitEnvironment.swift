/// An object that has traits and is notified of their changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, from `registerForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
