import UIKit

/// Refreshes when a scroll view is pulled down.
final class RefreshHeader: RefreshView {
    /// What the scroll view's own inset was before the header took its place in it.
    private var isInset = false

    override var overshoot: CGFloat {
        guard let scrollView else { return 0 }
        return -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
    }

    override func place() {
        guard let scrollView else { return }
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }

    override func scrolled() {
        if let scrollView, bounds.width != scrollView.bounds.width { place() }
        super.scrolled()
    }

    override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        accessibilityIdentifier = "refresh header"
        arrow.isHidden = state == .refreshing
        let turn: CGFloat = state == .release ? .pi : 0
        UIView.animate(withDuration: 0.2) { self.arrow.transform = CGAffineTransform(rotationAngle: turn) }
        if case .pulling(let part) = state { alpha = max(0.3, part) } else { alpha = state == .idle ? 0 : 1 }
        if (state == .refreshing) != isInset { inset(state == .refreshing) }
    }

    /// Makes room above the content; what is visible below does not move when the room is taken away from a list further down.
    private func inset(_ isOn: Bool) {
        guard let scrollView else { return }
        isInset = isOn
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 1
        UIView.animate(withDuration: 0.25) {
            scrollView.contentInset.top += isOn ? Self.height : -Self.height
            if isOn || isAtTop {
                // Ends the bounce after the pull, which would go on from the new place.
                scrollView.setContentOffset(
                    CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: false)
            }
        }
    }

    override func text(for state: State) -> String {
        switch state {
        case .release: words("Release to refresh")
        case .refreshing: words("Refreshing…")
        default: words("Pull down to refresh")
        }
    }
}
