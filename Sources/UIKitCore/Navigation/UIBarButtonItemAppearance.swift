public import Foundation

/// The appearance of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// Attributes of the title that replace the system's, such as font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The displacement of the title; only that of the normal state is used.
    ///
    /// > Units: points.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The image behind the button in this state; nil shows none.
    open var backgroundImage: UIImage?
    /// The displacement of the background image, in points.
    open var backgroundImagePositionAdjustment: UIOffset = .zero

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The appearance of the bar buttons of one style.
///
/// > Contract: UIKit, UIBarButtonItemAppearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
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

    func copied() -> UIBarButtonItemAppearance { copy() as? UIBarButtonItemAppearance ?? self }
}
