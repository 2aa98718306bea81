import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// How far a page can be enlarged.
@Suite struct PageZoomLimitTests {
    @Test(arguments: [
        (nil, 1.0, false, 5.0), ("width=device-width, initial-scale=1", 1, false, 5), ("maximum-scale=1", 1, false, 1),
        ("user-scalable=no", 1, false, 1), ("user-scalable=0", 1, true, 5), ("maximum-scale=2 ; user-scalable=yes", 1, false, 2),
        ("MAXIMUM-SCALE = 3", 1, false, 3), ("maximum-scale=1000", 1, false, 10), ("maximum-scale=nan", 1, false, 5),
        ("maximum-scale=-1", 1, false, 5), (nil, 0.5, false, 10), ("maximum-scale=0.2", 0.5, false, 1), (nil, 0, false, 1),
        ("=,;=;maximum-scale", 1, false, 5),
    ])
    func limit(viewport: String?, fit: Double, isIgnored: Bool, expected: Double) {
        #expect(PageZoomLimit.zoom(viewport: viewport, fit: fit, isIgnored: isIgnored) == expected)
    }
}

/// The spaces of a page.
@Suite struct PageGeometryTests {
    private let geometry: PageGeometry = {
        var geometry = PageGeometry(visible: CGSize(width: 320, height: 480), page: CGSize(width: 320, height: 2000), fit: 0.5, zoom: 2)
        geometry.offset = CGPoint(x: 100, y: 3400)
        return geometry
    }()

    @Test("the page is scrolled as far as its layout can be")
    func scroll() {
        // 2 000 points are 4 000 pixels, of which 960 are seen without zoom.
        #expect(geometry.scroll == CGPoint(x: 0, y: 3040))
        #expect(geometry.area == CGRect(x: 100, y: 3400, width: 320, height: 480))
    }

    @Test("places go to the page's window and back")
    func places() {
        let place = geometry.place(CGPoint(x: 20, y: 30))
        #expect(place == CGPoint(x: 120, y: 390))
        #expect(geometry.rect(CGRect(x: place.x, y: place.y, width: 10, height: 5)) == CGRect(x: 20, y: 30, width: 10, height: 5))
    }

    @Test("an image of another zoom is shown where its part of the page is")
    func stretched() {
        var before = geometry
        (before.zoom, before.offset) = (1, CGPoint(x: 0, y: 1000))
        #expect(before.frame(in: geometry) == CGRect(x: 0, y: 2000, width: 640, height: 960))
    }
}

/// Enlarged pages, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct PageZoomTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private static let page = """
        <body style='margin:0'><div style='height:2000px;background:linear-gradient(red, blue)'></div>
        <script>addEventListener('click', e => webkit.messageHandlers.tap.postMessage([e.pageX, e.pageY]))</script>
        """

    init() {
        view.navigationDelegate = recorder
        view.configuration.userContentController.add(recorder, name: "tap")
        view.layoutIfNeeded()
    }

    private func load(_ viewport: String) async {
        let html = "<meta name=viewport content='\(viewport)'>" + Self.page
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: nil) }
        // The limit is read after the load.
        _ = await view.evaluate("0")
    }

    @Test("the scroll view enlarges the page, and a tap arrives at what is seen there")
    func taps() async throws {
        await load("width=device-width")
        #expect(view.scrollView.maximumZoomScale == 5)
        view.scrollView.setZoomScale(2, animated: false)
        #expect(view.scrollView.contentSize == CGSize(width: 640, height: 4000))
        view.scrollView.contentOffset = CGPoint(x: 200, y: 3000)
        view.scrollView.layoutIfNeeded()
        let content = try #require(view.scrollView.subviews.first { $0 is WebPageView } as? WebPageView)
        // A tap waits for the engine's image.
        for _ in 0..<6000 where view.drawn != view.shown { try await Task.sleep(for: .milliseconds(20)) }
        #expect(content.frame == CGRect(x: 200, y: 3000, width: 320, height: 480))
        await recorder.next("message") { view.tap(CGPoint(x: 40, y: 60)) }
        let place = try #require(recorder.messages.first?.body as? [NSNumber]).map(\.doubleValue)
        #expect(abs(place[0] - 120) < 2)
        #expect(abs(place[1] - 1530) < 2)
        await load("width=device-width")
        #expect(view.scrollView.zoomScale == 1)
        #expect(view.scrollView.contentSize == CGSize(width: 320, height: 2000))
    }

    @Test("the handles of a selection are at its ends in the enlarged page, at once")
    func handles() async throws {
        let html = """
            <meta name=viewport content='width=device-width'><body style='margin:0;height:2000px;font:20px/40px sans-serif'>
            <div style='position:absolute;left:60px;top:120px;white-space:nowrap'>kettle <span id=tea>green</span> cups</div>
            """
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: nil) }
        let values = try #require(
            await view.evaluate("(b => [b.x, b.y, b.width, b.height])(tea.getBoundingClientRect())") as? [NSNumber]
        ).map(\.doubleValue)
        let word = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
        view.selection?.select(at: CGPoint(x: word.midX, y: word.midY))
        try await wait { handleFrames.count == 2 }
        try expectHandles(around: word)
        view.scrollView.setZoomScale(2, animated: false)
        view.scrollView.contentOffset = CGPoint(x: 100, y: 150)
        view.scrollView.layoutIfNeeded()
        let enlarged = word.applying(CGAffineTransform(scaleX: 2, y: 2))
        // Also before the engine has drawn it.
        #expect(view.drawn != view.shown)
        try expectHandles(around: enlarged)
        try await wait { view.drawn == view.shown }
        try expectHandles(around: enlarged)
        view.scrollView.contentOffset = CGPoint(x: 40, y: 3100)
        view.scrollView.contentOffset = CGPoint(x: 40, y: 180)
        view.scrollView.layoutIfNeeded()
        // The page has said again where it is.
        _ = await view.evaluate("0")
        try expectHandles(around: enlarged)
        #expect(view.selection?.selected?.text == "green")
    }

    /// Where the handles are in the content of the scroll view.
    private var handleFrames: [CGRect] {
        let handles = view.content.subviews.compactMap { $0 as? SelectionHandleView }.sorted { $0.isStart && !$1.isStart }
        return handles.map { view.content.convert($0.frame, to: view.scrollView) }
    }

    private func expectHandles(around line: CGRect) throws {
        let frames = handleFrames
        try #require(frames.count == 2)
        #expect(abs(frames[0].midX - line.minX) < 1)
        #expect(abs(frames[1].midX - line.maxX) < 1)
        for frame in frames { #expect(abs(frame.midY - line.midY) < 1) }
    }

    private func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<3000 {
            if isDone() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test("a page that forbids it is not enlarged")
    func forbidden() async {
        await load("width=device-width, user-scalable=no")
        view.scrollView.setZoomScale(2, animated: false)
        #expect(view.scrollView.zoomScale == 1)
        #expect(view.scrollView.contentSize == CGSize(width: 320, height: 2000))
    }

    @Test("the scroll view follows a page that scrolls itself")
    func scrollsItself() async throws {
        await load("width=device-width")
        _ = await view.evaluate("document.body.style.scrollBehavior = 'smooth', scrollTo(0, 700)")
        for _ in 0..<6000 where view.scrollView.contentOffset.y < 700 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(view.scrollView.contentOffset == CGPoint(x: 0, y: 700))
    }
}
