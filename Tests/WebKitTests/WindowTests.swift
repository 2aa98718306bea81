import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// Dialogs and windows that the app shows for pages, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct WindowTests {
    private final class Interface: NSObject, WKUIDelegate {
        var dialogs: [String] = []
        var actions: [WKNavigationAction] = []
        var features: [WKWindowFeatures] = []
        var windows: [WKWebView] = []
        var makes: @MainActor (WKWebViewConfiguration) -> WKWebView? = { _ in nil }
        var drops = false
        private var closed: CheckedContinuation<WKWebView, Never>?

        func nextClosed(_ start: () -> Void) async -> WKWebView {
            await withCheckedContinuation { continuation in
                closed = continuation
                start()
            }
        }

        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
            windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            actions.append(navigationAction)
            features.append(windowFeatures)
            let view = makes(configuration)
            if let view { windows.append(view) }
            return view
        }
        func webViewDidClose(_ webView: WKWebView) {
            closed?.resume(returning: webView)
            closed = nil
        }
        func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor () -> Void
        ) {
            dialogs.append("alert \(message) \(frame.securityOrigin.host)")
            if !drops { completionHandler() }
        }
        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
        ) async -> Bool {
            dialogs.append("confirm \(message)")
            return true
        }
        func webView(
            _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
        ) {
            dialogs.append("prompt \(prompt) \(defaultText ?? "nil")")
            completionHandler(prompt == "none" ? nil : "typed")
        }
    }

    private let recorder = Recorder()
    private let interface = Interface()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let server: PageServer

    init() throws {
        func page(_ title: String, _ body: String = "") -> String {
            "200 OK\r\nContent-Type: text/html\r\n\r\n<title>\(title)</title>\(body)"
        }
        server = try PageServer([
            "/one": page("one", "<a id=a target=_blank href='/two'>two</a>"), "/two": page("two"), "/three": page("three"),
        ])
        view.navigationDelegate = recorder
        view.uiDelegate = interface
        view.layoutIfNeeded()
        let recorder = recorder
        interface.makes = { configuration in
            let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), configuration: configuration)
            view.navigationDelegate = recorder
            return view
        }
    }

    private func load(_ path: String) async throws {
        let request = try server[path]
        await recorder.next("finish") { view.load(request) }
    }

    @Test("dialogs ask the delegate, and scripts get its answers")
    func dialogs() async throws {
        try await load("/one")
        let answers = await view.evaluate("[alert('a'), confirm('b'), prompt('c', 'd'), prompt('none')].map(String).join()")
        #expect(answers as? String == "undefined,true,typed,null")
        #expect(interface.dialogs == ["alert a 127.0.0.1", "confirm b", "prompt c d", "prompt none "])
    }

    @Test("a delegate that drops its closure does not stop the page")
    func droppedDialog() async throws {
        try await load("/one")
        interface.drops = true
        #expect((await view.evaluate("alert('a'); alert('b'); 5") as? NSNumber)?.intValue == 5)
        #expect(interface.dialogs.count == 2)
    }

    @Test("a link to a window asks both delegates, and the new view gets its page")
    func link() async throws {
        try await load("/one")
        var targets: [WKFrameInfo?] = []
        recorder.action = {
            targets.append($0.targetFrame)
            return .allow
        }
        await recorder.next("finish") { view.evaluateJavaScript("document.getElementById('a').click()") }
        let window = try #require(interface.windows.first)
        #expect(window.title == "two")
        #expect(window.url?.path == "/two")
        #expect(!window.canGoBack)
        #expect(view.title == "one")
        #expect(targets.map { $0?.isMainFrame } == [nil, true])
        #expect(interface.actions.map(\.navigationType) == [.linkActivated])
        #expect(interface.actions.first?.request.url?.path == "/two")
        #expect(interface.actions.first?.sourceFrame.request.url?.path == "/one")
        let request = try server["/three"]
        await recorder.next("finish") { window.load(request) }
        #expect(window.title == "three")
        #expect(window.canGoBack)
        for _ in 0..<6000 where window.pageImage == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(window.pageImage != nil)
    }

    @Test("a script and its window see each other, and closing it tells the delegate")
    func scripts() async throws {
        try await load("/one")
        await recorder.next("finish") { view.evaluateJavaScript("window.w = open('/two', '', 'width=100,height=50'); 1") }
        let window = try #require(interface.windows.first)
        window.uiDelegate = interface
        #expect(interface.features.first?.width == 100)
        #expect(await window.evaluate("opener.document.title") as? String == "one")
        #expect(await view.evaluate("w.document.title") as? String == "two")
        #expect(await interface.nextClosed { view.evaluateJavaScript("w.close()") } === window)
        // The engine draws the others.
        view.pageImage = nil
        _ = await view.evaluate("document.body.style.background = 'red'")
        for _ in 0..<6000 where view.pageImage == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(view.pageImage != nil)
        let request = try server["/three"]
        await recorder.next("finish") { window.load(request) }
        #expect(window.title == "three")
    }

    @Test("an empty window is drawn and written by its opener")
    func emptyWindow() async throws {
        try await load("/one")
        _ = await view.evaluate("window.w = open(''); w.document.write('<body style=background:lime>own'); w.document.close(); 1")
        let window = try #require(interface.windows.first)
        #expect(await window.evaluate("document.body.textContent") as? String == "own")
        for _ in 0..<6000 where window.pageImage == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(window.pageImage != nil)
    }

    @Test("a window that is refused stays closed, and the opener goes on")
    func refusals() async throws {
        try await load("/one")
        recorder.action = { $0.targetFrame == nil ? .cancel : .allow }
        #expect(await view.evaluate("document.getElementById('a').click(); 1") is NSNumber)
        #expect(await view.evaluate("document.title") as? String == "one")
        #expect(interface.actions.isEmpty)
        recorder.action = { _ in .allow }
        interface.makes = { _ in nil }
        #expect(await view.evaluate("document.getElementById('a').click(); 2") is NSNumber)
        for _ in 0..<6000 where interface.actions.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        #expect(interface.windows.isEmpty)
        #expect(await view.evaluate("document.title") as? String == "one")
    }

    @Test("a script opens windows by itself only where the app allows it", arguments: [false, true])
    func windowsWithoutTheUser(isAllowed: Bool) async throws {
        view.configuration.preferences.javaScriptCanOpenWindowsAutomatically = isAllowed
        let html = "<script>window.count = 0; for (let i = 0; i < 5; i++) open('/two'); document.title = 'after'</script>"
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: try? server["/"].url) }
        for _ in 0..<6000 where isAllowed && interface.windows.count < 5 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(await view.evaluate("document.title") as? String == "after")
        #expect(interface.actions.count == (isAllowed ? 5 : 0))
    }

    @Test("pages run scripts unless the app forbids it; scripts of the app always run")
    func pageScripts() async throws {
        let configuration = WKWebViewConfiguration()
        configuration.defaultWebpagePreferences.allowsContentJavaScript = false
        let view = WKWebView(frame: self.view.frame, configuration: configuration)
        view.navigationDelegate = recorder
        configuration.defaultWebpagePreferences.allowsContentJavaScript = true
        let html = "<script>document.title = 'ran'</script>"
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: nil) }
        #expect(await view.evaluate("document.title") as? String == "")
        let other = WKWebView(frame: self.view.frame, configuration: configuration)
        other.navigationDelegate = recorder
        await recorder.next("finish") { other.loadHTMLString(html, baseURL: nil) }
        #expect(other.title == "ran")
    }

    @Test("the app's name follows the engine's")
    func applicationName() async throws {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "Kettle/2"
        let view = WKWebView(frame: self.view.frame, configuration: configuration)
        view.navigationDelegate = recorder
        let request = try server["/one"]
        await recorder.next("finish") { view.load(request) }
        let name = await view.evaluate("navigator.userAgent") as? String
        #expect(name?.hasSuffix(" Kettle/2") == true)
        #expect(name?.contains("AppleWebKit") == true)
        view.customUserAgent = "Own/1"
        #expect(await view.evaluate("navigator.userAgent") as? String == "Own/1")
    }
}
