public import Foundation
public import ObjectiveC

extension AnyObjectMembers {
    /// The rectangle of an `NSValue`; nil for objects of other classes.
    public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
    /// The point of an `NSValue`; nil for objects of other classes.
    public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
    /// The size of an `NSValue`; nil for objects of other classes.
    public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
    /// The priority of a constraint, as the number that it is in Objective-C; nil for objects of other classes.
    @preconcurrency @MainActor public var priority: Float! { (object as? NSLayoutConstraint)?.priority.rawValue }
}
