internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Holds the scrolling of a page back until the page has said whether it takes a touch for itself, and keeps it away if the page does.
///
/// It fails when the page leaves the touch to the scroll view. > Contract: UIKit, UIGestureRecognizer, require(toFail:).
final class PageTouchGate: UIGestureRecognizer {
    private var count = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    required init?(coder: NSCoder) { nil }

    /// The page takes the touches.
    func take() {
        if state == .possible { state = .began }
    }

    /// The page leaves them to the scroll view.
    func leave() {
        if state == .possible { state = .failed }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { count += touches.count }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches.count, as: .ended) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches.count, as: .cancelled) }

    private func end(_ ended: Int, as last: State) {
        count -= ended
        guard count <= 0 else { return }
        // What the page has not decided yet is not its own.
        state = state == .possible ? .failed : last
    }

    override func reset() {
        super.reset()
        count = 0
    }
}
