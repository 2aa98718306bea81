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
final class WebPageView: UIView, ComposingInput {
    weak var pageTouches: PageTouches?
    var onText: ((String) -> Void)?
    var onDelete: (() -> Void)?
    /// Called with text that is being composed, and the place of the caret in it.
    var onComposition: ((String, Int) -> Void)?
    /// What the page shows as being composed.
    private(set) var composed = ""
    var hasText: Bool { true }
    var autocapitalizationType = UITextAutocapitalizationType.none

    override var canBecomeFirstResponder: Bool { true }
    func deleteBackward() { onDelete?() }

    func insertText(_ text: String) {
        composed = ""
        onText?(text)
    }

    func compose(_ text: String, caret: Int) {
        guard text != composed else { return }
        composed = text
        onComposition?(text, caret)
    }

    /// What is being composed stays, before another element of the page has the focus.
    @discardableResult override func resignFirstResponder() -> Bool {
        if !composed.isEmpty { insertText(composed) }
        return super.resignFirstResponder()
    }

    /// There is another page.
    func endComposing() {
        guard !composed.isEmpty else { return }
        composed = ""
        resignFirstResponder()
    }

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
