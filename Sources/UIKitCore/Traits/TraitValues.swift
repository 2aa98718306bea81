package import Foundation

/// The traits of a collection as plain values; nil means "unspecified".
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var displayScale: CGFloat?
    package var displayGamut: UIDisplayGamut?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var forceTouchCapability: UIForceTouchCapability?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var legibilityWeight: UILegibilityWeight?
    package var activeAppearance: UIUserInterfaceActiveAppearance?
    package var imageDynamicRange: UIImageDynamicRange?
    package var sceneCaptureState: UISceneCaptureState?
    package var typesettingLanguage: Locale.Language?
    /// Traits the app defines, by their type.
    package var custom: [ObjectIdentifier: CustomTrait] = [:]

    package init() {}

    /// The values that `other` specifies, otherwise those of this.
    package func merging(_ other: TraitValues) -> TraitValues {
        var result = self
        result.userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
        result.userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
        result.displayScale = other.displayScale ?? displayScale
        result.displayGamut = other.displayGamut ?? displayGamut
        result.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
        result.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
        result.layoutDirection = other.layoutDirection ?? layoutDirection
        result.forceTouchCapability = other.forceTouchCapability ?? forceTouchCapability
        result.preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
        result.accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
        result.userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
        result.legibilityWeight = other.legibilityWeight ?? legibilityWeight
        result.activeAppearance = other.activeAppearance ?? activeAppearance
        result.imageDynamicRange = other.imageDynamicRange ?? imageDynamicRange
        result.sceneCaptureState = other.sceneCaptureState ?? sceneCaptureState
        result.typesettingLanguage = other.typesettingLanguage ?? typesettingLanguage
        result.custom.merge(other.custom) { _, new in new }
        return result
    }

    /// Whether everything this specifies is the same in `other`.
    package func isContained(in other: TraitValues) -> Bool { other.merging(self) == other }

    package var isEmpty: Bool { self == TraitValues() }

    /// Whether colours resolve the same under both.
    package func resolvesColorsLike(_ other: TraitValues) -> Bool {
        userInterfaceStyle == other.userInterfaceStyle && accessibilityContrast == other.accessibilityContrast
            && userInterfaceLevel == other.userInterfaceLevel && displayGamut == other.displayGamut
            && userInterfaceIdiom == other.userInterfaceIdiom && activeAppearance == other.activeAppearance
            && colorTraits == other.colorTraits
    }

    /// The app's traits that colours may depend on, without those that have their default value.
    private var colorTraits: [ObjectIdentifier: CustomTrait] {
        custom.isEmpty ? [:] : custom.filter { $1.affectsColors && !$1.isDefault }
    }
}

/// The value of an app-defined trait, compared by its description if it is not `Hashable`.
package struct CustomTrait: Hashable, @unchecked Sendable {
    package let value: Any
    let trait: UITrait
    private let key: AnyHashable
    let affectsColors: Bool
    let isDefault: Bool

    package init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
        self.value = value
        self.trait = trait
        key = Self.key(of: value)
        affectsColors = trait.affectsColorAppearance
        isDefault = affectsColors && key == Self.key(of: trait.defaultValue)
    }

    private static func key(of value: Any) -> AnyHashable { (value as? AnyHashable) ?? AnyHashable(String(reflecting: value)) }

    package static func == (lhs: CustomTrait, rhs: CustomTrait) -> Bool { lhs.key == rhs.key }
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
