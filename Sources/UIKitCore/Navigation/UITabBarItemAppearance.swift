public import Foundation

/// The appearance of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The appearance that this one is a part of.
    weak var observer: (any BarAppearanceObserver)?

    private func noteChange() { observer?.appearanceDidChange(self) }

    /// Attributes of the title that replace the system's, such as font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// The displacement of the title; only that of the normal state is used.
    ///
    /// > Units: points.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { noteChange() } }
    /// Nil means the bar's own colour for the state.
    open var iconColor: UIColor? { didSet { noteChange() } }
    /// The displacement of the badge, in points; only that of the normal state is used.
    open var badgePositionAdjustment: UIOffset = .zero { didSet { noteChange() } }
    /// The badge's colour; an item's own ``UITabBarItem/badgeColor`` takes precedence.
    open var badgeBackgroundColor: UIColor? = .systemRed { didSet { noteChange() } }
    /// Attributes of the badge's text that replace the system's.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// The displacement of the text in the badge; without effect here, which the log reports once.
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

    func decode(_ coder: NSCoder, _ state: String) {
        titleTextAttributes = coder.titleAttributes("UITitleTextAttributes." + state) ?? [:]
        titlePositionAdjustment = coder.offset("UITitlePositionAdjustment." + state) ?? .zero
        iconColor = coder.value("UIIconColor." + state)
        badgePositionAdjustment = coder.offset("UIBadgePositionAdjustment." + state) ?? .zero
        badgeBackgroundColor = coder.value("UIBadgeBackgroundColor." + state)
        badgeTextAttributes = coder.titleAttributes("UIBadgeTextAttributes." + state) ?? [:]
        badgeTitlePositionAdjustment = coder.offset("UIBadgeTitlePositionAdjustment." + state) ?? .zero
    }

    func encode(_ coder: NSCoder, _ state: String) {
        coder.encode(titleAttributes: titleTextAttributes, forKey: "UITitleTextAttributes." + state)
        coder.encode(offset: titlePositionAdjustment, forKey: "UITitlePositionAdjustment." + state)
        coder.encode(iconColor, forKey: "UIIconColor." + state)
        coder.encode(offset: badgePositionAdjustment, forKey: "UIBadgePositionAdjustment." + state)
        coder.encode(badgeBackgroundColor, forKey: "UIBadgeBackgroundColor." + state)
        coder.encode(titleAttributes: badgeTextAttributes, forKey: "UIBadgeTextAttributes." + state)
        coder.encode(offset: badgeTitlePositionAdjustment, forKey: "UIBadgeTitlePositionAdjustment." + state)
    }
}

/// The appearance of the tabs of one layout.
///
/// > Contract: UIKit, UITabBarItemAppearance
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The arrangement of icon and title in a tab.
    public enum Style: Int, Sendable {
        /// The icon above the title.
        case stacked = 0
        /// The icon next to the title, in bars of regular height.
        case inline = 1
        /// The icon next to the title, in bars of compact height.
        case compactInline = 2
    }

    /// The values of a tab that is not selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The values of the selected tab.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The values of a disabled tab.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The values of a tab that has the keyboard's focus; kept without effect here.
    open private(set) var focused = UITabBarItemStateAppearance()

    public convenience override init() { self.init(style: .stacked) }

    /// Creates the system's appearance of an arrangement.
    public init(style: UITabBarItemAppearance.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Replaces the values of every state by the system's.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
        adoptStates()
        observer?.appearanceDidChange(self)
    }

    /// Creates an appearance from an archive; states that the archive lacks have the system's values.
    public required init?(coder: NSCoder) {
        super.init()
        normal.decode(coder, "normal")
        selected.decode(coder, "selected")
        disabled.decode(coder, "disabled")
        focused.decode(coder, "focused")
        adoptStates()
    }

    /// True: appearances are coded securely.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the values of every state to an archive.
    open func encode(with coder: NSCoder) {
        normal.encode(coder, "normal")
        selected.encode(coder, "selected")
        disabled.encode(coder, "disabled")
        focused.encode(coder, "focused")
    }

    /// Returns an independent appearance with the same values for each state.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    /// The bar's appearance that keeps this one.
    weak var observer: (any BarAppearanceObserver)?

    /// The copy that a bar's appearance stores. > Contract: its properties are `copy`.
    func copied(for observer: any BarAppearanceObserver) -> UITabBarItemAppearance {
        let copy = copy() as? UITabBarItemAppearance ?? self
        copy.observer = observer
        return copy
    }

    private func adoptStates() {
        // The state `focused` has no effect.
        for state in [normal, selected, disabled] { state.observer = self }
    }
}

extension UITabBarItemAppearance: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) { observer?.appearanceDidChange(self) }
}
