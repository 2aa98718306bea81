public import Foundation

/// Traits that can be set individually.
public protocol UIMutableTraits {
    /// The value of a trait that the app defines.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The light or dark style.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The pixels per point; 0 while unspecified.
    var displayScale: CGFloat { get set }
    /// Whether the width is compact or regular.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether the height is compact or regular.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The direction of the interface.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The user's text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Normal or increased contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether backgrounds are on the base level or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Whether text is bold throughout.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the interface is active.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// Whether the display senses pressure.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The colours of the display.
    var displayGamut: UIDisplayGamut { get set }
    /// The dynamic range in which images may be shown.
    var imageDynamicRange: UIImageDynamicRange { get set }
    /// Whether the scene is being recorded or shown elsewhere.
    var sceneCaptureState: UISceneCaptureState { get set }
    /// The language whose typographic rules apply to text; nil while unspecified. Kept: Ferry breaks lines by each character's script.
    var typesettingLanguage: Locale.Language? { get set }
}

extension UIMutableTraits {
    /// The kind of list; `unspecified` unless it was set.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}

/// The traits that `modifyingTraits` and `init(mutations:)` pass to their closures, and the overrides of a view.
struct MutableTraits: UIMutableTraits {
    var values: TraitValues

    static func applying(_ mutations: (inout any UIMutableTraits) -> Void, to values: TraitValues) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? values
    }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { (values.custom[ObjectIdentifier(trait)]?.value as? T.Value) ?? T.defaultValue }
        set { values.custom[ObjectIdentifier(trait)] = CustomTrait(newValue, of: trait) }
    }
    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom ?? .unspecified }
        set { values.userInterfaceIdiom = newValue }
    }
    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue }
    }
    var displayScale: CGFloat {
        get { values.displayScale ?? 0 }
        set { values.displayScale = newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .unspecified }
        set { values.layoutDirection = newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .unspecified }
        set { values.preferredContentSizeCategory = newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast ?? .unspecified }
        set { values.accessibilityContrast = newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel ?? .unspecified }
        set { values.userInterfaceLevel = newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight ?? .unspecified }
        set { values.legibilityWeight = newValue }
    }
    var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance ?? .unspecified }
        set { values.activeAppearance = newValue }
    }
    var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability ?? .unknown }
        set { values.forceTouchCapability = newValue }
    }
    var displayGamut: UIDisplayGamut {
        get { values.displayGamut ?? .unspecified }
        set { values.displayGamut = newValue }
    }
    var imageDynamicRange: UIImageDynamicRange {
        get { values.imageDynamicRange ?? .unspecified }
        set { values.imageDynamicRange = newValue }
    }
    var sceneCaptureState: UISceneCaptureState {
        get { values.sceneCaptureState ?? .unspecified }
        set { values.sceneCaptureState = newValue }
    }
    var typesettingLanguage: Locale.Language? {
        get { values.typesettingLanguage }
        set { values.typesettingLanguage = newValue }
    }
}
