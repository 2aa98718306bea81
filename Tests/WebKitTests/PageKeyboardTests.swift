import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// The element that takes text and the keyboard, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct PageKeyboardTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var scroller: UIScrollView { view.scrollView }

    init() {
        view.navigationDelegate = recorder
        scroller.contentInsetAdjustmentBehavior = .never
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
    }

    private func load(_ body: String) async throws {
        let html = "<meta name=viewport content='width=device-width'><body style='margin:0;height:600px'>" + body
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
        #expect(scroller.contentSize.height == 600)
    }

    private func field(_ name: String, top: Int) -> String {
        "<input id=\(name) style='position:absolute;box-sizing:border-box;left:0;top:\(top)px;width:200px;height:40px'>"
    }

    private func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<3000 {
            if isDone() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func focus(_ place: CGPoint) async throws {
        view.tap(place)
        try await wait { view.content.isFirstResponder }
        #expect(view.content.isFirstResponder)
    }

    /// The keyboard's height changes; 0 hides it.
    private func keyboard(_ height: CGFloat) {
        let frame = CGRect(x: 0, y: 480 - height, width: 320, height: height)
        NotificationCenter.default.post(
            name: height > 0 ? UIResponder.keyboardWillChangeFrameNotification : UIResponder.keyboardWillHideNotification,
            object: view.applicationContext.screen, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    }

    private func expect(offset: CGFloat) async throws {
        try await wait { scroller.contentOffset.y == offset }
        #expect(scroller.contentOffset.y == offset)
    }

    @Test("an element under the keyboard is scrolled to the middle of what is left, and back to the page's end when the keyboard goes")
    func covered() async throws {
        try await load(field("low", top: 420))
        try await focus(CGPoint(x: 50, y: 440))
        keyboard(200)
        #expect(scroller.contentInset.bottom == 200)
        #expect(scroller.verticalScrollIndicatorInsets.bottom == 200)
        // The middle of 280 points.
        try await expect(offset: 300)
        keyboard(0)
        #expect(scroller.contentInset.bottom == 0)
        try await expect(offset: 120)
    }

    @Test("an element that is seen stays, and the next one is scrolled when it gets the focus")
    func visible() async throws {
        try await load(field("high", top: 20) + field("low", top: 260))
        try await focus(CGPoint(x: 50, y: 40))
        keyboard(200)
        #expect(scroller.contentInset.bottom == 200)
        #expect(scroller.contentOffset.y == 0)
        view.tap(CGPoint(x: 50, y: 270))
        try await expect(offset: 140)
        #expect(await view.evaluate("document.activeElement.id") as? String == "low")
    }

    @Test("an element in a frame is scrolled by its place in the page")
    func frame() async throws {
        let inner = "<body style='margin:0'><input style='position:absolute;left:0;top:60px;width:200px;height:40px;box-sizing:border-box'>"
        try await load("<iframe style='position:absolute;left:0;top:360px;border:0;height:120px' srcdoc=\"\(inner)\"></iframe>")
        try await focus(CGPoint(x: 50, y: 440))
        keyboard(200)
        try await expect(offset: 300)
    }

    @Test("a keyboard that covers no part of the view takes no space from it")
    func apart() async throws {
        try await load(field("low", top: 200))
        view.frame.size.height = 280
        view.layoutIfNeeded()
        keyboard(200)
        #expect(scroller.contentInset.bottom == 0)
        keyboard(230)
        #expect(scroller.contentInset.bottom == 30)
    }
}
