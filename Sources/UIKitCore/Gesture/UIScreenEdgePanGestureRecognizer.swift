internal import Foundation

/// Recognises a drag that starts at an edge of the screen.
///
/// > Contract: UIKit, UIScreenEdgePanGestureRecognizer
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
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
        guard let screen = view?.window?.screen.bounds else { return false }
        let width = GestureMetrics.screenEdgeWidth
        return (edges.contains(.left) && place.x <= width) || (edges.contains(.right) && place.x >= screen.width - width)
            || (edges.contains(.top) && place.y <= width) || (edges.contains(.bottom) && place.y >= screen.height - width)
    }
}
