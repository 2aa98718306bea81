internal import Foundation

/// The pages that a web view has shown, as a list of the app's: the engine's own list, and around it what `interactionState` restored.
///
/// The engine cannot take pages into its list. A restored page is loaded again when the app goes to it, and has a place in the engine's
/// list from then on.
struct WebHistory: Equatable, Sendable {
    /// An entry of the engine's list.
    struct Entry: Equatable, Sendable {
        let id: Int
        let url: String
        let title: String
    }

    /// A page of the list. Its number stays its own.
    struct Item: Equatable, Sendable {
        let number: Int
        /// The engine's entry; nil for a page that only a restored list has.
        var entry: Int?
        var url: URL
        let initialURL: URL
        var title: String?
    }

    /// Pages that a list keeps. Confidence D (WebKit's sources, WebBackForwardList).
    static let most = 100

    private(set) var items: [Item] = []
    /// The page that is shown; nil before the first.
    private(set) var index: Int?
    private var nextNumber = 0
    /// A restored page that is being loaded.
    private var loading: Int?

    var current: Item? { index.map { items[$0] } }

    /// The item that many places after the current one, or before it for a negative distance.
    func item(at distance: Int) -> Item? {
        guard let index else { return nil }
        let place = index.addingReportingOverflow(distance)
        return !place.overflow && items.indices.contains(place.partialValue) ? items[place.partialValue] : nil
    }

    func item(numbered number: Int) -> Item? { items.first { $0.number == number } }

    /// The next page that the engine reports is this one, without an entry so far.
    mutating func startLoading(_ number: Int) { loading = number }
    /// Another load has begun.
    mutating func stopLoading() { loading = nil }

    /// The engine whose entries these are has ended.
    mutating func forgetEntries() { for place in items.indices { items[place].entry = nil } }

    /// Takes over the engine's list after a page was shown, or after it changed its address.
    mutating func update(_ entries: [Entry], current: Int) {
        guard entries.indices.contains(current) else { return }
        let shown = entries[current]
        let known = Dictionary(entries.map { ($0.id, $0) }) { $1 }
        let before = index.flatMap { items[$0].entry }
        let isReplaced = before.map { known[$0] == nil } ?? false
        for place in items.indices {
            guard let id = items[place].entry else { continue }
            if let entry = known[id] { Self.copy(entry, to: &items[place]) } else { items[place].entry = nil }
        }
        defer { loading = nil }
        if let place = items.firstIndex(where: { $0.entry == shown.id }) {
            index = place
        } else if let number = loading, let place = items.firstIndex(where: { $0.number == number }) {
            index = place
            items[place].entry = shown.id
            Self.copy(shown, to: &items[place])
        } else if isReplaced, let index {
            items[index] = item(shown)
        } else {
            if let index { items.removeSubrange((index + 1)...) }
            items.append(item(shown))
            if items.count > Self.most { items.removeFirst() }
            index = items.count - 1
        }
    }

    private static func copy(_ entry: Entry, to item: inout Item) {
        item.url = address(entry.url)
        item.title = entry.title.isEmpty ? nil : entry.title
    }

    private mutating func item(_ entry: Entry) -> Item {
        let url = Self.address(entry.url)
        var item = Item(number: nextNumber, entry: entry.id, url: url, initialURL: url)
        nextNumber += 1
        Self.copy(entry, to: &item)
        return item
    }

    private static func address(_ text: String) -> URL {
        let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
        return text == WebNavigator.blank ? blank : URL(string: text) ?? blank
    }

    // MARK: State

    private struct State: Codable {
        struct Page: Codable {
            let url: URL
            let title: String?
        }
        let pages: [Page]
        let index: Int
    }

    /// The list as bytes; nil if it is empty.
    var state: Data? {
        guard let index else { return nil }
        return try? JSONEncoder().encode(State(pages: items.map { State.Page(url: $0.url, title: $0.title) }, index: index))
    }

    /// Takes over the list of an earlier web view, and returns the page to load; nil if the bytes are none of `state`.
    mutating func restore(_ data: Data) -> Item? {
        guard let state = try? JSONDecoder().decode(State.self, from: data), state.pages.indices.contains(state.index) else { return nil }
        items = state.pages.enumerated().map { place, page in
            Item(number: nextNumber + place, entry: nil, url: page.url, initialURL: page.url, title: page.title)
        }
        nextNumber += items.count
        index = state.index
        loading = items[state.index].number
        return items[state.index]
    }
}
