import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// Pages that try to take more than their share.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct HostilePageTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ html: String) async {
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
    }

    @Test("redirections without an end fail as too many")
    func redirects() async throws {
        let server = try PageServer(["/loop": "302 Found\r\nLocation: /loop\r\n\r\n"])
        let request = try server["/loop"]
        await recorder.next("fail") { view.load(request) }
        #expect(recorder.errors.last?.domain == NSURLErrorDomain)
        #expect(recorder.errors.last?.code == URLError.Code.httpTooManyRedirects.rawValue)
        await load("<title>kettle</title>")
        #expect(view.title == "kettle")
    }

    @Test(
        "windows without an action of the user do not open, however many",
        arguments: [
            "for (let i = 0; i < 300; i++) open('/' + i)",
            "const a = document.createElement('a'); a.target = '_blank'; for (let i = 0; i < 40; i++) { a.href = '/' + i; a.click() }",
        ])
    func popups(script: String) async {
        await load("<body><script>\(script)</script>")
        #expect((await view.evaluate("1 + 1") as? NSNumber)?.intValue == 2)
        #expect(view.backForwardList.backList.isEmpty)
        await load("<title>kettle</title>")
        #expect(view.title == "kettle")
    }

    @Test("a script whose value is a hundred megabytes fails, and the page goes on")
    func values() async throws {
        await load("<title>kettle</title>")
        #expect(await view.evaluate("'x'.repeat(1e8)") is WKError)
        #expect(await view.evaluate("document.title") as? String == "kettle")
    }

    @Test("a page that floods the history leaves a list of bounded length")
    func history() async {
        await load("<title>kettle</title>")
        _ = await view.evaluate("for (let i = 0; i < 400; i++) history.pushState(0, '', '/' + i); 0")
        #expect((await view.evaluate("1 + 1") as? NSNumber)?.intValue == 2)
        #expect(view.backForwardList.backList.count < WebHistory.most)
    }

    @Test("a page that leads to an address of the app again and again stays", arguments: ["", "onload = () => "])
    func navigations(start: String) async {
        recorder.action = { $0.request.url?.scheme == "kettle" ? .cancel : .allow }
        await load("<title>flood</title><script>\(start)setInterval(() => { location.href = 'kettle://' + Math.random() }, 1)</script>")
        #expect(view.title == "flood")
        await load("<title>quiet</title>")
        #expect(view.title == "quiet")
    }
}
