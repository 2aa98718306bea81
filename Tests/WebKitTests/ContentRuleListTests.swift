import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// Content rules in pages, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct ContentRuleListTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rules-\(UUID().uuidString)")

    init() {
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    @Test("a store keeps lists by their names and says what is wrong with one")
    func store() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try #require(WKContentRuleListStore(url: folder))
        let json = #"[{"trigger": {"url-filter": "a"}, "action": {"type": "block"}}]"#
        let name = "../tea/ü"
        #expect(try await store.compileContentRuleList(forIdentifier: name, encodedContentRuleList: json)?.identifier == name)
        #expect(await store.availableIdentifiers() == [name])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        #expect(try await WKContentRuleListStore(url: folder).contentRuleList(forIdentifier: name)?.identifier == name)
        let error = await #expect(throws: WKError.self) {
            _ = try await store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "[")
        }
        #expect(error?.code == .contentRuleListStoreCompileFailed)
        #expect(error?.message == "The content rules are not a JSON array.")
        try await store.removeContentRuleList(forIdentifier: name)
        #expect(await store.availableIdentifiers() == [])
        await #expect(throws: WKError.self) { _ = try await store.contentRuleList(forIdentifier: name) }
        await #expect(throws: WKError.self) { try await store.removeContentRuleList(forIdentifier: name) }
    }

    @Test("what rules block is not asked for, in frames too, and what they hide is not shown")
    func pages() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let html = "200 OK\r\nContent-Type: text/html\r\n\r\n"
        let server = try PageServer([
            "/page": "\(html)<title>page</title><p id=ad>ad</p><p id=own>own</p><script src=/ads.js></script><iframe src=/frame></iframe>",
            "/frame": "\(html)<img src=/ads/1.png><script src=/own.js></script>", "/blocked": "\(html)<title>blocked</title>",
        ])
        let store = try #require(WKContentRuleListStore(url: folder))
        let json = """
            [{"trigger": {"url-filter": "/ads"}, "action": {"type": "block"}},
             {"trigger": {"url-filter": "/blocked"}, "action": {"type": "block"}},
             {"trigger": {"url-filter": ".*"}, "action": {"type": "css-display-none", "selector": "#ad"}}]
            """
        let list = try #require(try await store.compileContentRuleList(forIdentifier: "list", encodedContentRuleList: json))
        let controller = view.configuration.userContentController
        controller.add(list)
        let request = try server["/page"]
        await recorder.next("finish") { view.load(request) }
        #expect(server.requests.contains("GET /own.js"))
        #expect(!server.requests.contains { $0.contains("ads") })
        func height(_ id: String) async -> NSNumber? { await view.evaluate("document.getElementById('\(id)').offsetHeight") as? NSNumber }
        for _ in 0..<6000 where await height("ad") != 0 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(await height("ad") == 0)
        #expect(await height("own") != 0)
        let blocked = try server["/blocked"]
        await recorder.next("fail") { view.load(blocked) }
        #expect(recorder.errors.map(\.code) == [104])
        #expect(!server.requests.contains("GET /blocked"))
        controller.remove(list)
        await recorder.next("finish") { view.load(request) }
        #expect(server.requests.contains("GET /ads.js"))
        #expect(await height("ad") != 0)
        controller.add(list)
        controller.removeAllContentRuleLists()
        await recorder.next("finish") { view.load(blocked) }
        #expect(view.title == "blocked")
    }
}
