import Foundation
import Testing

@testable import Patterns

@Suite("Recommend view model") struct RecommendViewModelTests {
    @Test("a page has ten messages; rows out of range return nil")
    func pages() {
        let model = RecommendViewModel()
        #expect(model.count == 0)
        #expect(model.title(at: 0) == nil)
        model.addPage()
        #expect(model.count == 10)
        #expect(model.title(at: 0) == "Message 1")
        #expect(model.title(at: 9) == "Message 10")
        #expect(model.title(at: 10) == nil)
        #expect(model.text(at: -1) == nil)
        model.addPage()
        #expect(model.count == 20)
        #expect(model.title(at: 19) == "Message 20")
    }

    @Test("the advertisement is closed once, with one notification")
    func advert() {
        let model = RecommendViewModel()
        var changes: [RecommendViewModel.Change] = []
        model.whenChanged = { changes.append($0) }
        model.closeAdvert()
        model.closeAdvert()
        #expect(!model.showsAdvert)
        #expect(changes == [.advert])
    }
}

@Suite("Route patterns") struct RoutePatternTests {
    @Test("parses path and query parameters, and rejects URLs that do not match")
    func match() throws {
        let pattern = try #require(RoutePattern("app://message/:id?from="))
        let url = try #require(URL(string: "app://message/7?from=links&other=1"))
        #expect(pattern.match(url) == RouteParameters(values: ["id": "7", "from": "links"]))
        #expect(pattern.match(url)?.number("id") == 7)
        #expect(pattern.match(url)?.number("from") == nil)
        for other in ["app://message", "app://message/7/8", "http://message/7", "app://wallet/7"] {
            #expect(URL(string: other).flatMap { pattern.match($0) } == nil)
        }
        #expect(RoutePattern("message/:id") == nil)
    }
}
