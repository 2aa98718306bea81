import UIKit

/// Loads more when a scroll view is pulled over its end, or as soon as the end is near.
final class RefreshFooter: RefreshView {
    /// Loads without being pulled.
    var isAutomatic = true
    private var isInset = false

    override var overshoot: CGFloat {
        guard let scrollView, scrollView.contentSize.height > 0 else { return -1 }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        return scrollView.contentOffset.y + scrollView.bounds.height
            - max(end, scrollView.bounds.height - scrollView.adjustedContentInset.top)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        arrow.isHidden = true
        accessibilityIdentifier = "refresh footer"
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    required init?(coder: NSCoder) { nil }

    /// A list without rows has no footer.
    override var isHidden: Bool {
        didSet { if isHidden != oldValue { updateInset() } }
    }

    override func attach(to scrollView: UIScrollView) {
        super.attach(to: scrollView)
        updateInset()
    }

    private func updateInset() {
        guard let scrollView, isInset == isHidden else { return }
        isInset = !isHidden
        scrollView.contentInset.bottom += isInset ? Self.height : -Self.height
    }

    override func place() {
        guard let scrollView else { return }
        let frame = CGRect(x: 0, y: scrollView.contentSize.height, width: scrollView.bounds.width, height: Self.height)
        if frame != self.frame { self.frame = frame }
    }

    override func scrolled() {
        guard !isHidden else { return }
        if let scrollView, bounds.width != scrollView.bounds.width { place() }
        if isAutomatic, state == .idle, overshoot > -Self.height, scrollView?.isDragging == true || scrollView?.isDecelerating == true {
            begin()
        } else {
            super.scrolled()
        }
    }

    @objc private func tapped() { if state != .noMore { begin() } }

    override func text(for state: State) -> String {
        switch state {
        case .idle, .pulling: words("Pull up to load more")
        case .release: words("Release to load more")
        case .refreshing: words("Loading…")
        case .noMore: words("No more posts")
        case .failed: words("Not loaded. Tap to try again")
        }
    }
}
