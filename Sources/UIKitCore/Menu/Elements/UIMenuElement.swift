public import Foundation

/// An entry of a menu: an action, a command or another menu.
///
/// > Contract: UIKit, UIMenuElement. > Isolation: main actor.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// An independent copy.
    open nonisolated override func copy() -> Any { copy(with: nil) }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let element = self
        nonisolated(unsafe) var made: Any?
        MainActor.assumeIsolated { made = element.duplicate() }
        return made ?? element
    }

    /// Implements `copy()`. > Package seam for UIKit's own elements.
    package func duplicate() -> UIMenuElement { UIMenuElement(title: title, subtitle: subtitle, image: image) }
}
