import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// Text that an input method composes in a page, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct PageTypingTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var events: [String] { recorder.messages.compactMap { $0.body as? String } }

    init() async throws {
        view.navigationDelegate = recorder
        view.configuration.userContentController.add(recorder, name: "typing")
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        let html = """
            <meta name=viewport content='width=device-width'><body style='margin:0'><input id=user style='width:200px;height:40px'>
            <textarea id=text style='position:absolute;left:0;top:100px;width:200px;height:100px'></textarea><script>
            for (const name of ['start', 'update', 'end'])
                addEventListener('composition' + name, event => {
                    webkit.messageHandlers.typing.postMessage(`${event.target.id} ${name} ${event.data}`);
                });
            </script>
            """
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
        try await focus("user", CGPoint(x: 100, y: 20))
    }

    private func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<3000 {
            if isDone() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func focus(_ element: String, _ place: CGPoint) async throws {
        view.tap(place)
        try await wait { view.content.isFirstResponder }
        #expect(view.content.isFirstResponder)
        #expect(await view.evaluate("document.activeElement.id") as? String == element)
    }

    private func value(_ element: String = "user") async -> String? { await view.evaluate("\(element).value") as? String }

    /// Waits for the text of a field: a script may be ahead of what is typed.
    private func expect(_ text: String, in element: String = "user") async {
        for _ in 0..<6000 {
            if await value(element) == text { return }
            try? await Task.sleep(for: .milliseconds(10))
        }
        #expect(await value(element) == text)
    }

    /// Waits for the page's last message: it may be behind the text of a field, and a field may have its text from before.
    private func expect(last event: String) async {
        for _ in 0..<6000 {
            if events.last == event { return }
            try? await Task.sleep(for: .milliseconds(10))
        }
        #expect(events.last == event)
    }

    private func compose(_ text: String) { ComposedText.show(text, caret: text.utf16.count, in: view.content) }

    @Test("text is in the field while it is composed, shorter after deletions, and a candidate takes its place")
    func composition() async throws {
        view.content.insertText("a")
        compose("n")
        compose("ni")
        await expect("ani")
        await expect(last: "user update ni")
        #expect(events.prefix(3) == ["user start ", "user update n", "user update ni"])
        compose("ni hao")
        compose("ni ha")
        await expect("ani ha")
        await expect(last: "user update ni ha")
        view.content.insertText("你哈")
        await expect("a你哈")
        await expect(last: "user end 你哈")
        #expect(events.filter { $0.hasPrefix("user end") }.count == 1)
        view.content.deleteBackward()
        await expect("a你")
    }

    @Test("what is deleted whole ends the composition")
    func deletion() async {
        compose("n")
        compose("")
        // The field was empty before, too.
        await expect(last: "user end ")
        await expect("")
        view.content.insertText("b")
        await expect("b")
    }

    @Test("a tap on another field leaves what is composed in the first, once")
    func otherField() async throws {
        compose("ni")
        try await focus("text", CGPoint(x: 100, y: 150))
        #expect(view.content.composed.isEmpty)
        await expect("ni")
        compose("hao")
        view.content.insertText("好")
        await expect("好", in: "text")
        await expect("ni")
        await expect(last: "text end 好")
        #expect(events.filter { $0.contains("end") } == ["user end ni", "text end 好"])
    }

    @Test("another page gets nothing of it")
    func otherPage() async {
        compose("ni")
        await recorder.next("finish") { view.loadHTMLString("<input id=user autofocus>", baseURL: URL(string: "http://app.invalid/")) }
        #expect(view.content.composed.isEmpty)
        #expect(!view.content.isFirstResponder)
        await expect("")
    }
}
