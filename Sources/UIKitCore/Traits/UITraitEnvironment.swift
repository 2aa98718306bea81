/// Something that has traits and hears of their changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A promise to report trait changes, from `registerForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
