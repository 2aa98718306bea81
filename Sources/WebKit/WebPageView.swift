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

/// The visible part of a page. Takes its touches and typed text.
final class WebPageView: UIView, UIKeyInput {
    weak var pageTouches: PageTouches?
    var onText: ((String) -> Void)?
    var onDelete: (() -> Void)?
    var hasText: Bool { true }
    var autocapitalizationType = UITextAutocapitalizationType.none

    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { onText?(text) }
    func deleteBackward() { onDelete?() }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        pageTouches?.began(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        pageTouches?.moved(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        pageTouches?.ended(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        pageTouches?.cancelled(touches)
    }
}
