public import Foundation
internal import ProgrammerErrors

/// Metrics that a custom background class provides.
///
/// > Contract: UIKit, UIPopoverBackgroundViewMethods. > Units: points.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    /// Returns the width of the arrow where it meets the frame.
    static func arrowBase() -> CGFloat
    /// Returns the distances from the frame to the popover's content.
    static func contentViewInsets() -> UIEdgeInsets
    /// Returns the length of the arrow from its base to its tip.
    static func arrowHeight() -> CGFloat
}

/// The frame and arrow of a popover, drawn by an app's subclass.
///
/// > Contract: UIKit, UIPopoverBackgroundView: the three class methods must be overridden.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The offset of the arrow from the middle of its side. > Units: points, to the right or down.
    open var arrowOffset: CGFloat = 0
    /// The direction of the arrow, set before the view is laid out.
    open var arrowDirection: UIPopoverArrowDirection = .unknown

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the content gets the system's rounded corners and inner shadow on iOS; not read here.
    open class var wantsDefaultContentAppearance: Bool { true }
    /// Returns the width of the arrow where it meets the frame; the process ends unless a subclass overrides it.
    open class func arrowBase() -> CGFloat {
        ProgrammerError.raise("+[\(self) arrowBase] must be implemented by subclassers.", name: .invalidArgument)
    }
    /// Returns the distances from the frame to the content; the process ends unless a subclass overrides it.
    open class func contentViewInsets() -> UIEdgeInsets {
        ProgrammerError.raise("+[\(self) contentViewInsets] must be implemented by subclassers.", name: .invalidArgument)
    }
    /// Returns the length of the arrow; the process ends unless a subclass overrides it.
    open class func arrowHeight() -> CGFloat {
        ProgrammerError.raise("+[\(self) arrowHeight] must be implemented by subclassers.", name: .invalidArgument)
    }
}
