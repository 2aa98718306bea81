import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// Text of pages that the user selects, and menus of links, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct PageSelectionTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() async {
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
        let html = """
            <meta name=viewport content='width=device-width'><body style='margin:0;font:20px/40px sans-serif'>
            <div id=one>kettle <span id=tea>green</span> cups</div><div id=zh>绿茶</div>
            <div><a id=link href='/cups'>link</a></div><div id=fixed style='user-select:none'>fixed</div>
            """
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
    }

    /// The middle of an element, in the page's window.
    private func middle(of element: String, x part: Double = 0.5) async throws -> CGPoint {
        let script = "(b => [b.x + b.width * \(part), b.y + b.height / 2])(document.getElementById('\(element)').getBoundingClientRect())"
        let values = try #require(await view.evaluate(script) as? [NSNumber]).map(\.doubleValue)
        return CGPoint(x: values[0], y: values[1])
    }

    private func run(_ script: String) async -> PageSelection? {
        await withCheckedContinuation { continuation in
            view.inspect(script) { continuation.resume(returning: PageSelection($0)) }
        }
    }

    @Test("a press selects the word under it, and says where it is")
    func word() async throws {
        let place = try await middle(of: "tea")
        let selected = try #require(await run(SelectionScript.word(at: place)))
        #expect(selected.text == "green")
        #expect(selected.first.contains(place))
        #expect(selected.first == selected.last)
    }

    @Test("a press between two words selects the first")
    func space() async throws {
        let line = try await middle(of: "tea", x: 0)
        #expect(await run(SelectionScript.word(at: CGPoint(x: line.x - 2, y: line.y)))?.text == "kettle")
    }

    @Test("links, texts that forbid it and places without text are not selected", arguments: ["link", "fixed"])
    func notSelected(element: String) async throws {
        #expect(await run(SelectionScript.word(at: try await middle(of: element))) == nil)
        #expect(await run(SelectionScript.word(at: CGPoint(x: 310, y: 470))) == nil)
    }

    @Test("handles move the ends, and not beyond each other")
    func ends() async throws {
        _ = await run(SelectionScript.word(at: try await middle(of: "tea")))
        let end = try await middle(of: "one", x: 0.99)
        #expect(await run(SelectionScript.move(isStart: false, to: CGPoint(x: 300, y: end.y)))?.text == "green cups")
        #expect(await run(SelectionScript.move(isStart: true, to: CGPoint(x: 1, y: end.y)))?.text == "kettle green cups")
        #expect(await run(SelectionScript.move(isStart: false, to: CGPoint(x: 0, y: end.y)))?.text == "kettle green cups")
        let all = try #require(await run(SelectionScript.all))
        #expect(all.text.contains("kettle"))
        #expect(all.text.contains("link"))
        #expect(all.last.minY > all.first.minY)
        view.inspect(SelectionScript.none)
        #expect(await run(SelectionScript.current) == nil)
    }

    @Test("values that are no selection are none")
    func values() {
        #expect(PageSelection(nil) == nil)
        #expect(PageSelection(["a", 1, 2, 3]) == nil)
        #expect(PageSelection(["", 0, 0, 1, 1, 0, 0, 1, 1] as [Any]) == nil)
        #expect(PageSelection(["a", 0, 0, 1, "x", 0, 0, 1, 1] as [Any]) == nil)
    }

    @Test("the menu of a link is that of the app, or the system's")
    func linkMenu() async throws {
        final class Interface: NSObject, WKUIDelegate {
            var links: [URL?] = []
            var answers = true
            func webView(
                _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
                completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
            ) {
                links.append(elementInfo.linkURL)
                if answers { completionHandler(UIContextMenuConfiguration(identifier: "own" as NSString, previewProvider: nil)) }
            }
        }
        let menu = try #require(view.linkMenu)
        let interaction = UIContextMenuInteraction(delegate: menu)
        let place = try await middle(of: "link")
        func configuration(_ place: CGPoint) -> UIContextMenuConfiguration? {
            menu.contextMenuInteraction(interaction, configurationForMenuAtLocation: place)
        }
        #expect(configuration(place) != nil)
        #expect(configuration(try await middle(of: "tea")) == nil)
        let interface = Interface()
        view.uiDelegate = interface
        #expect(configuration(place)?.identifier as? NSString == "own")
        #expect(interface.links == [URL(string: "http://app.invalid/cups")])
        interface.answers = false
        #expect(configuration(place) == nil)
    }
}
