public import Foundation
internal import ViewLayout

extension UIScrollView {
    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in the light appearance, light in the dark one.
        case `default` = 0
        /// Dark in both appearances.
        case black = 1
        /// Light in both appearances.
        case white = 2
    }

    /// How a drag in a scroll view dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag leaves the keyboard.
        case none = 0
        /// The keyboard is dismissed when a drag begins.
        case onDrag = 1
        /// The touch pushes the keyboard down once it reaches its top; the keyboard follows and may return.
        case interactive = 2
        /// The keyboard and its accessory are dismissed when a drag begins.
        case onDragWithAccessory = 3
        /// The touch pushes the keyboard down once it reaches the top of its accessory.
        case interactiveWithAccessory = 4
    }

    /// Whether a list shows its section index; for tvOS only.
    public enum IndexDisplayMode: Int, Sendable {
        /// As the system chooses.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }

    /// Which edges of the safe area are added to the content inset. > Contract: SV-20.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`; the first scroll view of a controller in a container has top and bottom in any case.
        case automatic = 0
        /// The edges of an axis along which the content is larger than the view, or always bounces.
        case scrollableAxes = 1
        /// No edge.
        case never = 2
        /// Every edge.
        case always = 3
    }

    /// The fraction of the velocity that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998: the content moves far after a flick.
        public static let normal = DecelerationRate(rawValue: ScrollMotionMetrics.normalRate)
        /// 0.99: the content stops soon, as in paged lists.
        public static let fast = DecelerationRate(rawValue: ScrollMotionMetrics.fastRate)
    }
}

extension ContentInsets.Behavior {
    init(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
        switch behavior {
        case .automatic: self = .automatic
        case .scrollableAxes: self = .scrollableAxes
        case .never: self = .never
        case .always: self = .always
        }
    }
}
