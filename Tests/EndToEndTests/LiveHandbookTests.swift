import CoreGraphics
import Foundation
import HostTestSupport
import TestSupport
import Testing

@Suite("The calculator in a real browser and a real window", .serialized)
struct LiveHandbookTests {
    /// 8-bit blending in another order and, in the window, weights of 1/256.
    private static let tolerance = 6

    /// Saves a screenshot of the actual screen instead.
    private static func keep(_ name: String, _ save: (String) throws -> Void) rethrows -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-live-\(name)").path
        try save(file)
        return file
    }

    @Test(
        "Chromium types two numbers, clicks the button, and reads the sum from its screen",
        .enabled(if: Chromium.missing == nil, "\(Chromium.missing ?? "")"))
    func browser() throws {
        let map = try CalculatorMap()
        let run = try LiveRun(["--browser"], waitsForAddress: true)
        defer { run.close() }
        try #require(!run.address.isEmpty)
        let browser = try Chromium()
        defer { browser.close() }
        // Three pixels a CSS pixel, and space for the whole device: the page shows the frame one to one.
        try browser.open(run.address, width: 1400, height: 1100, factor: CalculatorMap.scale)
        try browser.waitForDevice()
        let frame = try browser.deviceFrame()
        func click(_ name: String, _ frames: [String: CGRect]) throws {
            let place = try map.middle(name, of: frames)
            try browser.click(CGPoint(x: frame.minX + place.x, y: frame.minY + place.y))
        }
        try browser.showing { try click("Calculator", map.home) }
        try browser.settle()
        try click("First number", map.page)
        for digit in ["1", "2"] { try browser.key(digit, code: "Digit\(digit)", text: digit) }
        try click("Second number", map.page)
        for digit in ["3", "0"] { try browser.key(digit, code: "Digit\(digit)", text: digit) }
        try click("Add", map.page)
        try browser.settle()

        let answer = try map.answerFrame()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let scale = CalculatorMap.scale
        let place = CGRect(
            x: (frame.minX * scale).rounded() + Double(map.layout.screen.x) + answer.minX * scale,
            y: (frame.minY * scale).rounded() + Double(map.layout.screen.y) + answer.minY * scale, width: answer.width * scale,
            height: answer.height * scale)
        let origin = (x: Int(answer.minX * scale), y: Int(answer.minY * scale))
        // A busy machine's page may show a frame late.
        let end = Date(timeIntervalSinceNow: 20)
        var (wrong, count) = (0, 0)
        repeat {
            // The whole page in the display's pixels; browsers place images on whole ones.
            try browser.screenshot(to: file.path)
            let seen = try #require(Pictures.read(file)?.cropping(to: place))
            (wrong, count) = (0, seen.width * seen.height)
            for y in 0..<seen.height {
                for x in 0..<seen.width {
                    let expected = map.answer.pixel(origin.x + x, origin.y + y)
                    if zip(seen.pixel(x, y), expected).contains(where: { abs(Int($0) - Int($1)) > Self.tolerance }) { wrong += 1 }
                }
            }
        } while wrong > 0 && Date() < end
        let kept = try wrong == 0 ? "" : Self.keep("browser.png") { try browser.screenshot(to: $0) }
        #expect(wrong == 0, "\(wrong) of \(count) pixels of the answer differ; see \(kept)")
        #expect(run.close(), "the run did not end when asked to")
    }

    @Test(
        "the X11 window accepts clicks and keys, and shows the sum",
        .enabled(if: VirtualScreen.missing == nil, "\(VirtualScreen.missing ?? "")"))
    func window() throws {
        let map = try CalculatorMap()
        let screen = try VirtualScreen(width: 1600, height: 1200)
        defer { screen.close() }
        let run = try LiveRun(["--window"], environment: ["DISPLAY": screen.name, "WAYLAND_DISPLAY": ""], waitsForAddress: false)
        defer { run.close() }
        let frame = try screen.focusWindow(named: "Handbook")
        // One unit a point: three by three pixels of the frame are one of the window.
        try #require(Int(frame.width) == map.layout.picture.width / 3)
        try #require(Int(frame.height) == map.layout.picture.height / 3)
        func click(_ name: String, _ frames: [String: CGRect]) throws {
            let place = try map.middle(name, of: frames)
            try screen.xdotool("mousemove", "\(Int(frame.minX + place.x))", "\(Int(frame.minY + place.y))")
            try screen.xdotool("click", "1")
        }
        try screen.settle()
        try click("Calculator", map.home)
        try screen.settle()
        try click("First number", map.page)
        try screen.xdotool("type", "12")
        try click("Second number", map.page)
        try screen.xdotool("type", "30")
        try click("Add", map.page)
        try screen.settle()

        // The window's pixels entirely within the result's frame.
        let answer = try map.answerFrame()
        let origin = (x: map.layout.screen.x, y: map.layout.screen.y)
        let columns = (Int(answer.minX) + origin.x / 3 + 1)..<(Int(answer.maxX) + origin.x / 3)
        let rows = (Int(answer.minY) + origin.y / 3 + 1)..<(Int(answer.maxY) + origin.y / 3)
        let places = rows.flatMap { y in columns.map { (x: $0, y: y) } }
        let seen = try screen.pixels(at: places.map { CGPoint(x: frame.minX + Double($0.x), y: frame.minY + Double($0.y)) })
        var wrong = 0
        for (place, colour) in zip(places, seen) {
            var sum = [0, 0, 0]
            for y in 0..<3 {
                for x in 0..<3 {
                    let pixel = map.answer.pixel(place.x * 3 + x - origin.x, place.y * 3 + y - origin.y)
                    for channel in 0..<3 { sum[channel] += Int(pixel[channel]) }
                }
            }
            let shown = [Int(colour >> 16 & 0xFF), Int(colour >> 8 & 0xFF), Int(colour & 0xFF)]
            if zip(shown, sum).contains(where: { abs($0 - $1 / 9) > Self.tolerance }) { wrong += 1 }
        }
        let kept = try wrong == 0 ? "" : Self.keep("window.ppm") { try screen.screenshot(to: $0) }
        #expect(wrong == 0, "\(wrong) of \(places.count) pixels of the answer differ; see \(kept)")
        #expect(run.close(), "the run did not end when asked to")
    }
}
