internal import CoreGraphics
public import Foundation
public import UIKitCore

/// Feedback of drawing. Ferry's devices have no pencil that could give it; the simulator receives a tick instead.
///
/// > Source: Apple, UICanvasFeedbackGenerator. > Units: points of the view.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Feedback in a view.
    public override init(view: UIView) { super.init(view: view) }

    /// Tells the user that something they drag is aligned with something else.
    open func alignmentOccurred(at location: CGPoint) { HapticLog.play(.selection) }
    /// Tells the user that a stroke became a whole, such as a closed shape.
    open func pathCompleted(at location: CGPoint) { HapticLog.play(.selection) }
}
