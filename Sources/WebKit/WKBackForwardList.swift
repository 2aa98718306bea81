public import Foundation

/// A page in a web view's history. > Contract: WebKit, WKBackForwardListItem.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// The page's address.
    open private(set) var url: URL
    /// The page's title; nil if it has none.
    open private(set) var title: String?
    /// The address for which the page was asked, before redirections. > Partial: the page's address when it was first shown.
    open var initialURL: URL { firstURL }

    /// Its number in the web view's `WebHistory`.
    let number: Int
    /// What the page looked like when it was last shown.
    var image: WebPageImage?
    private let firstURL: URL

    init(_ item: WebHistory.Item) {
        (number, url, title, firstURL) = (item.number, item.url, item.title, item.initialURL)
        super.init()
    }

    func update(_ item: WebHistory.Item) { (url, title) = (item.url, item.title) }
}

/// The pages that a web view has shown. > Contract: WebKit, WKBackForwardList.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    /// How many pages keep an image for the swipe between pages.
    private static let imageLimit = 6

    private var history = WebHistory()
    private var objects: [Int: WKBackForwardListItem] = [:]

    override init() { super.init() }

    /// The page that is shown; nil before the first.
    open var currentItem: WKBackForwardListItem? { history.current.map(object) }
    /// The page before it.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after it.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before the current one, the oldest first.
    open var backList: [WKBackForwardListItem] { history.items.prefix(history.index ?? 0).map(object) }
    /// The pages after the current one, the nearest first.
    open var forwardList: [WKBackForwardListItem] { history.items.dropFirst((history.index ?? -1) + 1).map(object) }

    /// A page by its distance from the current one, which is 0; negative for those before it. Nil if the distance is outside of the list.
    open func item(at index: Int) -> WKBackForwardListItem? { history.item(at: index).map(object) }

    private func object(_ item: WebHistory.Item) -> WKBackForwardListItem {
        if let object = objects[item.number] { return object }
        let object = WKBackForwardListItem(item)
        objects[item.number] = object
        return object
    }

    /// The state of an item; nil if it is not in the list any more.
    func state(of item: WKBackForwardListItem) -> WebHistory.Item? {
        objects[item.number] === item ? history.item(numbered: item.number) : nil
    }

    /// Changes the list and forgets what is no longer in it.
    func change<Result>(_ body: (inout WebHistory) -> Result) -> Result {
        let result = body(&history)
        let numbers = Set(history.items.map(\.number))
        objects = objects.filter { numbers.contains($0.key) }
        for item in history.items { objects[item.number]?.update(item) }
        return result
    }

    var state: Data? { history.state }

    /// Keeps the current page's image, and those of the pages next to it.
    func keep(_ image: WebPageImage?) {
        currentItem?.image = image
        guard let index = history.index else { return }
        for (place, item) in history.items.enumerated() where abs(place - index) > Self.imageLimit / 2 { objects[item.number]?.image = nil }
    }
}
