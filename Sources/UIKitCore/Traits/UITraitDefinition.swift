/// A trait with a value of its own type.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A system trait, named as a type so that changes can be observed.
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceIdiom: UITraitDefinition { public static var defaultValue: UIUserInterfaceIdiom { .unspecified } }
public enum UITraitUserInterfaceStyle: UITraitDefinition { public static var defaultValue: UIUserInterfaceStyle { .unspecified } }
public enum UITraitDisplayScale: UITraitDefinition { public static var defaultValue: Double { 0 } }
public enum UITraitDisplayGamut: UITraitDefinition { public static var defaultValue: UIDisplayGamut { .unspecified } }
public enum UITraitHorizontalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { .unspecified } }
public enum UITraitVerticalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { .unspecified } }
public enum UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}
public enum UITraitAccessibilityContrast: UITraitDefinition { public static var defaultValue: UIAccessibilityContrast { .unspecified } }
public enum UITraitUserInterfaceLevel: UITraitDefinition { public static var defaultValue: UIUserInterfaceLevel { .unspecified } }
public enum UITraitLegibilityWeight: UITraitDefinition { public static var defaultValue: UILegibilityWeight { .unspecified } }
public enum UITraitActiveAppearance: UITraitDefinition { public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified } }

extension TraitValues {
    /// Whether the trait named by `trait` has the same value in both.
    func agrees(with other: TraitValues, on trait: any UITraitDefinition.Type) -> Bool {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom == other.userInterfaceIdiom
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle == other.userInterfaceStyle
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale == other.displayScale
        case ObjectIdentifier(UITraitDisplayGamut.self): displayGamut == other.displayGamut
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass == other.horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass == other.verticalSizeClass
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection == other.layoutDirection
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): preferredContentSizeCategory == other.preferredContentSizeCategory
        case ObjectIdentifier(UITraitAccessibilityContrast.self): accessibilityContrast == other.accessibilityContrast
        case ObjectIdentifier(UITraitUserInterfaceLevel.self): userInterfaceLevel == other.userInterfaceLevel
        case ObjectIdentifier(UITraitLegibilityWeight.self): legibilityWeight == other.legibilityWeight
        case ObjectIdentifier(UITraitActiveAppearance.self): activeAppearance == other.activeAppearance
        case let custom: self.custom[custom] == other.custom[custom]
        }
    }
}
