import CoreGraphics
import Foundation
import HostTestSupport
import TestSupport
import Testing

@Suite("The inspector in a real browser", .serialized, .enabled(if: Chromium.missing == nil, "\(Chromium.missing ?? "")"))
struct InspectorTests {
    /// Chooses a view of the tree by its label or identifier, and waits until its properties are there.
    private func choose(_ name: String, _ browser: Chromium) throws {
        try browser.wait(until: "ferryInspector.model.tree.nodes.some((node) => node.label === '\(name)' || node.identifier === '\(name)')")
        _ = try browser.text(
            of:
                "ferryInspector.choose(ferryInspector.model.tree.nodes.find((node) => node.label === '\(name)' || node.identifier === '\(name)').id, true)"
        )
        try browser.wait(until: "ferryInspector.model.view?.id === ferryInspector.model.chosen")
    }

    /// Writes in the field of a property, as a user does.
    private func write(_ text: String, in field: String, _ browser: Chromium) throws {
        _ = try browser.text(of: "(document.getElementById('\(field)').focus(), document.getElementById('\(field)').select())")
        try browser.insert(text)
        try browser.key("Enter", code: "Enter", text: "\r")
    }

    @Test("picks a label on the device, changes its text and sees it there; refuses a value; goes back")
    func pickAndEdit() throws {
        let run = try LiveRun(["--browser"], waitsForAddress: true)
        defer { run.close() }
        try #require(!run.address.isEmpty)
        let browser = try Chromium()
        defer { browser.close() }
        try browser.open(run.address, width: 1280, height: 900)
        try browser.waitForDevice()
        try browser.settle()
        // Nothing is asked while it is closed.
        #expect(try browser.text(of: "document.getElementById('inspector').childElementCount") == "0")
        _ = try browser.text(of: "document.getElementById('inspector-button').click()")
        try browser.wait(until: "ferryInspector.model.tree.nodes.length > 20")
        try browser.settle()

        // Where the label is on the page, by the tree.
        let find = "ferryInspector.model.tree.nodes.find((node) => node.type === 'UILabel' && node.label === 'Calculator')"
        let middle = try browser.text(
            of: """
                (() => { const [x, y, w, h] = \(find).screen, box = document.getElementById('screen').getBoundingClientRect(), page = ferryPage.picture; \
                const at = (place, start, size) => (start + size * place) ; \
                const px = (ferryInspector.model.place.x + (x + w / 2) * page.scale) / page.width, py = (ferryInspector.model.place.y + (y + h / 2) * page.scale) / page.height; \
                return [box.x + box.width * px, box.y + box.height * py]; })()
                """
        ).split(separator: ",").compactMap { Double($0) }
        try #require(middle.count == 2)
        let place = CGPoint(x: middle[0], y: middle[1])
        _ = try browser.text(of: "document.querySelector('#inspector [aria-label^=Pick]').click()")
        try browser.hover(place)
        try browser.wait(until: "document.querySelectorAll('#inspector-overlay .box').length > 0")
        try browser.click(place)
        try browser.wait(until: "ferryInspector.model.view?.type === 'UILabel'")
        #expect(try browser.text(of: "ferryInspector.model.byId.get(ferryInspector.model.chosen).label") == "Calculator")
        // The click was the inspector's: the app did not open the page.
        #expect(try browser.text(of: "document.body.classList.contains('picking')") == "false")
        #expect(try browser.text(of: "!!\(find)") == "true")

        try browser.showing { try write("Abacus", in: "inspector-text", browser) }
        try browser.wait(until: "ferryInspector.model.tree.nodes.some((node) => node.label === 'Abacus')")
        try write("2", in: "inspector-alpha", browser)
        try browser.wait(until: "[...document.querySelectorAll('#inspector .reason')].some((each) => !each.hidden)")
        #expect(
            try browser.text(of: "[...document.querySelectorAll('#inspector .reason')].find((each) => !each.hidden).textContent")
                == "the number must be from 0 to 1")
        try browser.showing { _ = try browser.text(of: "document.querySelector('#inspector .changed .revert').click()") }
        try browser.wait(until: "!!\(find)")
        #expect(run.close(), "the run did not end when asked to")
    }

    @Test("layers have images, frames have costs, and closing ends the questions")
    func layersAndFrames() throws {
        let run = try LiveRun(["--browser"], waitsForAddress: true)
        defer { run.close() }
        let browser = try Chromium()
        defer { browser.close() }
        try browser.open(run.address, width: 1280, height: 900)
        try browser.waitForDevice()
        _ = try browser.text(of: "document.getElementById('inspector-button').click()")
        try browser.wait(until: "ferryInspector.model.tree.nodes.length > 20")
        _ = try browser.text(of: "document.querySelector('#inspector [data-tab=layers]').click()")
        try browser.wait(until: "document.querySelectorAll('#inspector-space .plane.drawn').length > 10")
        _ = try browser.text(of: "document.querySelector('#inspector [data-tab=frames]').click()")
        try browser.wait(until: "document.querySelector('#inspector .key') !== null && document.querySelector('#inspector table') !== null")
        let frame = try browser.deviceFrame()
        try browser.showing { try browser.wheel(CGPoint(x: frame.midX, y: frame.midY), deltaX: 0, deltaY: 200) }
        try browser.wait(until: "[...document.querySelectorAll('#inspector td')].some((each) => each.textContent === 'Composite')")
        try browser.key("F8", code: "F8")
        try browser.wait(until: "document.getElementById('inspector').hidden")
        #expect(run.close(), "the run did not end when asked to")
    }
}
