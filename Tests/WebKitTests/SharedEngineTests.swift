import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// Web views of an app share one engine, which draws one page at a time: what holds a page back must not hold the others permanently.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct SharedEngineTests {
    private let recorder = Recorder()

    private func view() -> WKWebView {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
        return view
    }

    private func load(_ html: String, in view: WKWebView) async {
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
    }

    /// Waits until the engine draws the view once more. On a busy machine it sometimes draws nothing of its pages any more, in one run of about
    /// forty: then it is ended, and the view is drawn by another one.
    private func expectImage(of view: WKWebView) async {
        view.pageImage = nil
        _ = await view.evaluate("document.body.style.background = 'rgb(' + [0, 0, 0].map(() => Math.floor(Math.random() * 256)) + ')'")
        for _ in 0..<3000 where view.pageImage == nil { try? await Task.sleep(for: .milliseconds(20)) }
        #expect(view.pageImage != nil)
    }

    @Test("pages of an engine that draws nothing any more are drawn by another one, and the delegate learns nothing")
    func otherEngine() async throws {
        let (given, left) = (view(), view())
        await load("<body><p id=p>given", in: given)
        await load("<body>left", in: left)
        await recorder.next("finish") { left.loadHTMLString("<body>right", baseURL: URL(string: "http://other.invalid/")) }
        let engine = try #require(given.navigator?.page.engine)
        (given.pageImage, left.pageImage) = (nil, nil)
        await recorder.next("finish", count: 2) { engine.stopAfterLostFrames() }
        #expect(engine.hasEnded)
        #expect(await given.evaluate("p.textContent") as? String == "given")
        #expect(await left.evaluate("document.body.textContent") as? String == "right")
        await expectImage(of: given)
        await expectImage(of: left)
        #expect(!recorder.events.contains("terminate"))
        #expect(recorder.errors.isEmpty)
    }

    @Test("the delegate learns that a page is not loaded again whose engine stops drawing again and again")
    func noOtherEngine() async throws {
        let view = view()
        await load("<body>page", in: view)
        let engine = try #require(view.navigator?.page.engine)
        while view.relaunches.allows(at: ProcessInfo.processInfo.systemUptime) {}
        await recorder.next("terminate") { engine.stopAfterLostFrames() }
        #expect(engine.hasEnded)
    }

    @Test("a script that never ends in a frame is ended, and the other views go on", arguments: [false, true])
    func endlessScript(closes: Bool) async throws {
        let other = view()
        await load("<body>other", in: other)
        var stuck: WKWebView? = view()
        // Another site, so that the engine gives the page a process of its own.
        await recorder.next("finish") { stuck?.loadHTMLString("<body>stuck", baseURL: URL(string: "http://stuck.invalid/")) }
        stuck?.evaluateJavaScript("requestAnimationFrame(() => { for (;;) {} })", completionHandler: nil)
        for _ in 0..<6000 where stuck?.navigator?.page.engine.drawing !== stuck?.navigator?.page {
            try await Task.sleep(for: .milliseconds(2))
        }
        if closes { stuck = nil }
        await expectImage(of: other)
        if let stuck { await expectImage(of: stuck) }
    }

    @Test("a view that is made while another one is drawn for the first time leaves it")
    func creation() async throws {
        var views: [WKWebView] = []
        for _ in 0..<12 {
            views.append(view())
            await load("<body>page", in: views[views.count - 1])
        }
        for view in views { await expectImage(of: view) }
    }

    @Test("a page whose process has ended is not drawn until another one arrives")
    func crashedPage() async throws {
        let ending = view()
        await load("<body>ending", in: ending)
        await recorder.next("terminate") { ending.navigator?.page.send("Page.crash") }
        let page = try #require(ending.navigator?.page)
        page.requestImage()
        page.step { #expect($0 == nil) }
        #expect(page.engine.drawing !== page)
        #expect(!page.isLoading)
        await load("<body>again", in: ending)
        await expectImage(of: ending)
    }

    @Test("a view that ends its process in a frame leaves the others")
    func crash() async throws {
        let (other, ending) = (view(), view())
        await load("<body>other", in: other)
        await load("<body>ending", in: ending)
        await recorder.next("terminate") { ending.navigator?.page.send("Page.crash") }
        await expectImage(of: other)
        await load("<body>again", in: ending)
        await expectImage(of: ending)
    }

    @Test("a page that closes slowly is gone before another one is drawn, and its scripts fail")
    func slowClose() async throws {
        let other = view()
        await load("<body>other", in: other)
        await expectImage(of: other)
        var closing: WKWebView? = view()
        // Another site, so that the engine gives the page a process of its own.
        await recorder.next("finish") { closing?.loadHTMLString("<body>closing", baseURL: URL(string: "http://closing.invalid/")) }
        let page = try #require(closing?.navigator?.page)
        var events: [String] = []
        page.engine.listenToBrowser { name, parameters in
            if name == "Target.detachedFromTarget", parameters["targetId"] as? String == page.target { events.append("closed") }
        }
        // A page that closes within its own frame waits for the frame's end instead.
        for _ in 0..<30000 where page.engine.drawing === page { try await Task.sleep(for: .milliseconds(1)) }
        try #require(page.engine.drawing !== page)
        // No page closes while its script runs, for half a second at most.
        closing?.evaluateJavaScript("for (;;) {}") { _, error in
            if (error as? WKError)?.code == .webViewInvalidated { events.append("script failed") }
        }
        closing = nil
        for _ in 0..<30000 where !events.contains("script failed") { try await Task.sleep(for: .milliseconds(1)) }
        #expect(events.contains("script failed"))
        // A frame of the other page may be under way.
        for _ in 0..<30000 where page.engine.drawing != nil { try await Task.sleep(for: .milliseconds(1)) }
        other.pageImage = nil
        other.navigator?.page.requestImage()
        for _ in 0..<3000 where other.pageImage == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(events.contains("closed"))
        await expectImage(of: other)
    }
}
