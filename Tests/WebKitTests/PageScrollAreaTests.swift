import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// Elements of pages that scroll their content, as the page describes them.
@Suite struct PageScrollAreaValueTests {
    private let first: [Any] = [10, 20, 100, 50, 100, 400, 0, 30, 0, 1, -1, 0, -1]

    @Test("an area has its place, its content and its directions")
    func values() throws {
        let areas = PageScrollArea.all([first, [0, 60, 80, 40, 300, 40, 5, 0, 1, 0, 0, 0, 2]])
        let (outer, inner) = (try #require(areas[0]), try #require(areas[1]))
        #expect(outer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(outer.content == CGSize(width: 100, height: 400))
        #expect(outer.offset == CGPoint(x: 0, y: 30))
        #expect(!outer.scrollsX)
        #expect(outer.scrollsY)
        #expect(outer.parent == nil)
        #expect(outer.former == nil)
        #expect(inner.parent == 0)
        #expect(inner.former == 2)
    }

    @Test("values of another shape are left out, with what is inside them")
    func hostile() {
        #expect(PageScrollArea.all(nil).isEmpty)
        #expect(PageScrollArea.all("[]").isEmpty)
        for (place, value) in [(0, Double.nan), (2, 0), (3, -1), (4, 1e300)] as [(Int, Double)] {
            var bad = first
            bad[place] = value
            var child = first
            child[10] = 0
            #expect(PageScrollArea.all([bad, child]).isEmpty)
        }
        var own = first
        own[10] = 0
        #expect(PageScrollArea.all([own, ["a"], [1, 2], first]).keys.sorted() == [3])
    }
}

/// The same, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct PageScrollAreaTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ body: String) async {
        let html = "<meta name=viewport content='width=device-width'><body style='margin:0'>\(body)"
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
    }

    /// Waits for the views over the page's areas; they come when the page rests.
    private func areas(_ count: Int) async throws -> [PageScrollAreaView] {
        for _ in 0..<6000 {
            let found = all(in: view.content)
            if found.count == count { return found }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("the page has \(all(in: view.content).count) areas")
        return all(in: view.content)
    }

    private func all(in view: UIView) -> [PageScrollAreaView] {
        view.subviews.flatMap { ($0 as? PageScrollAreaView).map { [$0] } ?? [] + all(in: $0) }
            + view.subviews.compactMap { $0 as? PageScrollAreaView }.flatMap { all(in: $0) }
    }

    private func wait(until condition: () async -> Bool) async throws {
        for _ in 0..<6000 {
            if await condition() { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("nothing happened")
    }

    private func number(_ script: String) async -> Double? { (await view.evaluate(script) as? NSNumber)?.doubleValue }

    private static let box = """
        <div id=box style='margin:40px 20px;width:200px;height:100px;overflow:auto'><div style='height:900px'></div></div>
        """

    @Test("a box with more content than space is scrolled by a scroll view over it")
    func box() async throws {
        await load(Self.box)
        let area = try #require(try await areas(1).first)
        #expect(area.frame == CGRect(x: 20, y: 40, width: 200, height: 100))
        #expect(area.contentSize == CGSize(width: 200, height: 900))
        area.contentOffset = CGPoint(x: 0, y: 300)
        try await wait { await number("box.scrollTop") == 300 }
        // What the page scrolls by itself is followed.
        _ = await view.evaluate("box.scrollTop = 50")
        try await wait { area.contentOffset.y == 50 }
        #expect(try await areas(1).first === area)
    }

    @Test("an area stays where its element is when the page scrolls, and one that is fixed stays in the window")
    func moves() async throws {
        let fixed = Self.box.replacingOccurrences(of: "id=box style='", with: "id=nav style='position:fixed;top:0;")
        await load(Self.box + fixed + "<div style='height:3000px'></div>")
        let found = try await areas(2)
        let places = found.map(\.frame.minY).sorted()
        view.scrollView.contentOffset = CGPoint(x: 0, y: 30)
        view.scrollView.layoutIfNeeded()
        #expect(found.map(\.frame.minY).sorted() == [places[0] - 30, places[1]])
    }

    @Test("an area in another one is in its content")
    func nested() async throws {
        let inner = "<div id=inner style='margin-top:30px;width:100px;height:40px;overflow-x:scroll'><div style='width:500px'>x</div></div>"
        await load("<div style='width:200px;height:100px;overflow:auto'>\(inner)<div style='height:900px'></div></div>")
        let found = try await areas(2)
        let area = try #require(found.first { $0.contentSize.width == 500 })
        #expect(area.superview is PageScrollAreaView)
        #expect(area.frame.minY == 30)
        area.contentOffset = CGPoint(x: 120, y: 0)
        try await wait { await number("inner.scrollLeft") == 120 }
    }

    @Test("the page of a frame of the same site is an area")
    func frame() async throws {
        await load(
            """
            <iframe id=frame style='margin:50px;width:150px;height:80px;border:3px solid' srcdoc="<body style='margin:0;height:700px'>"></iframe>
            """)
        let area = try #require(try await areas(1).first)
        #expect(area.frame == CGRect(x: 53, y: 53, width: 150, height: 80))
        area.contentOffset = CGPoint(x: 0, y: 200)
        try await wait { await number("frame.contentWindow.scrollY") == 200 }
    }

    @Test(
        "what the user does not scroll has no scroll view that moves",
        arguments: [
            "<div style='height:50px;overflow:hidden'><div style='height:900px'></div></div>",
            "<div style='height:50px;overflow:auto'><div style='height:20px'></div></div>",
            "<div style='height:50px'><div style='height:900px'></div></div>",
        ])
    func none(body: String) async throws {
        await load(body + Self.box)
        #expect(try await areas(1).first?.contentSize.height == 900)
    }

    @Test("an element that lets nothing be moved keeps its place", arguments: ["touch-action:none", "pointer-events:none"])
    func locked(style: String) async throws {
        await load(Self.box.replacingOccurrences(of: "id=box style='", with: "id=box style='\(style);"))
        let area = try #require(try await areas(1).first)
        #expect(!area.isScrollEnabled)
    }

    @Test("a new page has areas of its own")
    func newPage() async throws {
        await load(Self.box)
        let area = try #require(try await areas(1).first)
        await load("<p>kettle</p>")
        #expect(area.superview == nil)
    }
}
