import Foundation
import HostInterface
import HostSDL
import HostTestSupport
import Testing

/// Serialized: SDL has one connection per process.
@Suite("WindowDisplay on a virtual screen", .serialized, .enabled(if: VirtualScreen.missing == nil, "\(VirtualScreen.missing ?? "")"))
struct WindowDisplayTests {
    /// 200×400 points at three pixels.
    private static let size = PixelSize(width: 600, height: 1200)

    private struct Opened {
        var screen: VirtualScreen
        var display: WindowDisplay
        var recorder: EventRecorder
        /// The window's place and size on the screen.
        var frame: CGRect

        /// Where a pixel of the frame is on the screen.
        func place(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(
                x: frame.minX + x * frame.width / Double(display.pixelSize.width),
                y: frame.minY + y * frame.height / Double(display.pixelSize.height))
        }

        func move(to place: CGPoint) throws { try screen.xdotool("mousemove", "\(Int(place.x))", "\(Int(place.y))") }

        func close() {
            display.close()
            screen.close()
        }
    }

    private static func open() throws -> Opened {
        let screen = try VirtualScreen()
        setenv("DISPLAY", screen.name, 1)
        unsetenv("WAYLAND_DISPLAY")
        let display = try WindowDisplay(title: "Test device", pixelSize: size, scale: 3)
        let recorder = EventRecorder(display)
        let frame = try screen.focusWindow(named: "Test device")
        TestFrame.fields(size).present(on: display)
        return Opened(screen: screen, display: display, recorder: recorder, frame: frame)
    }

    @Test("opens at one unit a point, shows the frame and then only damage")
    func pixels() throws {
        let opened = try Self.open()
        defer { opened.close() }
        #expect(opened.frame.size == CGSize(width: 200, height: 400))
        let places = [(150.0, 300.0), (450, 300), (150, 900), (450, 900)].map { opened.place($0, $1) }
        #expect(try opened.screen.pixels(at: places) == [0xFF0000, 0x00C800, 0x0000FF, 0xFFFFFF])
        var picture = TestFrame.fields(Self.size)
        picture.fill(PixelRect(x: 400, y: 800, width: 100, height: 200), 0xFFFF_8000)
        picture.fill(PixelRect(x: 0, y: 0, width: 600, height: 600), 0xFF12_3456)
        picture.present(on: opened.display, damage: [PixelRect(x: 400, y: 800, width: 100, height: 200)])
        #expect(try opened.screen.pixels(at: places) == [0xFF0000, 0x00C800, 0x0000FF, 0xFF8000])
    }

    @Test("a click, a drag with Alt and the wheel arrive in frame pixels")
    func mouse() throws {
        let opened = try Self.open()
        defer { opened.close() }
        let recorder = opened.recorder
        try opened.move(to: opened.place(150, 300))
        try opened.screen.xdotool("click", "1")
        #expect(recorder.wait { _ in recorder.lines.filter { !$0.hasPrefix("full") }.count >= 2 })
        // The centre of the window's pixel, which is three of the frame's.
        #expect(recorder.lines.suffix(2) == ["down 0 152,302", "up 0 152,302"])

        recorder.clear()
        try opened.screen.xdotool("keydown", "alt", "mousedown", "1")
        try opened.move(to: opened.place(210, 390))
        try opened.screen.xdotool("mouseup", "1", "keyup", "alt")
        #expect(recorder.wait { _ in recorder.lines.contains("key up 226 0 ''") })
        let lines = recorder.lines.filter { !$0.hasPrefix("key") && !$0.hasPrefix("move") }
        #expect(lines == ["down 0 152,302", "down 1 449,899", "up 0 212,392", "up 1 389,809"])

        recorder.clear()
        try opened.screen.xdotool("click", "4")
        #expect(recorder.wait { _ in !recorder.lines.isEmpty })
        #expect(recorder.lines == ["wheel 212,392 by 0,120"])

        recorder.clear()
        try opened.screen.xdotool("keydown", "shift", "click", "5", "keyup", "shift")
        #expect(recorder.wait { _ in recorder.lines.contains("key up 225 0 ''") })
        #expect(recorder.lines.contains("wheel 212,392 by -120,0"))
    }

