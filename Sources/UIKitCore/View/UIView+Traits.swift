public import Foundation
public import ObjectiveC

extension UIView: UITraitChangeObservable {
    /// The layout direction of content with a semantic attribute, on this device.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        let device = CurrentTraits.deviceDefault.layoutDirection
        return userInterfaceLayoutDirection(for: attribute, relativeTo: device == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of content with a semantic attribute inside a given direction.
    ///
    /// Playback and spatial content is left to right everywhere; only unspecified content follows `layoutDirection`.
    ///
    /// - Parameters:
    ///   - semanticContentAttribute: The kind of content.
    ///   - layoutDirection: The direction of the surrounding interface.
    /// - Returns: The direction in which to lay the content out.
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

    /// Ends a registration that `registerForTraitChanges` of this view returned; another one is ignored.
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

    /// Whether a value is overridden for this trait.
    public func contains(_ trait: UITrait) -> Bool { !storage.values.agrees(with: TraitValues(), on: trait) }

    /// The override of a trait that the app defines; reading one without an override gives the trait's default value.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { storage[trait] }
        set { storage[trait] = newValue }
    }
    /// The device kind that descendants see instead of the inherited one; `.unspecified` while not overridden.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { storage.userInterfaceIdiom }
        set { storage.userInterfaceIdiom = newValue }
    }
    /// The light or dark style that descendants see instead of the inherited one.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { storage.userInterfaceStyle }
        set { storage.userInterfaceStyle = newValue }
    }
    /// The pixels per point that descendants see instead of the screen's; 0 while not overridden.
    public var displayScale: CGFloat {
        get { storage.displayScale }
        set { storage.displayScale = newValue }
    }
    /// The width class that descendants see instead of the inherited one.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { storage.horizontalSizeClass }
        set { storage.horizontalSizeClass = newValue }
    }
    /// The height class that descendants see instead of the inherited one.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { storage.verticalSizeClass }
        set { storage.verticalSizeClass = newValue }
    }
    /// The layout direction that descendants see instead of the inherited one.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { storage.layoutDirection }
        set { storage.layoutDirection = newValue }
    }
    /// The text size that descendants see instead of the user's setting.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { storage.preferredContentSizeCategory }
        set { storage.preferredContentSizeCategory = newValue }
    }
    /// The contrast that descendants see instead of the user's setting.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { storage.accessibilityContrast }
        set { storage.accessibilityContrast = newValue }
    }
    /// The base or elevated level that dynamic background colours of descendants resolve for.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { storage.userInterfaceLevel }
        set { storage.userInterfaceLevel = newValue }
    }
    /// The bold text setting that descendants see instead of the user's.
    public var legibilityWeight: UILegibilityWeight {
        get { storage.legibilityWeight }
        set { storage.legibilityWeight = newValue }
    }
    /// The active or inactive state that descendants see instead of the inherited one.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { storage.activeAppearance }
        set { storage.activeAppearance = newValue }
    }
    /// Whether descendants see a display that senses pressure.
    public var forceTouchCapability: UIForceTouchCapability {
        get { storage.forceTouchCapability }
        set { storage.forceTouchCapability = newValue }
    }
    /// The display's colours that descendants see instead of the screen's.
    public var displayGamut: UIDisplayGamut {
        get { storage.displayGamut }
        set { storage.displayGamut = newValue }
    }
    /// The dynamic range of images that descendants see instead of the inherited one.
    public var imageDynamicRange: UIImageDynamicRange {
        get { storage.imageDynamicRange }
        set { storage.imageDynamicRange = newValue }
    }
    /// The scene's capture that descendants see instead of the inherited one.
    public var sceneCaptureState: UISceneCaptureState {
        get { storage.sceneCaptureState }
        set { storage.sceneCaptureState = newValue }
    }
    /// The language of typographic rules that descendants see instead of the inherited one.
    public var typesettingLanguage: Locale.Language? {
        get { storage.typesettingLanguage }
        set { storage.typesettingLanguage = newValue }
    }
    /// Removes the override of a trait, which is inherited again.
    public mutating func remove(_ trait: UITrait) { storage.values.remove(trait) }
}
