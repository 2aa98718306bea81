import Foundation
import HostBrowser
import HostInterface
import HostTestSupport
import Testing

@Suite("BrowserDisplay in Chromium", .serialized, .enabled(if: Chromium.missing == nil, "\(Chromium.missing ?? "")"))
struct ChromiumTests {
    /// A phone's frame at three pixels a point.
    private static let size = PixelSize(width: 600, height: 1200)

    private static func open() throws -> (display: BrowserDisplay, recorder: EventRecorder, browser: Chromium) {
        let display = try BrowserDisplay(title: "Test device", pixelSize: size, scale: 3)
        let recorder = EventRecorder(display)
        TestFrame.fields(size).present(on: display)
        let browser = try Chromium()
        try browser.open(display.address, width: 800, height: 600)
        try browser.waitForDevice()
        return (display, recorder, browser)
    }

    /// Where a pixel of the frame is on the page.
    private static func place(_ x: Double, _ y: Double, in browser: Chromium) throws -> CGPoint {
        let frame = try browser.deviceFrame()
        return CGPoint(
            x: frame.minX + x * frame.width / Double(size.width), y: frame.minY + y * frame.height / Double(size.height))
    }

    @Test("shows the frame's colours, and only damage afterwards")
    func pixels() throws {
        let (display, _, browser) = try Self.open()
        defer {
            browser.close()
            display.close()
        }
        let places = try [(150.0, 300.0), (450, 300), (150, 900), (450, 900)].map { try Self.place($0, $1, in: browser) }
        #expect(try browser.pixels(at: places) == [0xFF0000, 0x00C800, 0x0000FF, 0xFFFFFF])
        #expect(try browser.text(of: "document.title") == "Test device")

        var picture = TestFrame.fields(Self.size)
        picture.fill(PixelRect(x: 400, y: 800, width: 100, height: 200), 0xFFFF_8000)
        picture.fill(PixelRect(x: 0, y: 0, width: 600, height: 600), 0xFF12_3456)
        picture.present(on: display, damage: [PixelRect(x: 400, y: 800, width: 100, height: 200)])
        try browser.wait(until: "document.body.dataset.frame === '2'")
        #expect(try browser.pixels(at: places) == [0xFF0000, 0x00C800, 0x0000FF, 0xFF8000])
    }

    @Test("a click, a drag with Alt, touches and the wheel arrive in frame pixels")
    func pointers() throws {
        let (display, recorder, browser) = try Self.open()
        defer {
            browser.close()
            display.close()
        }
        let first = try Self.place(150, 300, in: browser)
        try browser.click(first)
        #expect(recorder.wait { _ in recorder.lines.count >= 2 })
        #expect(recorder.lines == ["down 0 150,300", "up 0 150,300"])

        recorder.clear()
        let second = try Self.place(200, 400, in: browser)
        try browser.press(first, modifiers: .alt)
        try browser.drag(to: second, modifiers: .alt)
        try browser.release(second, modifiers: .alt)
        #expect(recorder.wait { _ in recorder.lines.contains("up 1 400,800") })
        #expect(recorder.lines.prefix(2) == ["down 0 150,300", "down 1 450,900"])
        #expect(recorder.lines.suffix(2) == ["up 0 200,400", "up 1 400,800"])

        recorder.clear()
        try browser.touch("touchStart", [first])
        try browser.touch("touchStart", [first, second])
        try browser.touch("touchEnd", [])
        #expect(recorder.wait { _ in recorder.lines.count >= 4 })
        #expect(recorder.lines.prefix(2) == ["down 0 150,300", "down 1 200,400"])
        #expect(Set(recorder.lines.suffix(2)) == ["up 0 150,300", "up 1 200,400"])

        recorder.clear()
        try browser.wheel(first, deltaX: 0, deltaY: 20)
        #expect(recorder.wait { _ in !recorder.lines.isEmpty })
        let factor = try Self.place(600, 1200, in: browser).y - Self.place(0, 0, in: browser).y
        #expect(recorder.lines == ["wheel 150,300 by 0,\(Int((-20 * 1200 / factor).rounded()))"])
    }

    @Test("a pointer hovers and leaves; Alt shows where two touches would begin")
    func hovering() throws {
        let (display, recorder, browser) = try Self.open()
        defer {
            browser.close()
            display.close()
        }
        try browser.hover(try Self.place(150, 300, in: browser))
        #expect(recorder.wait { _ in recorder.hovers.contains("150,300") })
        try browser.hover(try Self.place(200, 400, in: browser), modifiers: .alt)
        try browser.wait(until: "!document.getElementById('finger-1').hidden")
        try browser.hover(CGPoint(x: 2, y: 2))
        #expect(recorder.wait { _ in recorder.hovers.last == "-1,-1" })
        try browser.wait(until: "document.getElementById('finger-1').hidden")
    }

