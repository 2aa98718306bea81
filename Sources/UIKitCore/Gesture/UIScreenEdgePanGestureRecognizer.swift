internal import Foundation

/// Recognises a drag that starts at an edge of the screen, or of its scene's part of it.
///
/// > Contract: UIKit, UIScreenEdgePanGestureRecognizer
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which a drag may start, within 20 points; default none.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isAtEdge = touches.allSatisfy { isNearEdge($0.screenLocation) }
        guard currentState != .possible || isAtEdge else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func isNearEdge(_ place: CGPoint) -> Bool {
        guard let screen = view?.window?.regionOnScreen else { return false }
        let width = GestureMetrics.screenEdgeWidth
        return (edges.contains(.left) && place.x <= screen.minX + width) || (edges.contains(.right) && place.x >= screen.maxX - width)
            || (edges.contains(.top) && place.y <= width) || (edges.contains(.bottom) && place.y >= screen.maxY - width)
    }
}
