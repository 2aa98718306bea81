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
    }
}

/// The value of an app-defined trait, compared by its description if it is not `Hashable`.
package struct CustomTrait: Hashable, @unchecked Sendable {
    package let value: Any
    private let key: AnyHashable

    package init(_ value: Any) {
        self.value = value
        self.key = (value as? AnyHashable) ?? AnyHashable(String(reflecting: value))
    }

    package static func == (lhs: CustomTrait, rhs: CustomTrait) -> Bool { lhs.key == rhs.key }
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