    @Test("receives keys, text of an input method and shortcuts")
    func keyboard() throws {
        let (display, recorder, browser) = try Self.open()
        defer {
            browser.close()
            display.close()
        }
        try browser.key("a", code: "KeyA", text: "a")
        try browser.key("!", code: "Digit1", text: "!", modifiers: .shift)
        try browser.key("Enter", code: "Enter", text: "\r")
        try browser.insert("漢字")
        try browser.key("ArrowLeft", code: "ArrowLeft", modifiers: .control)
        try browser.key("A", code: "KeyA", modifiers: [.control, .shift])
        try browser.key("R", code: "KeyR", modifiers: [.control, .shift])
        #expect(recorder.wait { _ in recorder.lines.contains("command relaunch") })
        #expect(
            recorder.lines == [
                "key down 4 0 'a'", "key up 4 0 'a'", "key down 30 1 '!'", "key up 30 1 '!'", "key down 40 0 ''", "key up 40 0 ''",
                "text '漢字'", "command rotate-left", "command appearance", "command relaunch",
            ])
        recorder.clear()
        _ = try browser.text(of: "document.querySelector('[data-command=screenshot]').click()")
        #expect(recorder.wait { _ in recorder.lines == ["command screenshot"] })
    }

    @Test("reports an input method's composition with its caret, and its commit or cancellation")
    func composition() throws {
        let (display, recorder, browser) = try Self.open()
        defer {
            browser.close()
            display.close()
        }
        try browser.compose("n", caret: 1)
        try browser.compose("ni hao", caret: 2)
        try browser.insert("你好")
        try browser.compose("shi", caret: 3)
        try browser.compose("", caret: 0)
        try browser.insert("مرحبا")
        #expect(recorder.wait { _ in recorder.lines.contains("text 'مرحبا'") })
        // The browser says again what did not change.
        var lines: [String] = []
        for line in recorder.lines where line != lines.last { lines.append(line) }
        #expect(
            lines == [
                "compose 'n' 1", "compose 'ni hao' 2", "compose '你好' 2", "text '你好'", "compose 'shi' 3", "compose '' 0", "text 'مرحبا'",
            ])
    }

    @Test("a page reconnects to a display, and gets the whole frame")
    func reconnects() throws {
        let (display, _, browser) = try Self.open()
        defer {
            browser.close()
            display.close()
        }
        _ = try browser.text(of: "fetch('/viewer').catch(() => 0)")
        // The server closes a viewer that sends nonsense; the page must come back by itself.
        _ = try browser.text(
            of: """
                (() => { const send = WebSocket.prototype.send; WebSocket.prototype.send = function () { \
                WebSocket.prototype.send = send; send.call(this, 'nonsense'); }; \
                document.querySelector('[data-command=home]').click(); })()
                """)
        try browser.wait(until: "document.body.dataset.state === 'connecting'")
        try browser.waitForDevice()
        let place = try Self.place(450, 300, in: browser)
        #expect(try browser.pixels(at: [place]) == [0x00C800])
    }

    @Test("a frame of another size is laid out again")
    func resizes() throws {
        let (display, _, browser) = try Self.open()
        defer {
            browser.close()
            display.close()
        }
        let turned = PixelSize(width: 1200, height: 600)
        try display.resize(to: turned, scale: 3)
        TestFrame.fields(turned).present(on: display)
        try browser.wait(
            until: "document.getElementById('screen').width > document.getElementById('screen').height && document.body.dataset.frame > 1")
        let frame = try browser.deviceFrame()
        #expect(frame.width == frame.height * 2)
    }

    @Test("a frame scaled down to the page loses no hairline")
    func hairlines() throws {
        let display = try BrowserDisplay(title: "Lines", pixelSize: Self.size, scale: 3)
        let browser = try Chromium()
        defer { browser.close(); display.close() }
        var picture = TestFrame(size: Self.size)
        // One pixel of the frame in three, at every position that a pixel of the page can cover.
        for row in 0..<11 { picture.fill(PixelRect(x: 0, y: 100 + row * 100 + row, width: 600, height: 1), 0xFF00_0000) }
        picture.present(on: display)
        try browser.open(display.address, width: 800, height: 600)
        try browser.waitForDevice()
        let frame = try browser.deviceFrame()
        #expect(frame.size == CGSize(width: 200, height: 400))
        for row in 0..<11 {
            let y = frame.minY + Double((100 + row * 100 + row) / 3)
            let colour = try browser.pixels(at: [CGPoint(x: frame.midX, y: y)])[0]
            // A third black: 170, less what 8-bit weights lose.
            #expect((167...171).contains(colour & 0xFF))
        }
    }

    @Test("the tool bar turns VoiceOver on, and spoken text reaches the browser's speech synthesis")
    func speech() throws {
        let (display, recorder, browser) = try Self.open()
        defer {
            browser.close()
            display.close()
        }
        _ = try browser.text(
            of: "window.said = [], speechSynthesis.cancel = () => said.push('-'), speechSynthesis.speak = (u) => said.push(u.text), ''")
        _ = try browser.text(of: "document.querySelector('[data-command=voiceover]').click(), ''")
        #expect(recorder.wait { _ in recorder.lines.count >= 1 })
        #expect(recorder.lines == ["command voiceover"])
        display.speak("Add, button")
        try browser.wait(until: "window.said.length === 2")
        display.speak("你好 \"<b>\"")
        try browser.wait(until: "window.said.length === 4")
        #expect(try browser.text(of: "window.said.join('|')") == "-|Add, button|-|你好 \"<b>\"")
    }
}
