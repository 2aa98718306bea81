public import Foundation

/// The appearance of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The appearance that this one is a part of.
    weak var observer: (any BarAppearanceObserver)?

    private func noteChange() { observer?.appearanceDidChange(self) }

    /// Attributes of the title that replace the system's, such as font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// The displacement of the title; only that of the normal state is used.
    ///
    /// > Units: points.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { noteChange() } }
    /// The image behind the button in this state; nil shows none.
    open var backgroundImage: UIImage? { didSet { noteChange() } }
    /// The displacement of the background image, in points.
    open var backgroundImagePositionAdjustment: UIOffset = .zero { didSet { noteChange() } }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }

    func decode(_ coder: NSCoder, _ state: String) {
        titleTextAttributes = coder.titleAttributes("UITitleTextAttributes." + state) ?? [:]
        titlePositionAdjustment = coder.offset("UITitlePositionAdjustment." + state) ?? .zero
        backgroundImage = coder.value("UIBackgroundImage." + state)
        backgroundImagePositionAdjustment = coder.offset("UIBackgroundImagePositionAdjustment." + state) ?? .zero
    }

    func encode(_ coder: NSCoder, _ state: String) {
        coder.encode(titleAttributes: titleTextAttributes, forKey: "UITitleTextAttributes." + state)
        coder.encode(offset: titlePositionAdjustment, forKey: "UITitlePositionAdjustment." + state)
        coder.encode(backgroundImage, forKey: "UIBackgroundImage." + state)
        coder.encode(offset: backgroundImagePositionAdjustment, forKey: "UIBackgroundImagePositionAdjustment." + state)
    }
}

/// The appearance of the bar buttons of one style.
///
/// > Contract: UIKit, UIBarButtonItemAppearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The values of a button that is enabled and not touched.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The values of a touched button.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The values of a disabled button.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The values of a button that has the keyboard's focus; kept without effect here.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    public convenience override init() { self.init(style: .plain) }

    /// Creates the system's appearance of a button style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Replaces the values of every state by the system's.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
        adoptStates()
        observer?.appearanceDidChange(self)
    }

    /// Creates an appearance from an archive; states that the archive lacks have the system's values.
    public required init?(coder: NSCoder) {
        super.init()
        normal.decode(coder, "normal")
        highlighted.decode(coder, "highlighted")
        disabled.decode(coder, "disabled")
        focused.decode(coder, "focused")
        adoptStates()
    }

    /// True: appearances are coded securely.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the values of every state to an archive.
    open func encode(with coder: NSCoder) {
        normal.encode(coder, "normal")
        highlighted.encode(coder, "highlighted")
        disabled.encode(coder, "disabled")
        focused.encode(coder, "focused")
    }

    /// Returns an independent appearance with the same values for each state.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    /// The bar's appearance that keeps this one.
    weak var observer: (any BarAppearanceObserver)?

    /// The copy that a bar's appearance stores. > Contract: its properties are `copy`.
    func copied(for observer: any BarAppearanceObserver) -> UIBarButtonItemAppearance {
        let copy = copy() as? UIBarButtonItemAppearance ?? self
        copy.observer = observer
        return copy
    }

    private func adoptStates() {
        // The state `focused` has no effect.
        for state in [normal, highlighted, disabled] { state.observer = self }
    }
}

extension UIBarButtonItemAppearance: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) { observer?.appearanceDidChange(self) }
}
