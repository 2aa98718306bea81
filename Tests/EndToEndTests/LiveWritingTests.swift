import Foundation
import HostTestSupport
import Testing

@Suite("Text input in a real browser", .serialized)
struct LiveWritingTests {
    @Test(
        "你好世界 and مرحبا are composed in Chromium, and the field reports them",
        .enabled(if: Chromium.missing == nil, "\(Chromium.missing ?? "")"))
    func composition() throws {
        let home = try ScreenMap(after: [])
        let page = try ScreenMap(after: ["tap \"Calculator\""])
        let run = try LiveRun(["--browser"], waitsForAddress: true)
        defer { run.close() }
        try #require(!run.address.isEmpty)
        let browser = try Chromium()
        defer { browser.close() }
        try browser.open(run.address, width: 1400, height: 1100)
        try browser.waitForDevice()
        let frame = try browser.deviceFrame()
        // Of a point in the page.
        let size = 1 / Double(ScreenMap.layout.picture.width) * ScreenMap.scale * frame.width
        func click(_ name: String, on map: ScreenMap) throws {
            let place = try map.middle(name)
            try browser.click(CGPoint(x: frame.minX + place.x * size, y: frame.minY + place.y * size))
        }
        try browser.showing { try click("Calculator", on: home) }
        try browser.settle()
        try browser.showing { try click("First number", on: page) }
        // From here on the caret blinks: the screen is never unchanged for half a second.
        usleep(1_000_000)
        for (letters, text) in [("ni hao shi jie", "你好世界"), ("مرح", "مرحبا")] {
            for count in [1, letters.count] { try browser.compose(String(letters.prefix(count)), caret: count) }
            try browser.insert(text)
        }
        // What the app itself says of its field comes to the page's voice.
        _ = try browser.text(of: "window.said = [], speechSynthesis.speak = (u) => said.push(u.text), ''")
        _ = try browser.text(of: "document.querySelector('[data-command=voiceover]').click(), ''")
        try browser.wait(until: "said.length > 0")
        try click("First number", on: page)
        try browser.wait(until: "said.some((text) => text.includes('text field'))")
        let said = try browser.text(of: "said.find((text) => text.includes('text field'))")
        #expect(said.contains("is editing"), "\(said)")
        #expect(said.contains("你好世界مرحبا"), "\(said)")
        #expect(run.close(), "the run did not end when asked to")
    }
}
