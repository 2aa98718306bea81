public import Foundation

extension UIView {
    /// What happens to a view's drawn content when its bounds change.
    public enum ContentMode: Int, Sendable {
        /// Stretches the content to the bounds, without regard to its aspect ratio.
        case scaleToFill = 0
        /// Scales the content to fit inside the bounds, retaining its aspect ratio.
        case scaleAspectFit = 1
        /// Scales the content to cover the bounds, retaining its aspect ratio; some of it may be outside.
        case scaleAspectFill = 2
        /// Draws the content again for every new size.
        case redraw = 3
        /// Centres the content without scaling it.
        case center = 4
        /// Places the content in the middle of the top edge without scaling it.
        case top = 5
        /// Places the content in the middle of the bottom edge without scaling it.
        case bottom = 6
        /// Places the content in the middle of the left edge without scaling it.
        case left = 7
        /// Places the content in the middle of the right edge without scaling it.
        case right = 8
        /// Places the content in the top left corner without scaling it.
        case topLeft = 9
        /// Places the content in the top right corner without scaling it.
        case topRight = 10
        /// Places the content in the bottom left corner without scaling it.
        case bottomLeft = 11
        /// Places the content in the bottom right corner without scaling it.
        case bottomRight = 12
    }

    /// Whether tints under a view are dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// Follows the superview, and is normal at the root.
        case automatic = 0
        /// Shows tints in their own colour.
        case normal = 1
        /// Shows tints as grey, as behind a modal card.
        case dimmed = 2
    }

    /// The margins and lengths of a view that change when its superview is resized.
    ///
    /// The change is shared in proportion to the current lengths of the flexible parts.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes with the superview's.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes with the superview's.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// Whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored in right-to-left languages.
    case unspecified = 0
    /// Controls for media playback, such as play and rewind: never mirrored.
    case playback = 1
    /// Controls whose direction is spatial, such as a joystick or a game pad: never mirrored.
    case spatial = 2
    /// Left to right in every language.
    case forceLeftToRight = 3
    /// Right to left in every language.
    case forceRightToLeft = 4
}

/// How important a layout request is. > Units: 0...1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    /// Creates a priority; values from 1 to 1000 are meaningful.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority; values from 1 to 1000 are meaningful.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The priority of a constraint that must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default compression resistance: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which dragging a divider may resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene retains its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority with which dragging a divider leaves the scene's size as it is: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default hugging priority: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which `systemLayoutSizeFitting` approaches its target size: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
    /// Whether the first is less important.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    /// More important by a number.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
    /// More important by a number.
    public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { UILayoutPriority(lhs + rhs.rawValue) }
    /// Less important by a number.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
    /// How much more important the first is.
    public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float { lhs.rawValue - rhs.rawValue }
    /// Makes it more important by a number.
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
    /// Makes it less important by a number.
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

/// An object with coordinates that points and rectangles can be converted to and from.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The extent of the space, in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point of this space to another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to another one; the result is the bounding box if one of them is rotated.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space to this one; the result is the bounding box if one of them is rotated.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIEdgeInsets {
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
