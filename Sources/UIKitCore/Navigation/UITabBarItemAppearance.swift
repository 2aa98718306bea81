public import Foundation

/// The appearance of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// > Units: points.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Nil means the bar's own colour for the state.
    open var iconColor: UIColor?
    open var badgePositionAdjustment: UIOffset = .zero
    open var badgeBackgroundColor: UIColor? = .systemRed
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment: UIOffset = .zero {
        didSet { if badgeTitlePositionAdjustment != .zero { UnimplementedSetting.report("badgeTitlePositionAdjustment", on: self) } }
    }

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// The appearance of the tabs of one layout.
///
/// > Contract: UIKit, UITabBarItemAppearance
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline = 1
        case compactInline = 2
    }

    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()
    open private(set) var focused = UITabBarItemStateAppearance()

    public convenience override init() { self.init(style: .stacked) }

    public init(style: UITabBarItemAppearance.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    func copied() -> UITabBarItemAppearance { copy() as? UITabBarItemAppearance ?? self }
}
