import Foundation

/// The comments and reposts of a status, each kept while the other is shown.
@MainActor
final class RepliesLoader {
    enum Tab: Int, CaseIterable {
        case reposts, comments
    }

    private struct List {
        var rows: [Reply] = []
        var next: Int64 = 0
        var isLoaded = false
    }

    private let client: WeiboClient
    private let status: Int64
    private var lists: [Tab: List] = [:]
    private var running: [Tab: Cancellable] = [:]

    init(client: WeiboClient, status: Int64) {
        (self.client, self.status) = (client, status)
    }

    deinit { running.values.forEach { $0.cancel() } }

    func rows(_ tab: Tab) -> [Reply] { lists[tab]?.rows ?? [] }
    func isLoaded(_ tab: Tab) -> Bool { lists[tab]?.isLoaded ?? false }
    func hasMore(_ tab: Tab) -> Bool { (lists[tab]?.next ?? 0) != 0 }

    /// - Parameter completion: with the total, if the service tells it.
    func reload(_ tab: Tab, completion: @escaping (Result<Int?, WeiboError>) -> Void) { load(tab, cursor: 0, completion) }

    func loadMore(_ tab: Tab, completion: @escaping (Result<Int?, WeiboError>) -> Void) {
        guard let next = lists[tab]?.next, next != 0 else { return completion(.success(nil)) }
        load(tab, cursor: next, completion)
    }

    private func load(_ tab: Tab, cursor: Int64, _ completion: @escaping (Result<Int?, WeiboError>) -> Void) {
        running[tab]?.cancel()
        let call: Call<ReplyPage> = tab == .comments ? .comments(status, cursor: cursor) : .reposts(status, cursor: cursor)
        running[tab] = client.request(call) { [weak self] result in
            guard let self else { return }
            completion(
                result.map { page in
                    var list = cursor == 0 ? List() : self.lists[tab] ?? List()
                    var known = Set(list.rows.map(\.id))
                    list.rows += page.replies.filter { known.insert($0.id).inserted }
                    list.next = page.next
                    list.isLoaded = true
                    self.lists[tab] = list
                    return page.total
                })
        }
    }
}
