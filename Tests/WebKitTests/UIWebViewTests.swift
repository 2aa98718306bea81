import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// The older web view over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct UIWebViewTests {
    private final class Recorder: NSObject, UIWebViewDelegate {
        var events: [String] = []
        var types: [UIWebViewNavigationType] = []
        var errors: [NSError] = []
        var allows: (URLRequest) -> Bool = { _ in true }
        var onEvent: (String) -> Void = { _ in }

        private func note(_ event: String) {
            events.append(event)
            onEvent(event)
        }
        func next(_ event: String, after start: () -> Void) async {
            await withCheckedContinuation { continuation in
                onEvent = { [weak self] name in
                    guard name == event else { return }
                    self?.onEvent = { _ in }
                    continuation.resume()
                }
                start()
            }
        }
        func webView(
            _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
        ) -> Bool {
            types.append(navigationType)
            note("ask")
            return allows(request)
        }
        func webViewDidStartLoad(_ webView: UIWebView) { note("start") }
        func webViewDidFinishLoad(_ webView: UIWebView) { note("finish") }
        func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
            errors.append(error as NSError)
            note("fail")
        }
    }

    private let recorder = Recorder()
    private let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.delegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ html: String) async {
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/page")) }
    }

    @Test("a load asks, starts and finishes, and a link tells its kind")
    func load() async throws {
        await load("<title>tea</title><a id=link href='kettle://done'>done</a>")
        #expect(recorder.events == ["ask", "start", "finish"])
        #expect(view.request?.url?.absoluteString == "http://app.invalid/page")
        #expect(!view.isLoading)
        recorder.allows = { $0.url?.scheme != "kettle" }
        await recorder.next("ask") { _ = view.stringByEvaluatingJavaScript(from: "document.getElementById('link').click()") }
        #expect(recorder.types == [.other, .linkClicked])
        #expect(view.stringByEvaluatingJavaScript(from: "document.title") == "tea")
        #expect(view.request?.url?.absoluteString == "http://app.invalid/page")
    }

    @Test("a script's value arrives at once, as text")
    func values() async {
        await load("<title>tea</title><p>leaves")
        let values = [
            "document.title": "tea", "1 + 1": "2", "1 / 3": "0.3333333333333333", "1 / 0": "Infinity", "-0": "0", "2 > 1": "true",
            "1 > 2": "false",
            "null": "", "undefined": "", "[1, 2]": "", "({ a: 1 })": "", "throw 1": "", "syntax error": "", "'é 茶'": "é 茶",
            "confirm('?')": "false",
            "alert(1)": "",
        ]
        for (script, text) in values { #expect(view.stringByEvaluatingJavaScript(from: script) == text, "\(script)") }
    }

    @Test("a new view answers scripts before it has a page")
    func beforeAPage() {
        let view = UIWebView(frame: .zero)
        #expect(view.stringByEvaluatingJavaScript(from: "navigator.userAgent")?.contains("Mozilla") == true)
        #expect(view.stringByEvaluatingJavaScript(from: "6 * 7") == "42")
        #expect(view.request == nil)
    }

    @Test("a script in the middle of the delegate's methods does not wait for the page that is asked for")
    func nested() async {
        var titles: [String?] = []
        recorder.onEvent = { event in
            if event == "start" || event == "ask" { titles.append(view.stringByEvaluatingJavaScript(from: "'\(event)'")) }
        }
        view.loadHTMLString("<title>tea</title>", baseURL: nil)
        while !recorder.events.contains("finish") { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(titles == ["", ""])
        #expect(view.stringByEvaluatingJavaScript(from: "document.title") == "tea")
        #expect(recorder.events == ["ask", "start", "finish"])
        #expect(view.request?.url?.absoluteString == "about:blank")
    }

    @Test("a page is as wide as the view, or what it wants if it is made to fit")
    func fit() async {
        await load("<body style='margin: 0'><p>wide")
        #expect(view.stringByEvaluatingJavaScript(from: "innerWidth") == "320")
        view.scalesPageToFit = true
        await load("<body style='margin: 0'><p>wide")
        #expect(view.stringByEvaluatingJavaScript(from: "innerWidth") == "980")
        view.scalesPageToFit = false
        await load("<body style='margin: 0'><p>wide")
        #expect(view.stringByEvaluatingJavaScript(from: "innerWidth") == "320")
    }

    @Test("a text whose base is a folder shows files of the app")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("older-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("window.own = 1".utf8).write(to: folder.appendingPathComponent("own.js"))
        let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let loads = WebKitTests.Recorder()
        page.navigationDelegate = loads
        await loads.next("finish") { page.loadHTMLString("<script src=own.js></script><title>a</title>", baseURL: folder) }
        #expect(await page.evaluate("window.own") as? Int == 1)
    }

    @Test("a load that fails or is stopped is reported")
    func failure() async throws {
        let request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:1/")))
        await recorder.next("fail") { view.loadRequest(request) }
        #expect(recorder.errors.map(\.domain) == [NSURLErrorDomain])
        await recorder.next("fail") {
            view.loadRequest(request)
            view.stopLoading()
        }
        #expect(recorder.errors.last?.code == URLError.Code.cancelled.rawValue)
    }
}
