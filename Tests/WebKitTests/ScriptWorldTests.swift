import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// Scripts and messages in worlds and frames, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct ScriptWorldTests {
    private final class Replier: NSObject, WKScriptMessageHandlerWithReply {
        var received: [WKScriptMessage] = []
        var answer: (WKScriptMessage, @escaping @MainActor (Any?, String?) -> Void) -> Void = { message, reply in reply(message.body, nil) }

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping @MainActor (Any?, String?) -> Void
        ) {
            received.append(message)
            answer(message, replyHandler)
        }
    }

    private let recorder = Recorder()
    private let replier = Replier()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var controller: WKUserContentController { view.configuration.userContentController }

    init() {
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ html: String) async {
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
    }

    @Test("a world has variables of its own and the page's elements")
    func worlds() async throws {
        let script = "window.secret = 5; addEventListener('load', () => document.documentElement.id = 'seen')"
        controller.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: .defaultClient))
        await load("<script>window.own = 1</script>")
        #expect(try await view.evaluateJavaScript("typeof secret") as? String == "undefined")
        #expect((try await view.evaluateJavaScript("secret", contentWorld: .defaultClient) as? NSNumber)?.intValue == 5)
        #expect(try await view.evaluateJavaScript("typeof own", contentWorld: .defaultClient) as? String == "undefined")
        #expect(try await view.evaluateJavaScript("document.documentElement.id") as? String == "seen")
        let named = WKContentWorld.world(name: "kettle")
        #expect(named === WKContentWorld.world(name: "kettle"))
        #expect(try await view.evaluateJavaScript("typeof secret", contentWorld: named) as? String == "undefined")
        _ = try await view.evaluateJavaScript("window.kept = 2", contentWorld: named)
        #expect((try await view.evaluateJavaScript("kept", contentWorld: named) as? NSNumber)?.intValue == 2)
    }

    @Test("functions get arguments, await promises, and throw what they reject")
    func functions() async throws {
        await load("<p id=a>")
        let sum = try await view.callAsyncJavaScript(
            "return await new Promise(r => setTimeout(() => r(a.n + b.length), 20))", arguments: ["b": "x\u{2028}\"", "a": ["n": 2]],
            contentWorld: .page)
        #expect((sum as? NSNumber)?.intValue == 5)
        #expect(try await view.callAsyncJavaScript("", contentWorld: .defaultClient) == nil)
        await #expect(throws: WKError.self) { _ = try await view.callAsyncJavaScript("throw new Error('no')", contentWorld: .page) }
        await #expect(throws: WKError.self) { _ = try await view.callAsyncJavaScript("return (", contentWorld: .page) }
        await #expect(throws: WKError.self) {
            _ = try await view.callAsyncJavaScript("return a", arguments: ["a": Date()], contentWorld: .page)
        }
        let error = await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("missing()") }
        #expect(error?.code == .javaScriptExceptionOccurred)
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            view.callAsyncJavaScript("return 3", in: nil, in: .page) { result in
                #expect((try? result.get() as? NSNumber)?.intValue == 3)
                continuation.resume()
            }
        }
    }

    @Test("a promise that never settles fails when its page goes")
    func promiseOfAPageThatGoes() async throws {
        await load("<p>one")
        let open = Task { try await view.callAsyncJavaScript("await new Promise(() => {})", contentWorld: .page) != nil }
        // The page answers after it has got the function.
        _ = try await view.evaluateJavaScript("1")
        await load("<p>two")
        await #expect(throws: WKError.self) { try await open.value }
    }

    @Test("messages of frames name the frame, and scripts run in it")
    func frames() async throws {
        let child = "<script>window.n = 7; webkit.messageHandlers.app.postMessage(location.pathname)</script>"
        let server = try PageServer([
            "/outer": "200 OK\r\nContent-Type: text/html\r\n\r\n<iframe src='/inner'></iframe>",
            "/inner": "200 OK\r\nContent-Type: text/html\r\n\r\n\(child)",
        ])
        controller.add(recorder, name: "app")
        let request = try server["/outer"]
        await recorder.next("finish") { view.load(request) }
        let message = try #require(recorder.messages.first)
        #expect(message.body as? String == "/inner")
        #expect(!message.frameInfo.isMainFrame)
        #expect(message.frameInfo.request.url?.path == "/inner")
        #expect(message.frameInfo.securityOrigin.port == request.url?.port)
        #expect(message.world === WKContentWorld.page)
        #expect((try await view.evaluateJavaScript("n", in: message.frameInfo, contentWorld: .page) as? NSNumber)?.intValue == 7)
        let other = try await view.evaluateJavaScript("typeof n", in: message.frameInfo, contentWorld: .defaultClient)
        #expect(other as? String == "undefined")
        await load("<p>gone")
        let error = await #expect(throws: WKError.self) {
            _ = try await view.evaluateJavaScript("n", in: message.frameInfo, contentWorld: .page)
        }
        #expect(error?.code == .javaScriptInvalidFrameTarget)
    }

    @Test("a message gets its reply, and an error rejects its promise")
    func replies() async throws {
        controller.addScriptMessageHandler(replier, contentWorld: .page, name: "ask")
        await load("<p>")
        func ask(_ body: String) async throws -> Any? {
            try await view.callAsyncJavaScript("return await webkit.messageHandlers.ask.postMessage(\(body))", contentWorld: .page)
        }
        #expect(try await ask("{a: [1, 'x']}") as? NSDictionary == ["a": [1, "x"] as NSArray])
        replier.answer = { _, reply in reply(nil, "not today") }
        let error = await #expect(throws: WKError.self) { _ = try await ask("1") }
        #expect(error?.message.contains("not today") == true)
        replier.answer = { _, reply in
            reply("first", nil)
            reply("second", nil)
        }
        #expect(try await ask("1") as? String == "first")
        replier.answer = { _, _ in }
        await #expect(throws: WKError.self) { _ = try await ask("1") }
        replier.answer = { _, reply in reply(Date(), nil) }
        await #expect(throws: WKError.self) { _ = try await ask("1") }
    }

    @Test("the page does not reach a handler of a world of the app")
    func handlersOfWorlds() async throws {
        controller.add(recorder, contentWorld: .defaultClient, name: "app")
        await load("<p>")
        #expect(try await view.evaluateJavaScript("typeof webkit") as? String == "undefined")
        // What the bridge would post, by the engine's function itself.
        let forged = #"__ferryPostMessage('{"name": "app", "body": "forged"}')"#
        _ = try await view.evaluateJavaScript(forged)
        await recorder.next("message") {
            view.evaluateJavaScript("webkit.messageHandlers.app.postMessage('own')", in: nil, in: .defaultClient)
        }
        #expect(recorder.messages.map { $0.body as? String } == ["own"])
        #expect(recorder.messages.first?.world === WKContentWorld.defaultClient)
        controller.removeScriptMessageHandler(forName: "app")
        _ = try await view.evaluateJavaScript("webkit.messageHandlers.app.postMessage('again')", contentWorld: .defaultClient)
        #expect(recorder.messages.count == 2)
        controller.removeAllScriptMessageHandlers(from: .defaultClient)
        _ = try await view.evaluateJavaScript("webkit.messageHandlers.app.postMessage('again')", contentWorld: .defaultClient)
        #expect(recorder.messages.count == 2)
    }
}
