public import CoreGraphics
public import Foundation
public import ObjectiveC

extension AnyObjectMembers {
    /// The rectangle of an `NSValue`; nil for objects of other classes.
    public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
    /// The point of an `NSValue`; nil for objects of other classes.
    public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
    /// The size of an `NSValue`; nil for objects of other classes.
    public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
    /// The insets of an `NSValue`; nil for objects of other classes.
    public var uiEdgeInsetsValue: UIEdgeInsets! { (object as? NSValue)?.uiEdgeInsetsValue }
    /// The transform of an `NSValue`; nil for objects of other classes.
    public var cgAffineTransformValue: CGAffineTransform! { (object as? NSValue)?.cgAffineTransformValue }
}
