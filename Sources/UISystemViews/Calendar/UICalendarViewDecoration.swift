public import Foundation
internal import CoreGraphics
public import UIKitCore

extension UICalendarView {
    /// The size of a decoration.
    public enum DecorationSize: Int, Sendable {
        /// The smallest.
        case small = 0
        /// The default.
        case medium = 1
        /// The largest.
        case large = 2
    }

    /// What is below the number of a day: a dot, an image or a view.
    ///
    /// > Contract: UIKit, UICalendarView.Decoration.
    @preconcurrency @MainActor open class Decoration: NSObject {
        enum Content {
            case dot(UIColor?, DecorationSize)
            case image(UIImage, UIColor?, DecorationSize)
            case view(() -> UIView)
        }
        let content: Content

        /// A grey dot of medium size.
        public override init() {
            content = .dot(nil, .medium)
            super.init()
        }

        /// An image in grey, of medium size.
        public convenience init(image: UIImage?) { self.init(image: image, color: nil, size: .medium) }

        /// An image, or a dot without one.
        ///
        /// - Parameters:
        ///   - image: drawn as a template; nil is a dot.
        ///   - color: nil is a grey.
        ///   - size: the size of the image or dot.
        public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            content = image.map { .image($0, color, size) } ?? .dot(color, size)
            super.init()
        }

        /// A view of the app, created for each place where it is shown; it is clipped to the space below the number.
        public init(customViewProvider: @escaping () -> UIView) {
            content = .view(customViewProvider)
            super.init()
        }

        /// A dot.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }

        /// An image, drawn as a template; without one, a dot.
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// A view of the app, created for each place where it is shown.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}
