internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Keeps the element of a page that takes text above the keyboard: the scroll view gets space below the page, and what is left of it shows the
/// element.
@MainActor final class PageKeyboard {
    private unowned let view: WKWebView
    private var observer: KeyboardObserver?
    /// Space below the page. > Units: points.
    private var taken: CGFloat = 0
    /// > Units: points of the scroll view's content.
    private var focused: CGRect?

    init(_ view: WKWebView) {
        self.view = view
        observer = KeyboardObserver(of: view.applicationContext.screen) { [weak self] in self?.make(space: $0.frame) }
    }

    /// An element of the page takes text now; nil is none. > Units: points of the visible part.
    func focus(_ frame: CGRect?) {
        focused = frame?.offsetBy(dx: view.shown.offset.x, dy: view.shown.offset.y)
        reveal()
    }

    private func make(space keyboard: CGRect?) {
        let scroller = view.scroller
        var height: CGFloat = 0
        if let keyboard, let window = view.window {
            let frame = scroller.convert(scroller.bounds, to: window)
            let safe = scroller.adjustedContentInset.bottom - scroller.contentInset.bottom
            height = max(0, frame.maxY - keyboard.minY - safe)
        }
        guard height != taken else { return }
        scroller.contentInset.bottom += height - taken
        scroller.verticalScrollIndicatorInsets.bottom += height - taken
        taken = height
        if height > 0 { reveal() } else { show(scroller.contentOffset.y) }
    }

    private func reveal() {
        guard taken > 0, let focused else { return }
        let scroller = view.scroller
        let (top, bottom) = (scroller.adjustedContentInset.top, scroller.adjustedContentInset.bottom)
        let visible = scroller.bounds.height - top - bottom
        let begin = scroller.contentOffset.y + top
        guard visible > 0, focused.minY < begin || focused.maxY > begin + visible else { return }
        // In the middle, or from its first line if it is too high for that.
        show(min(focused.minY, focused.midY - visible / 2) - top)
    }

    /// Scrolls as far as the page and the space allow.
    private func show(_ offset: CGFloat) {
        let scroller = view.scroller
        let least = -scroller.adjustedContentInset.top
        let most = max(least, scroller.contentSize.height + scroller.adjustedContentInset.bottom - scroller.bounds.height)
        let place = CGPoint(x: scroller.contentOffset.x, y: min(max(offset, least), most))
        if place != scroller.contentOffset { scroller.setContentOffset(place, animated: true) }
    }
}
