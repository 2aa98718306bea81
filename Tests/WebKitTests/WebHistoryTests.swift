import Foundation
import Testing

@testable import WebKit

@Suite struct WebHistoryTests {
    private var history = WebHistory()

    private func entries(_ ids: Int...) -> [WebHistory.Entry] {
        ids.map { WebHistory.Entry(id: $0, url: "http://a.invalid/\($0)", title: "page \($0)") }
    }

    private func paths(_ history: WebHistory) -> [String] { history.items.map { String($0.url.path.dropFirst()) } }

    @Test("follows new pages, and a new page after going back removes those after it")
    mutating func follows() {
        history.update(entries(1), current: 0)
        history.update(entries(1, 2), current: 1)
        history.update(entries(1, 2), current: 0)
        #expect(history.item(at: 1)?.title == "page 2")
        #expect(history.item(at: 2) == nil)
        #expect(history.item(at: .max) == nil)
        history.update(entries(1, 3), current: 1)
        #expect(paths(history) == ["1", "3"])
        #expect(history.current?.entry == 3)
    }

    @Test("keeps the last hundred pages")
    mutating func bounded() {
        for id in 1...250 { history.update(entries(id - 1, id), current: 1) }
        #expect(history.items.count == WebHistory.most)
        #expect(paths(history).first == "151")
        #expect(history.current?.entry == 250)
        #expect(history.item(at: -99)?.title == "page 151")
        #expect(history.item(at: -100) == nil)
    }

    @Test("a page that replaces another takes its place")
    mutating func replaces() {
        history.update(entries(1, 2), current: 1)
        #expect(paths(history) == ["2"])
        history.update(entries(1, 4), current: 1)
        #expect(paths(history) == ["4"])
    }

    @Test("an item keeps its number while its address changes")
    mutating func changesAddress() {
        history.update(entries(7), current: 0)
        let number = history.current?.number
        history.update([WebHistory.Entry(id: 7, url: "http://a.invalid/other", title: "")], current: 0)
        #expect(history.current?.number == number)
        #expect(history.current?.url.path == "/other")
        #expect(history.current?.initialURL.path == "/7")
        #expect(history.current?.title == nil)
    }

    @Test("a restored list keeps its pages on both sides while they are loaded again")
    mutating func restores() throws {
        for count in 1...3 { history.update(Array(entries(1, 2, 3).prefix(count)), current: count - 1) }
        history.update(entries(1, 2, 3), current: 1)
        let state = try #require(history.state)
        var copy = WebHistory()
        let shown = copy.restore(state)
        #expect(shown?.url.path == "/2")
        #expect(copy.items.allSatisfy { $0.entry == nil })
        // The engine's list is short: the pages around it stay.
        func entry(_ id: Int, _ path: String) -> WebHistory.Entry { .init(id: id, url: "http://a.invalid/\(path)", title: "") }
        copy.update([entry(10, "2")], current: 0)
        #expect(paths(copy) == ["1", "2", "3"])
        #expect(copy.current?.entry == 10)
        let forward = try #require(copy.item(at: 1))
        copy.startLoading(forward.number)
        copy.update([entry(10, "2"), entry(11, "3")], current: 1)
        #expect(copy.index == 2)
        let first = try #require(copy.item(at: -2))
        copy.startLoading(first.number)
        copy.update([entry(10, "2"), entry(11, "3"), entry(12, "1")], current: 2)
        #expect(copy.index == 0)
        #expect(paths(copy) == ["1", "2", "3"])
    }

    @Test(
        "bytes of another origin and an empty list are no state",
        arguments: ["", "{}", #"{"pages":[],"index":0}"#, #"{"pages":[],"index":-1}"#])
    mutating func refuses(text: String) {
        let page = history.restore(Data(text.utf8))
        #expect(page == nil)
        #expect(history.items.isEmpty)
        #expect(history.state == nil)
    }

    @Test("an index that the engine's list does not have changes nothing")
    mutating func outOfRange() {
        history.update(entries(1), current: 3)
        history.update([], current: 0)
        history.update(entries(1), current: -1)
        #expect(history == WebHistory())
    }
}
