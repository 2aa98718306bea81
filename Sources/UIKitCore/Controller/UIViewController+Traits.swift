public import ObjectiveC

extension UIViewController: UITraitChangeObservable {
    /// Overrides of the inherited traits, for this controller and everything it contains.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitOverrideValues) }
        set {
            traitOverrideValues = newValue.values
            updateTraitsIfNeeded()
        }
    }

    /// Applies changed overrides to the loaded view and everything in it.
    public func updateTraitsIfNeeded() {
        if let view = viewIfLoaded { ViewTraits.update(view) }
    }

    /// Calls `handler` when one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }

    /// Sends `action` to this controller when one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Sends `action` to `target` when one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        let registration = TraitRegistration.sending(action, to: target as AnyObject, traits: traits)
        traitRegistrations.append(registration)
        return registration
    }

    /// Ends a registration, so that its handler or action is not called any more.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}
