import UIKit

/// The base of the controls that load more at an end of a scroll view. It observes the offset, and is attached to any scroll view.
class RefreshView: UIView {
    static let height: CGFloat = 54

    enum State: Equatable {
        case idle
        /// 0 to 1: how far the view has been pulled.
        case pulling(CGFloat)
        /// Far enough: it refreshes when the finger is lifted.
        case release
        case refreshing
        case noMore
        /// The request failed; the user may try again.
        case failed
    }

    var onRefresh: (() -> Void)?
    private(set) weak var scrollView: UIScrollView?
    private var observations: [NSKeyValueObservation] = []
    let label = UILabel()
    let arrow = UIImageView(image: UIImage(systemName: "arrow.down"))
    let spinner = UIActivityIndicatorView(style: .medium)

    var state = State.idle {
        didSet { if state != oldValue { stateDidChange(from: oldValue) } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        arrow.tintColor = .secondaryLabel
        arrow.contentMode = .scaleAspectFit
        spinner.hidesWhenStopped = true
        for child in [label, arrow, spinner] { addSubview(child) }
    }

    required init?(coder: NSCoder) { nil }

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.addSubview(self)
        observations = [
            scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, _ in MainActor.assumeIsolated { self?.scrolled() } },
            scrollView.observe(\.contentSize, options: [.new]) { [weak self] _, _ in MainActor.assumeIsolated { self?.place() } },
        ]
        place()
        stateDidChange(from: .idle)
    }

    /// How many points the scroll view is pulled over its end; negative before it.
    var overshoot: CGFloat { 0 }

    /// Sets the frame.
    func place() {}

    /// The offset changed.
    func scrolled() {
        guard let scrollView, state != .refreshing, state != .noMore, state != .failed else { return }
        let pulled = overshoot
        if scrollView.isDragging {
            state = pulled <= 0 ? .idle : pulled < Self.height ? .pulling(pulled / Self.height) : .release
        } else if state == .release {
            begin()
        } else if pulled <= 0 {
            state = .idle
        }
    }

    func begin() {
        guard state != .refreshing, scrollView != nil else { return }
        state = .refreshing
        onRefresh?()
    }

    func end(noMore: Bool = false) { state = noMore ? .noMore : .idle }

    /// The request failed. It does not begin again by itself.
    func fail() { state = .failed }

    /// Shows the new state.
    func stateDidChange(from old: State) {
        let isBusy = state == .refreshing
        isBusy ? spinner.startAnimating() : spinner.stopAnimating()
        label.text = text(for: state)
        accessibilityLabel = label.text
        setNeedsLayout()
    }

    func text(for state: State) -> String { "" }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width, label.sizeThatFits(bounds.size).width)
        label.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
        let centre = CGPoint(x: label.frame.minX - 20, y: bounds.midY)
        arrow.bounds = CGRect(x: 0, y: 0, width: 18, height: 18)
        (arrow.center, spinner.center) = (centre, centre)
    }
}
