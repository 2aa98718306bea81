import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// The pages that a web view has shown, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct HistoryTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let server: PageServer

    init() throws {
        func page(_ title: String, _ body: String = "") -> String {
            "200 OK\r\nContent-Type: text/html\r\n\r\n<title>\(title)</title><meta name=viewport content='width=device-width'>\(body)"
        }
        server = try PageServer(["/one": page("one", "<div style='height:3000px'>"), "/two": page("two"), "/three": page("three")])
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ paths: String...) async throws {
        for path in paths {
            let request = try server[path]
            await recorder.next("finish") { view.load(request) }
        }
    }

    @Test("the list has the pages before and after, and goes to each of them")
    func list() async throws {
        let list = view.backForwardList
        #expect(list.currentItem == nil)
        try await load("/one", "/two", "/three")
        #expect(list.backList.map(\.url.path) == ["/one", "/two"])
        #expect(list.currentItem?.title == "three")
        #expect(list.forwardList.isEmpty)
        let first = try #require(list.item(at: -2))
        await recorder.next("finish") { #expect(view.go(to: first) != nil) }
        #expect(list.currentItem === first)
        #expect(view.title == "one")
        #expect(list.forwardList.map(\.title) == ["two", "three"])
        #expect(list.forwardItem === list.item(at: 1))
        #expect(list.backItem == nil)
        let last = try #require(list.item(at: 2))
        try await load("/two")
        #expect(list.backList.map(\.url.path) == ["/one"])
        #expect(view.go(to: last) == nil)
    }

    @Test("addresses that a script adds are in the list, and going back in the page loads nothing")
    func addressesOfScripts() async throws {
        try await load("/one")
        _ = await view.evaluate("history.pushState({}, '', '/pushed')")
        await wait { view.backForwardList.backList.count == 1 }
        #expect(view.url?.path == "/pushed")
        #expect(view.canGoBack)
        recorder.events = []
        view.goBack()
        await wait { view.url?.path == "/one" && !view.canGoBack }
        #expect(recorder.events.isEmpty)
        #expect(!view.isLoading)
    }

    @Test("the state of one view gives another its pages")
    func state() async throws {
        try await load("/one", "/two", "/three")
        await recorder.next("finish") { view.goBack() }
        let other = WKWebView(frame: view.frame)
        #expect(other.interactionState == nil)
        other.navigationDelegate = recorder
        await recorder.next("finish") { other.interactionState = view.interactionState }
        #expect(other.title == "two")
        #expect(other.backForwardList.backList.map(\.title) == ["one"])
        #expect(other.backForwardList.forwardList.map(\.title) == ["three"])
        await recorder.next("finish") { #expect(other.goForward() != nil) }
        #expect(other.title == "three")
        await recorder.next("finish") { other.go(to: other.backForwardList.backList[0]) }
        #expect(other.title == "one")
        #expect(other.backForwardList.forwardList.map(\.title) == ["two", "three"])
        other.interactionState = "other"
        #expect(other.title == "one")
    }

    @Test("a new page begins at its top, and one from the history where it was left")
    func offsets() async throws {
        try await load("/one")
        view.scrollView.contentOffset.y = 700
        view.scrollView.layoutIfNeeded()
        await wait { view.pageImage != nil }
        try await load("/two")
        #expect(view.scrollView.contentOffset.y == 0)
        await recorder.next("finish") { view.goBack() }
        #expect(view.scrollView.contentOffset.y == 700)
    }

    @Test("a drag from the edge shows the page before and goes to it; one that turns back stays")
    func swipe() async throws {
        view.allowsBackForwardNavigationGestures = true
        let gestures = view.gestureRecognizers?.compactMap { $0 as? UIScreenEdgePanGestureRecognizer } ?? []
        #expect(gestures.map(\.edges) == [.left, .right])
        let swipes = try #require(view.swipes)
        #expect(!swipes.gestureRecognizerShouldBegin(gestures[0]))
        try await load("/one")
        await wait { view.pageImage != nil }
        try await load("/two")
        #expect(swipes.gestureRecognizerShouldBegin(gestures[0]))
        #expect(!swipes.gestureRecognizerShouldBegin(gestures[1]))
        func stages() -> [PageSwipeStage] { view.subviews.compactMap { $0 as? PageSwipeStage } }
        swipes.begin(PageSwipe(isBack: true, width: 320))
        let stage = try #require(stages().first)
        #expect(stage.subviews.first?.layer.contents != nil)
        swipes.move(160)
        #expect(stage.subviews.last?.transform.tx == 160)
        #expect(!swipes.gestureRecognizerShouldBegin(gestures[0]))
        recorder.events = []
        await recorder.next("finish") { swipes.finish(translation: 200, velocity: 0) }
        #expect(view.title == "one")
        await wait { stages().isEmpty }
        view.allowsBackForwardNavigationGestures = false
        #expect(view.gestureRecognizers?.contains { $0 is UIScreenEdgePanGestureRecognizer } != true)
    }

    /// Waits for what the engine does without telling anyone.
    private func wait(_ condition: () -> Bool) async {
        for _ in 0..<6000 where !condition() { try? await Task.sleep(for: .milliseconds(20)) }
        #expect(condition())
    }
}
