public import Foundation

/// An entry of a menu: an action, a command or another menu.
///
/// > Contract: UIKit, UIMenuElement. > Isolation: main actor.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
    /// The look and behaviour of an action's or command's row.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The row is dimmed and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The row is red.
        public static let destructive = Attributes(rawValue: 2)
        /// The row is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// Choosing the row performs its action and leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The check mark of an action's or command's row.
    public enum State: Int, Sendable {
        /// No mark.
        case off = 0
        /// A check mark.
        case on = 1
        /// A dash, for a setting that applies to a part of the selection.
        case mixed = 2
    }

    /// The text of the row, or the header of a menu that is opened or inline.
    open internal(set) var title: String
    /// A smaller line below the title; nil shows none.
    open var subtitle: String?
    /// The icon of the row; nil shows none.
    open internal(set) var image: UIImage?
    /// The identifier of the row's accessibility element, for UI tests.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// An independent copy.
    open nonisolated override func copy() -> Any { copy(with: nil) }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    /// Implements `copy()`. > Package seam for UIKit's own elements.
    package func duplicate() -> UIMenuElement { UIMenuElement(title: title, subtitle: subtitle, image: image) }
}

extension UIMenuElement: UIAccessibilityIdentification {}
