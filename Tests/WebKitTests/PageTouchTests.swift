import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// What pages get of touches, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct PageTouchTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ body: String) async {
        let html = "<meta name=viewport content='width=device-width'><body style='margin:0'>\(body)"
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
        _ = await view.evaluate("window.touchState = \(TouchScript.state); window.heard = []; 0")
    }

    private func send(_ kind: String, _ changed: [[Int]]) async -> PageTouchAnswer {
        PageTouchAnswer(await view.evaluate("(\(TouchScript.send)).call(touchState, '\(kind)', \(changed))"))
    }

    private static let pad = "<div id=pad style='width:200px;height:100px;margin:20px'></div>"

    @Test("an element gets the events of a touch until it ends, also outside of it")
    func touchEvents() async {
        await load(Self.pad)
        _ = await view.evaluate(
            """
            for (const name of ['start', 'move', 'end', 'cancel'])
                pad.addEventListener('touch' + name, e => heard.push([e.type, e.touches.length, e.changedTouches[0].clientX]));
            0
            """)
        #expect(await send("start", [[0, 30, 40]]) == PageTouchAnswer(nil))
        #expect(await send("move", [[0, 300, 400]]) == PageTouchAnswer(nil))
        #expect(await send("end", [[0, 300, 400]]) == PageTouchAnswer(nil))
        #expect(await send("move", [[0, 30, 40]]) == PageTouchAnswer(nil))
        #expect(
            await view.evaluate("JSON.stringify(heard)") as? String == #"[["touchstart",1,30],["touchmove",1,300],["touchend",0,300]]"#)
    }

    @Test("two fingers on one element are touches of one event")
    func twoFingers() async {
        await load(Self.pad)
        _ = await view.evaluate(
            "ontouchmove = e => heard.push([e.touches.length, e.targetTouches.length, e.changedTouches.length, e.touches[1].clientX]); 0")
        _ = await send("start", [[0, 30, 40]])
        _ = await send("start", [[1, 60, 40]])
        _ = await send("move", [[0, 31, 40], [1, 61, 40]])
        #expect(await view.evaluate("JSON.stringify(heard)") as? String == "[[2,2,2,61]]")
    }

    @Test("a page takes a touch whose start or move it prevents", arguments: ["start", "move"])
    func prevented(name: String) async {
        await load(Self.pad)
        _ = await view.evaluate("addEventListener('touch\(name)', e => e.preventDefault(), { passive: false }); 0")
        #expect(await send("start", [[0, 30, 40]]).isPrevented == (name == "start"))
        #expect(await send("move", [[0, 30, 60]]).isPrevented == (name == "move"))
    }

    @Test("touch-action says in which directions the page scrolls, through the elements around")
    func directions() async {
        await load("<div style='touch-action:pan-y'><div style='height:50px'></div></div><div style='height:50px;touch-action:none'>")
        let across = await send("start", [[0, 10, 10]])
        #expect(!across.scrollsX)
        #expect(across.scrollsY)
        let none = await send("start", [[1, 10, 70]])
        #expect(!none.scrollsX)
        #expect(!none.scrollsY)
    }

    @Test("a slider follows the finger, and a disabled one does not")
    func slider() async {
        await load(
            "<style>input { width:200px; height:40px; display:block; margin:0 }</style><input type=range><input type=range disabled>")
        #expect(await send("start", [[0, 20, 20]]).isSlider)
        #expect(await !send("start", [[1, 20, 60]]).isSlider)
    }

    @Test("pointers of touches can be captured, and those of the mouse of a tap are not heard")
    func pointers() async throws {
        await load(Self.pad)
        _ = await view.evaluate(
            """
            for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
                pad.addEventListener(name, e => heard.push([e.type, e.pointerType, e.isPrimary]));
            pad.addEventListener('pointerdown', e => pad.setPointerCapture(e.pointerId));
            onerror = () => heard.push('error');
            addEventListener('click', () => webkit.messageHandlers.tap.postMessage(heard));
            0
            """)
        view.configuration.userContentController.add(recorder, name: "tap")
        _ = await send("start", [[0, 30, 40]])
        _ = await send("cancel", [[0, 30, 40]])
        #expect(
            await view.evaluate("JSON.stringify(heard)") as? String == #"[["pointerdown","touch",true],["pointercancel","touch",true]]"#)
    }

    @Test("elements of a frame of the same site get its touches in their own space")
    func frames() async {
        await load(
            """
            <iframe id=frame style='margin:50px;width:150px;height:80px;border:0'
                srcdoc="<body style='margin:0'><script>ontouchstart = e => parent.heard.push(e.touches[0].clientX)</script>"></iframe>
            """)
        _ = await send("start", [[0, 60, 60]])
        #expect(await view.evaluate("JSON.stringify(heard)") as? String == "[10]")
    }

    @Test("a touch in a frame of another site is left to that frame")
    func foreignFrame() async throws {
        await load("<iframe sandbox='allow-scripts' style='margin:50px;border:2px solid;width:150px;height:80px' srcdoc='tea'></iframe>")
        _ = await view.evaluate("ontouchstart = e => heard.push(e.type); 0")
        #expect(await send("start", [[0, 60, 60]]).frame == CGPoint(x: 52, y: 52))
        #expect(await view.evaluate("JSON.stringify(heard)") as? String == "[]")
        // What it does for one finger outside is as before.
        #expect(await send("start", [[0, 10, 10]]).frame == nil)
        #expect(await view.evaluate("JSON.stringify(heard)") as? String == #"["touchstart"]"#)
    }

    @Test("pages see a screen for touches")
    func media() async {
        await load("")
        #expect(await view.evaluate("'ontouchstart' in window && matchMedia('(pointer: coarse)').matches") as? Bool == true)
        #expect((await view.evaluate("navigator.maxTouchPoints") as? NSNumber)?.intValue == 5)
    }

    @Test("answers of another shape leave the touch to the scroll view")
    func values() {
        let free = PageTouchAnswer(nil)
        #expect(!free.isPrevented)
        #expect(free.scrollsX)
        #expect(PageTouchAnswer([1, 1, 1]) == free)
        #expect(PageTouchAnswer([7, 9]).frame == CGPoint(x: 7, y: 9))
        #expect(PageTouchAnswer("x") == free)
        #expect(PageTouchAnswer([1, 0, 1, 0]).isPrevented)
        #expect(!PageTouchAnswer([1, 0, 1, 0]).scrollsY)
    }
}
