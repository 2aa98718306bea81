import Testing
import UIKit

@testable import Weibo

/// A scroll view whose finger is set by the test.
private final class PulledView: UIScrollView {
    var hasFinger = false
    override var isDragging: Bool { hasFinger }
}

@MainActor
@Suite("Refresh controls that are pulled")
struct PulledRefreshTests {
    private let scroll = PulledView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let header = RefreshHeader(frame: .zero)
    private let footer = RefreshFooter(frame: .zero)

    init() {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 1000)
    }

    private func pull(to offset: CGFloat) { scroll.contentOffset = CGPoint(x: 0, y: offset) }

    // Proves WB-17.6, WB-17.7.
    @Test("follow the scroll view's offset: idle, pulling, release, refreshing, idle")
    func pulledHeader() {
        var loads = 0
        header.onRefresh = { loads += 1 }
        header.attach(to: scroll)
        #expect(header.state == .idle)
        #expect(header.alpha == 0)
        scroll.hasFinger = true
        pull(to: -27)
        #expect(header.state == .pulling(0.5))
        #expect(header.label.text == words("Pull down to refresh"))
        #expect(header.alpha == 0.5)
        pull(to: -60)
        #expect(header.state == .release)
        #expect(header.label.text == words("Release to refresh"))
        #expect(header.arrow.transform == CGAffineTransform(rotationAngle: .pi))
        // Back, and over the end again: nothing is loaded while the finger is down.
        pull(to: -30)
        #expect(header.state == .pulling(30 / RefreshView.height))
        pull(to: -60)
        #expect(loads == 0)
        scroll.hasFinger = false
        pull(to: -59)
        #expect(header.state == .refreshing)
        #expect(header.label.text == words("Refreshing…"))
        #expect(header.spinner.isAnimating)
        #expect(header.arrow.isHidden)
        #expect(loads == 1)
        #expect(scroll.contentOffset.y == -RefreshView.height)
        header.end()
        #expect(header.state == .idle)
        #expect(!header.spinner.isAnimating)
        #expect(scroll.contentInset.top == 0)
    }

    // Proves WB-17.6.
    @Test("do nothing when the scroll view is let go too early")
    func tooEarly() {
        header.onRefresh = { Issue.record("refreshed") }
        header.attach(to: scroll)
        scroll.hasFinger = true
        pull(to: -40)
        scroll.hasFinger = false
        pull(to: -20)
        pull(to: 0)
        #expect(header.state == .idle)
    }

    // Proves WB-17.6, WB-17.7.
    @Test("load more at the end, until there is no more")
    func pulledFooter() {
        var loads = 0
        footer.isAutomatic = false
        footer.onRefresh = { loads += 1 }
        footer.attach(to: scroll)
        footer.isHidden = false
        let end = 1000 - 400 + RefreshView.height
        scroll.hasFinger = true
        pull(to: end + 27)
        #expect(footer.state == .pulling(0.5))
        #expect(footer.label.text == words("Pull up to load more"))
        pull(to: end + 60)
        #expect(footer.state == .release)
        #expect(footer.label.text == words("Release to load more"))
        scroll.hasFinger = false
        pull(to: end + 59)
        #expect(footer.state == .refreshing)
        #expect(loads == 1)
        footer.fail()
        #expect(footer.label.text == words("Not loaded. Tap to try again"))
        footer.begin()
        footer.end(noMore: true)
        #expect(footer.state == .noMore)
        #expect(footer.label.text == words("No more posts"))
        scroll.hasFinger = true
        pull(to: end + 80)
        scroll.hasFinger = false
        pull(to: end + 70)
        #expect(footer.state == .noMore)
        #expect(loads == 2)
    }

    // Proves WB-17.7.
    @Test("load as soon as the end is near, where that is wanted")
    func automatic() {
        var loads = 0
        footer.onRefresh = { loads += 1 }
        footer.attach(to: scroll)
        footer.isHidden = false
        scroll.hasFinger = true
        pull(to: 500)
        #expect(loads == 0)
        pull(to: 601)
        #expect(loads == 1)
        #expect(footer.state == .refreshing)
    }

    // Proves WB-17.8, WB-17.9.
    @Test("refresh by themselves at launch")
    func launch() {
        let client = SampleClient()
        client.isHolding = true
        let home = HomeViewController(.sample(client))
        home.loadViewIfNeeded()
        #expect(home.header.state == .refreshing)
        #expect(client.requests.map(\.path) == ["2/statuses/friends_timeline.json"])
        #expect(client.requests.first?.params["count"] == "20")
        #expect(client.requests.first?.params["since_id"] == nil)
        client.release()
        #expect(home.header.state == .idle)
        #expect(home.loader.rows.count == 20)
        // By the id of the newest row, and for older ones by the one before the oldest.
        home.header.begin()
        home.footer.begin()
        #expect(client.requests[1].params["since_id"] == "100")
        #expect(client.requests[2].params["max_id"] == "80")
    }
}