    @Test("a pointer hovers, and Alt shows two discs where touches would begin")
    func hovering() throws {
        let opened = try Self.open()
        defer { opened.close() }
        let recorder = opened.recorder
        try opened.move(to: opened.place(150, 300))
        #expect(recorder.wait { _ in recorder.hovers.contains("152,302") })
        let mirrored = [CGPoint(x: 449, y: 899)].map { opened.place(Double($0.x), Double($0.y)) }
        let before = try opened.screen.pixels(at: mirrored)
        try opened.screen.xdotool("keydown", "alt")
        #expect(recorder.wait { _ in recorder.lines.contains { $0.hasPrefix("key down 226") } })
        #expect(try opened.screen.pixels(at: mirrored) != before)
        try opened.screen.xdotool("keyup", "alt")
        #expect(recorder.wait { _ in recorder.lines.contains { $0.hasPrefix("key up 226") } })
        #expect(try opened.screen.pixels(at: mirrored) == before)
    }

    @Test("keys arrive with their text, shortcuts as commands")
    func keyboard() throws {
        let opened = try Self.open()
        defer { opened.close() }
        let recorder = opened.recorder
        try opened.screen.xdotool("key", "--clearmodifiers", "a")
        try opened.screen.xdotool("key", "Return")
        try opened.screen.xdotool("key", "ctrl+Left")
        #expect(recorder.wait { _ in recorder.lines.contains("command rotate-left") })
        let lines = recorder.lines.filter { !$0.contains("224") && !$0.hasPrefix("full") && !$0.contains(" 80 ") }
        #expect(lines == ["key down 4 0 'a'", "key up 4 0 ''", "key down 40 0 ''", "key up 40 0 ''", "command rotate-left"])
        recorder.clear()
        try opened.screen.xdotool("type", "--clearmodifiers", "Hi!")
        #expect(recorder.wait { _ in recorder.lines.contains { $0.hasPrefix("key down 30") } })
        let typed = recorder.lines.compactMap { $0.hasPrefix("key down") ? $0.split(separator: "'").dropFirst().first : nil }
        #expect(typed == ["H", "i", "!"])
    }

    @Test("a resized window shows the whole frame, aspect ratio kept, and requests it again")
    func resizes() throws {
        let opened = try Self.open()
        defer { opened.close() }
        let recorder = opened.recorder
        let window = try opened.screen.xdotool("search", "--onlyvisible", "--name", "Test device").prefix { $0 != "\n" }
        recorder.clear()
        try opened.screen.xdotool("windowsize", "--sync", String(window), "400", "400")
        #expect(recorder.wait { _ in recorder.lines.contains("full frame") })
        TestFrame.fields(Self.size).present(on: opened.display)
        // 200 wide and centred in 400: a quarter of the frame is 50 wide.
        let (x, y) = (opened.frame.minX, opened.frame.minY)
        let places = [CGPoint(x: x + 50, y: y + 100), CGPoint(x: x + 150, y: y + 100), CGPoint(x: x + 250, y: y + 100)]
        #expect(try opened.screen.pixels(at: places) == [0x1C1C1E, 0xFF0000, 0x00C800])
    }

    @Test("rotating the device rotates its window")
    func turns() throws {
        let opened = try Self.open()
        defer { opened.close() }
        let turned = PixelSize(width: 1200, height: 600)
        try opened.display.resize(to: turned, scale: 3)
        #expect(opened.recorder.wait { _ in opened.recorder.lines.contains("full frame") })
        TestFrame.fields(turned).present(on: opened.display)
        let places = [
            CGPoint(x: opened.frame.minX + 100, y: opened.frame.minY + 50), CGPoint(x: opened.frame.minX + 300, y: opened.frame.minY + 50),
        ]
        #expect(try opened.screen.pixels(at: places) == [0xFF0000, 0x00C800])
    }

    @Test("an idle window causes no wake-ups")
    func idle() throws {
        let opened = try Self.open()
        defer { opened.close() }
        // Whatever opening and drawing left behind.
        for _ in 0..<20 {
            var waiting = opened.display.pollDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&waiting, nfds_t(waiting.count), 100) > 0 else { break }
            opened.display.service()
        }
        var entries = opened.display.pollDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        #expect(poll(&entries, nfds_t(entries.count), 1000) == 0)
    }

    @Test("without a desktop there is no window, and the error lists what was tried")
    func noDisplay() {
        unsetenv("WAYLAND_DISPLAY")
        setenv("DISPLAY", ":4711", 1)
        #expect {
            try WindowDisplay(title: "None", pixelSize: Self.size, scale: 3)
        } throws: { "\($0)".contains("no display to open a window on") && "\($0)".contains("DISPLAY=:4711") }
        unsetenv("DISPLAY")
        #expect {
            try WindowDisplay(title: "None", pixelSize: Self.size, scale: 3)
        } throws: { "\($0)".contains("neither DISPLAY nor WAYLAND_DISPLAY is set") && "\($0)".contains("--browser") }
    }
}
