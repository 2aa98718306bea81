public import Foundation
internal import ViewLayout

extension UIScrollView {
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    public enum IndexDisplayMode: Int, Sendable {
        case automatic = 0
        case alwaysHidden = 1
    }

    /// Which edges of the safe area are added to the content inset. > Contract: SV-20.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The fraction of the velocity that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: ScrollMotionMetrics.normalRate)
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
