import Testing
import UIKit

/// Shows its indicators as soon as it is on screen.
private final class FlashingScrollView: UIScrollView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { flashScrollIndicators() }
    }
}

@Suite("Goldens: scrolling") @MainActor struct ScrollGoldens {
    /// A scroll view on stripes, with both indicators showing.
    private func scroller(style: UIScrollView.IndicatorStyle, background: UIColor, offset: CGPoint) -> UIScrollView {
        let view = FlashingScrollView(frame: CGRect(x: 0, y: 0, width: 136, height: 136))
        view.backgroundColor = background
        view.indicatorStyle = style
        view.contentSize = CGSize(width: 240, height: 400)
        for index in 0..<10 {
            let label = UILabel(frame: CGRect(x: 8, y: CGFloat(index) * 40, width: 224, height: 40))
            label.text = "Row \(index)"
            label.font = .preferredFont(forTextStyle: .body)
            view.addSubview(label)
        }
        view.contentOffset = offset
        return view
    }

    @Test("indicators of every style, in the middle and overscrolled") func indicators() throws {
        try GoldenSheet("scroll-indicators", width: 312) { _ in
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 288, height: 288))
            let views = [
                scroller(style: .default, background: .secondarySystemBackground, offset: CGPoint(x: 30, y: 100)),
                scroller(style: .black, background: .systemYellow, offset: CGPoint(x: 0, y: 0)),
                scroller(style: .white, background: .systemIndigo, offset: CGPoint(x: 104, y: 264)),
                scroller(style: .default, background: .secondarySystemBackground, offset: CGPoint(x: 0, y: -40)),
            ]
            for (index, view) in views.enumerated() {
                view.frame.origin = CGPoint(x: CGFloat(index % 2) * 152, y: CGFloat(index / 2) * 152)
                sheet.addSubview(view)
            }
            return sheet
        }.verify()
    }

    @Test("a refresh control while pulled, and while refreshing") func refresh() throws {
        try GoldenSheet("refresh-control", width: 504) { _ in
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 150))
            for (index, pull) in [CGFloat(30), 42, 60, 70].enumerated() {
                let view = UIScrollView(frame: CGRect(x: CGFloat(index) * 122, y: 0, width: 114, height: 150))
                view.backgroundColor = .systemGroupedBackground
                view.contentSize = CGSize(width: 114, height: 600)
                let content = UIView(frame: CGRect(x: 0, y: 0, width: 114, height: 600))
                content.backgroundColor = .secondarySystemGroupedBackground
                view.addSubview(content)
                let refresh = UIRefreshControl()
                if index > 1 { refresh.attributedTitle = NSAttributedString(string: index == 2 ? "Refreshing" : "Almost") }
                if index == 1 { refresh.tintColor = .systemPurple }
                view.refreshControl = refresh
                if index == 2 { refresh.beginRefreshing() }
                view.contentOffset.y = -pull
                sheet.addSubview(view)
            }
            return sheet
        }.verify()
    }
}
