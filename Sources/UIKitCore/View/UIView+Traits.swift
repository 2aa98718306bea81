public import Foundation
public import ObjectiveC

extension UIView {
    /// The layout direction of content with a semantic attribute, on this device.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        let device = CurrentTraits.deviceDefault.layoutDirection
        return userInterfaceLayoutDirection(for: attribute, relativeTo: device == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    package var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Traits that override the inherited ones for this view and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitState.overrides) }
        set { ViewTraits.change(self) { $0 = newValue.values } }
    }

    /// Updates the traits at once, instead of before the next layout.
    public func updateTraitsIfNeeded() { ViewTraits.update(self) }

    /// Calls `handler` after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        traitState.registrations.append(registration)
        return registration
    }

    /// Sends `action` to this view after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Sends `action` to `target` after one of `traits` changed, with the environment and its previous traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        let registration = TraitRegistration.sending(action, to: target as AnyObject, traits: traits)
        traitState.registrations.append(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.registrations.removeAll { $0 === registration }
    }
}

extension TraitRegistration {
    static func sending(_ action: Selector, to target: AnyObject, traits: [UITrait]) -> TraitRegistration {
        TraitRegistration(traits: traits) { [weak target] environment, previous in
            if let target { ObjCRuntime.send(action, to: target, [environment, previous]) }
        }
    }
}

/// The traits a view or controller overrides.
public struct UITraitOverrides: UIMutableTraits {
    private var storage: MutableTraits
    package var values: TraitValues { storage.values }

    package init(values: TraitValues) { storage = MutableTraits(values: values) }

    public func contains(_ trait: UITrait) -> Bool { !storage.values.agrees(with: TraitValues(), on: trait) }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { storage[trait] }
        set { storage[trait] = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { storage.userInterfaceIdiom }
        set { storage.userInterfaceIdiom = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { storage.userInterfaceStyle }
        set { storage.userInterfaceStyle = newValue }
    }
    public var displayScale: CGFloat {
        get { storage.displayScale }
        set { storage.displayScale = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { storage.horizontalSizeClass }
        set { storage.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { storage.verticalSizeClass }
        set { storage.verticalSizeClass = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { storage.layoutDirection }
        set { storage.layoutDirection = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { storage.preferredContentSizeCategory }
        set { storage.preferredContentSizeCategory = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { storage.accessibilityContrast }
        set { storage.accessibilityContrast = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { storage.userInterfaceLevel }
        set { storage.userInterfaceLevel = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { storage.legibilityWeight }
        set { storage.legibilityWeight = newValue }
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { storage.activeAppearance }
        set { storage.activeAppearance = newValue }
    }
}
