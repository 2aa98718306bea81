internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// Scrolls a page: its offset is the page's.
final class WebScrollView: UIScrollView {
    var onScroll: (() -> Void)?
    override func layoutSubviews() {
        super.layoutSubviews()
        onScroll?()
    }
}

/// The visible part of a page. Forwards taps and typed text to the engine.
final class WebPageView: UIView, UIKeyInput {
    var onTap: ((CGPoint) -> Void)?
    var onText: ((String) -> Void)?
    var onDelete: (() -> Void)?
    var hasText: Bool { true }
    var autocapitalizationType = UITextAutocapitalizationType.none

    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { onText?(text) }
    func deleteBackward() { onDelete?() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        // A scroll gesture cancels its touches, so what ends here is a tap.
        if let touch = touches.first { onTap?(touch.location(in: self)) }
    }
}
