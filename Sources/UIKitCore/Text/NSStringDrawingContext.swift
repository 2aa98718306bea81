public import Foundation

/// Options and results of drawing text.
///
/// > Contract: UIKit, NSStringDrawingContext
open class NSStringDrawingContext: NSObject {
    /// The minimum factor by which fonts may shrink to fit; 0 means no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor of the last drawing.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the last drawing.
    open internal(set) var totalBounds = CGRect.zero
    public override init() { super.init() }
}
