public import Foundation
internal import ProgrammerErrors

/// Metrics that a custom background class provides.
///
/// > Contract: UIKit, UIPopoverBackgroundViewMethods. > Units: points.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    static func arrowBase() -> CGFloat
    static func contentViewInsets() -> UIEdgeInsets
    static func arrowHeight() -> CGFloat
}

/// The frame and arrow of a popover, drawn by an app's subclass.
///
/// > Contract: UIKit, UIPopoverBackgroundView: the three class methods must be overridden.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The offset of the arrow from the middle of its side. > Units: points, to the right or down.
    open var arrowOffset: CGFloat = 0
    open var arrowDirection: UIPopoverArrowDirection = .unknown

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class var wantsDefaultContentAppearance: Bool { true }
    open class func arrowBase() -> CGFloat {
        ProgrammerError.raise("+[\(self) arrowBase] must be implemented by subclassers.", name: .invalidArgument)
    }
    open class func contentViewInsets() -> UIEdgeInsets {
        ProgrammerError.raise("+[\(self) contentViewInsets] must be implemented by subclassers.", name: .invalidArgument)
    }
    open class func arrowHeight() -> CGFloat {
        ProgrammerError.raise("+[\(self) arrowHeight] must be implemented by subclassers.", name: .invalidArgument)
    }
}
