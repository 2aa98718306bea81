public import Foundation

/// What drawing text may do, and what it did.
///
/// > Contract: UIKit, NSStringDrawingContext
open class NSStringDrawingContext: NSObject {
    /// The least factor fonts may shrink by to fit; 0 keeps them.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor the last drawing used.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// Where the last drawing drew.
    open internal(set) var totalBounds = CGRect.zero
    public override init() { super.init() }
}
