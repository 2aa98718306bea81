import CoreGraphics
import DriveProtocol
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// Frames of other sites, over the engine. Some servers ask the engine to keep their pages apart from all others.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct ForeignFrameTests {
    private nonisolated static let kinds = ["plain", "apart", "isolated", "boxed"]

    private let recorder = Recorder()
    private let server: PageServer
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var controller: WKUserContentController { view.configuration.userContentController }

    init() throws {
        let html = "200 OK\r\nContent-Type: text/html\r\n"
        let start = "<meta name=viewport content='width=device-width'><body style='margin:0'><script>window.n = 7</script>"
        let field = "<input id=user aria-label=User style='position:absolute;left:10px;top:100px;width:120px;height:30px'>"
        let inner = """
            \(start)<button style='position:absolute;left:10px;top:20px;width:100px;height:44px' onclick="this.textContent = 'Signed in'">\
            Sign in</button>\(field)<iframe src='/innermost' style='position:absolute;left:0;top:150px;border:0;height:60px'></iframe>
            """
        let frame = "style='position:absolute;left:40px;top:200px;border:0;width:260px;height:240px'></iframe>"
        let apart = "Origin-Agent-Cluster: ?1\r\n"
        let isolated = apart + "Cross-Origin-Embedder-Policy: require-corp\r\nCross-Origin-Resource-Policy: cross-origin\r\n"
        server = try PageServer([
            "/plain": "\(html)\r\n\(start)<iframe src='{other}/inner' \(frame)",
            "/apart": "\(html)\(apart)\r\n\(start)<iframe src='{other}/apart-inner' \(frame)",
            "/isolated":
                "\(html)\(isolated)Cross-Origin-Opener-Policy: same-origin\r\n\r\n\(start)<iframe src='{other}/isolated-inner' \(frame)",
            "/boxed": "\(html)\r\n\(start)<iframe sandbox='allow-scripts' src='{other}/inner' \(frame)",
            "/inner": "\(html)\r\n\(inner)", "/apart-inner": "\(html)\(apart)\r\n\(inner)",
            "/isolated-inner": "\(html)\(isolated)\r\n\(inner)",
            "/innermost": "\(html)\(isolated)\r\n\(start)<button>Innermost</button>",
        ])
        view.navigationDelegate = recorder
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
    }

    private func load(_ kind: String) async throws {
        let request = try server["/" + kind]
        await recorder.next("finish") { view.load(request) }
    }

    private var elements: [WebElement] { (view.scrollView.accessibilityElements ?? []).compactMap { $0 as? WebElement } }

    private func find(_ label: String, _ type: DriveElementType) -> WebElement? {
        elements.first { $0.accessibilityLabel == label && type == $0.interfaceType }
    }

    private func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<3000 {
            if isDone() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func element(_ label: String, _ type: DriveElementType) async throws -> WebElement {
        try await wait { find(label, type) != nil }
        return try #require(find(label, type), "\(elements.map { $0.accessibilityLabel ?? "" })")
    }

    private func tap(_ element: WebElement) {
        let frame = element.accessibilityFrameInContainerSpace
        view.tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("its elements are among those of the page, at their places, and take taps and text", arguments: kinds)
    func elements(kind: String) async throws {
        try await load(kind)
        let button = try await element("Sign in", .button)
        #expect(button.accessibilityFrameInContainerSpace == CGRect(x: 50, y: 220, width: 100, height: 44))
        #expect(try await element("Innermost", .button).accessibilityFrameInContainerSpace.minY >= 350)
        tap(button)
        _ = try await element("Signed in", .button)
        #expect(!view.content.isFirstResponder)
        tap(try await element("User", .textField))
        try await wait { view.content.isFirstResponder }
        #expect(view.content.isFirstResponder)
        view.content.insertText("ann")
        try await wait { find("User", .textField)?.accessibilityValue == "ann" }
        view.content.deleteBackward()
        try await wait { find("User", .textField)?.accessibilityValue == "an" }
        #expect(find("User", .textField)?.accessibilityValue == "an")
        // Outside of the frame nothing takes text.
        view.tap(CGPoint(x: 10, y: 10))
        try await wait { !view.content.isFirstResponder }
        #expect(!view.content.isFirstResponder)
    }

    @Test("scripts and handlers of the app are in it, in each world", arguments: kinds)
    func scripts(kind: String) async throws {
        controller.add(recorder, name: "app")
        controller.add(recorder, contentWorld: .defaultClient, name: "own")
        let page = "if (location.pathname.includes('inner')) webkit.messageHandlers.app.postMessage([location.hostname, n])"
        controller.addUserScript(WKUserScript(source: page, injectionTime: .atDocumentEnd, forMainFrameOnly: false))
        let own = "window.own = 1; if (location.pathname.endsWith('inner')) webkit.messageHandlers.own.postMessage(typeof n)"
        controller.addUserScript(WKUserScript(source: own, injectionTime: .atDocumentStart, forMainFrameOnly: false, in: .defaultClient))
        controller.addUserScript(WKUserScript(source: "window.main = 1", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        // The frame, the one in it, and the world.
        let request = try server["/" + kind]
        await recorder.next("message", count: 3) { view.load(request) }
        let posted = recorder.messages.filter { $0.name == "app" && ($0.frameInfo.request.url?.path.hasSuffix("inner") ?? false) }
        let message = try #require(posted.first)
        #expect(message.body as? [AnyHashable] == ["localhost", 7])
        #expect(!message.frameInfo.isMainFrame)
        #expect(message.frameInfo.securityOrigin.host == "localhost")
        #expect(recorder.messages.filter { $0.name == "own" }.map { $0.body as? String } == ["undefined"])
        #expect(recorder.messages.first { $0.name == "own" }?.world === WKContentWorld.defaultClient)
        let frame = message.frameInfo
        #expect((try await view.evaluateJavaScript("n", in: frame, contentWorld: .page) as? NSNumber)?.intValue == 7)
        #expect(try await view.evaluateJavaScript("typeof main", in: frame, contentWorld: .page) as? String == "undefined")
        #expect((try await view.evaluateJavaScript("own", in: frame, contentWorld: .defaultClient) as? NSNumber)?.intValue == 1)
        let sum = try await view.callAsyncJavaScript(
            "await new Promise(r => setTimeout(r, 20)); return a + n", arguments: ["a": 1], in: frame, contentWorld: .page)
        #expect((sum as? NSNumber)?.intValue == 8)
    }
}
