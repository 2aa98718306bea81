internal import Foundation

/// A tap on the status bar scrolls the only eligible scroll view to its top.
///
/// > Contract: UIKit, SV-17; facts 3.4: nothing happens when two scroll views of the window are eligible.
@MainActor enum ScrollToTop {
    /// A touch ended.
    static func lifted(_ touch: UITouch) {
        let bar = UIApplication.shared.statusBarFrame
        guard bar.contains(touch.screenLocation), touch.tapCount >= 1, let window = touch.window else { return }
        // A button under the bar received the touch, or a drag ended there.
        if touch.view is UIControl { return }
        if touch.recognizers.contains(where: { GestureStateRules.isRecognizing($0.currentState) }) { return }
        var candidates: [UIScrollView] = []
        collect(window, into: &candidates)
        guard candidates.count == 1, let view = candidates.first else { return }
        scroll(view)
    }

    static func scroll(_ view: UIScrollView) {
        let top = -view.adjustedContentInset.top - view.reserveAbove
        guard view.contentOffset.y > top, view.delegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
        view.driver.animate(to: CGPoint(x: view.contentOffset.x, y: top), toTop: true)
    }

    private static func collect(_ view: UIView, into found: inout [UIScrollView]) {
        guard HitTest.isCandidate(view) else { return }
        if let view = view as? UIScrollView, view.scrollsToTop, view.isScrollEnabled { found.append(view) }
        for child in view.subviews { collect(child, into: &found) }
    }
}
