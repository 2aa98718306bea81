public import Foundation
public import ObjectiveC

extension AnyObjectMembers {
    public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
    public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
    public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
}
