public import Foundation

/// Options and results of drawing text.
///
/// > Contract: UIKit, NSStringDrawingContext
open class NSStringDrawingContext: NSObject {
    /// The minimum factor by which fonts may shrink to fit; 0 means no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which fonts were shrunk in the last drawing or measurement; 1 if they were not.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text of the last drawing or measurement occupied, in points.
    open internal(set) var totalBounds = CGRect.zero
    public override init() { super.init() }
}
