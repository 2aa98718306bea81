public import Foundation

/// Traits that can be set individually.
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
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
        set { values.custom[ObjectIdentifier(trait)] = CustomTrait(newValue) }
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
}
