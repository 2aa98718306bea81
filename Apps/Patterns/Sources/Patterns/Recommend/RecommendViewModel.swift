import Foundation

/// The recommend page's content, independent of views.
public final class RecommendViewModel {
    public enum Change: Equatable { case messages, advert }

    private let source = MessageSource()
    private var messages: [Message] = []
    private var pages = 0
    public private(set) var showsAdvert = true
    public var whenChanged: ((Change) -> Void)?

    public init() {}

    public var title: String { "Recommend" }
    public var count: Int { messages.count }

    /// Nil if out of range.
    public func title(at row: Int) -> String? { message(at: row)?.title }
    public func text(at row: Int) -> String? { message(at: row)?.text }
    private func message(at row: Int) -> Message? { messages.indices.contains(row) ? messages[row] : nil }

    public func addPage() {
        messages += source.page(pages)
        pages += 1
        whenChanged?(.messages)
    }

    public func closeAdvert() {
        guard showsAdvert else { return }
        showsAdvert = false
        whenChanged?(.advert)
    }
}
