internal import CoreGraphics
internal import Foundation

/// The root view of a page controller: the scroll view with the pages, and the page control below it.
@MainActor final class PageRootView: UIView {
    private weak var stage: PageScrollController?
    let scroller: PageScrollView
    private(set) var dots: UIPageControl?

    init(frame: CGRect, stage: PageScrollController) {
        self.stage = stage
        scroller = PageScrollView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        scroller.stage = stage
        addSubview(scroller)
    }

    required init?(coder: NSCoder) { nil }

    /// > Contract: PV-4.
    func showDots(_ count: Int?, index: Int, chosen: @escaping (Int) -> Void) {
        guard let count else {
            dots?.removeFromSuperview()
            dots = nil
            return
        }
        let shown = dots ?? UIPageControl(frame: .zero)
        if dots == nil {
            dots = shown
            addSubview(shown)
            shown.addAction(
                UIAction { action in if let dots = action.sender as? UIPageControl { chosen(dots.currentPage) } }, for: .valueChanged)
        }
        shown.numberOfPages = count
        shown.currentPage = index
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func boundsSizeDidChange() { layOut() }

    private func layOut() {
        guard let stage else { return }
        let spacing = stage.spacing
        var area = bounds
        if let dots {
            let height = PageMetrics.dotsHeight
            dots.frame = CGRect(x: 0, y: bounds.height - safeAreaInsets.bottom - height, width: bounds.width, height: height)
            area.size.height = max(0, dots.frame.minY)
        }
        scroller.frame = stage.isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
        stage.layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Metrics of page controllers. > Units: points.
enum PageMetrics {
    /// R
    static let dotsHeight: CGFloat = 37
    /// How far from the edges a tap turns a curling page (R).
    static let tapEdge: CGFloat = 50
}

/// Three slots along one axis; an app may set the delegate, so the page controller observes scrolling by itself.
final class PageScrollView: UIScrollView {
    weak var stage: PageScrollController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    override func draggingWillBegin() { stage?.dragDidBegin() }
    override func contentOffsetDidChange() { stage?.moved() }
    override func scrollAnimationDidEnd() { stage?.scrollDidSettle() }
    package override func scrollDidFinishMoving() { stage?.scrollDidSettle() }

    override func layoutSubviews() {
        super.layoutSubviews()
        stage?.layOut()
    }
}
