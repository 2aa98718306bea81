public import Foundation

/// A trait with a value of its own type.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value of a collection that does not specify the trait.
    static var defaultValue: Value { get }
    /// A name for descriptions; the type's name by default.
    static var name: String { get }
    /// A unique name of the trait; the type's full name by default.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on the trait, and are resolved again when it changes; false by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False: dynamic colours do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// A system trait, named as a type so that changes can be observed.
public typealias UITrait = any UITraitDefinition.Type

/// The trait `UITraitCollection.userInterfaceIdiom`, for observing its changes.
public enum UITraitUserInterfaceIdiom: UITraitDefinition { public static var defaultValue: UIUserInterfaceIdiom { .unspecified } }
/// The trait `UITraitCollection.userInterfaceStyle`, for observing its changes.
public enum UITraitUserInterfaceStyle: UITraitDefinition { public static var defaultValue: UIUserInterfaceStyle { .unspecified } }
/// The trait `UITraitCollection.displayScale`, for observing its changes.
public enum UITraitDisplayScale: UITraitDefinition { public static var defaultValue: Double { 0 } }
/// The trait `UITraitCollection.displayGamut`, for observing its changes.
public enum UITraitDisplayGamut: UITraitDefinition { public static var defaultValue: UIDisplayGamut { .unspecified } }
/// The trait `UITraitCollection.horizontalSizeClass`, for observing its changes.
public enum UITraitHorizontalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { .unspecified } }
/// The trait `UITraitCollection.verticalSizeClass`, for observing its changes.
public enum UITraitVerticalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { .unspecified } }
/// The trait `UITraitCollection.layoutDirection`, for observing its changes.
public enum UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The trait `UITraitCollection.preferredContentSizeCategory`, for observing its changes.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The trait `UITraitCollection.accessibilityContrast`, for observing its changes.
public enum UITraitAccessibilityContrast: UITraitDefinition { public static var defaultValue: UIAccessibilityContrast { .unspecified } }
/// The trait `UITraitCollection.userInterfaceLevel`, for observing its changes.
public enum UITraitUserInterfaceLevel: UITraitDefinition { public static var defaultValue: UIUserInterfaceLevel { .unspecified } }
/// The trait `UITraitCollection.legibilityWeight`, for observing its changes.
public enum UITraitLegibilityWeight: UITraitDefinition { public static var defaultValue: UILegibilityWeight { .unspecified } }
/// The trait `UITraitCollection.activeAppearance`, for observing its changes.
public enum UITraitActiveAppearance: UITraitDefinition { public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified } }
/// The trait `UITraitCollection.forceTouchCapability`, for observing its changes.
public enum UITraitForceTouchCapability: UITraitDefinition { public static var defaultValue: UIForceTouchCapability { .unknown } }
/// The trait `UITraitCollection.imageDynamicRange`, for observing its changes.
public enum UITraitImageDynamicRange: UITraitDefinition { public static var defaultValue: UIImageDynamicRange { .unspecified } }
/// The trait `UITraitCollection.sceneCaptureState`, for observing its changes.
public enum UITraitSceneCaptureState: UITraitDefinition { public static var defaultValue: UISceneCaptureState { .unspecified } }
/// The trait `UITraitCollection.typesettingLanguage`, for observing its changes.
public enum UITraitTypesettingLanguage: UITraitDefinition { public static var defaultValue: Locale.Language? { nil } }

/// The trait `UITraitCollection.listEnvironment`, for observing its changes.
public enum UITraitListEnvironment: UITraitDefinition { public static var defaultValue: UIListEnvironment { .unspecified } }

/// The kind of list that a view is in. In Ferry it has the value that an app sets in overrides, as lists do not set it.
///
/// > Source: Apple, UIListEnvironment
public enum UIListEnvironment: Int, Sendable {
    /// Not specified.
    case unspecified = 0
    /// In no list.
    case none
    /// In a plain list.
    case plain
    /// In a grouped list.
    case grouped
    /// In a list whose groups are inset.
    case insetGrouped
    /// In a sidebar.
    case sidebar
    /// In a plain sidebar.
    case sidebarPlain
}

/// Whether a scene is recorded or shown elsewhere.
public enum UISceneCaptureState: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The scene is shown on the device only.
    case inactive = 0
    /// The scene is recorded, or shown on another display.
    case active = 1
}

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
        case ObjectIdentifier(UITraitForceTouchCapability.self): forceTouchCapability == other.forceTouchCapability
        case ObjectIdentifier(UITraitImageDynamicRange.self): imageDynamicRange == other.imageDynamicRange
        case ObjectIdentifier(UITraitSceneCaptureState.self): sceneCaptureState == other.sceneCaptureState
        case ObjectIdentifier(UITraitTypesettingLanguage.self): typesettingLanguage == other.typesettingLanguage
        case let custom: self.custom[custom] == other.custom[custom]
        }
    }
}

extension TraitValues {
    /// Leaves the trait named by `trait` unspecified.
    mutating func remove(_ trait: any UITraitDefinition.Type) {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom = nil
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle = nil
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale = nil
        case ObjectIdentifier(UITraitDisplayGamut.self): displayGamut = nil
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass = nil
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass = nil
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection = nil
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): preferredContentSizeCategory = nil
        case ObjectIdentifier(UITraitAccessibilityContrast.self): accessibilityContrast = nil
        case ObjectIdentifier(UITraitUserInterfaceLevel.self): userInterfaceLevel = nil
        case ObjectIdentifier(UITraitLegibilityWeight.self): legibilityWeight = nil
        case ObjectIdentifier(UITraitActiveAppearance.self): activeAppearance = nil
        case ObjectIdentifier(UITraitForceTouchCapability.self): forceTouchCapability = nil
        case ObjectIdentifier(UITraitImageDynamicRange.self): imageDynamicRange = nil
        case ObjectIdentifier(UITraitSceneCaptureState.self): sceneCaptureState = nil
        case ObjectIdentifier(UITraitTypesettingLanguage.self): typesettingLanguage = nil
        case let custom: self.custom[custom] = nil
        }
    }
}

extension TraitValues {
    /// The traits that UIKit defines and stores by name.
    private static var named: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
            UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitForceTouchCapability.self, UITraitImageDynamicRange.self,
            UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
        ]
    }

    /// The traits whose values differ from other ones; those of the app are in the order of their names.
    func changes(from other: TraitValues) -> [UITrait] {
        let own = custom.merging(other.custom) { mine, _ in mine }.filter { custom[$0.key] != other.custom[$0.key] }.values.map(\.trait)
        return Self.named.filter { !agrees(with: other, on: $0) } + own.sorted { $0.identifier < $1.identifier }
    }
}
