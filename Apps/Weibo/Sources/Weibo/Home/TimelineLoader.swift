import Foundation

extension Notification.Name {
    /// The user information has `id` and `counts`.
    static let statusCountsDidChange = Notification.Name("WeiboStatusCountsDidChange")
    /// The user information has `id`.
    static let statusWasDeleted = Notification.Name("WeiboStatusWasDeleted")
    /// The object is a status of the user.
    static let statusWasPosted = Notification.Name("WeiboStatusWasPosted")
}

/// The rows of a timeline and their pages.
@MainActor
final class TimelineLoader {
    static let pageSize = 20
    /// After so many full pages the rows in between are given up, and the list begins again.
    private static let mostPages = 5

    private let client: WeiboClient
    private let call: (_ since: Int64?, _ max: Int64?) -> Call<StatusPage>
    private(set) var rows: [Status] = []
    private(set) var hasMore = true
    private var newer: Cancellable?
    private var older: Cancellable?
    private let observation = Observation()
    /// Rows changed without a request: their counts, or one is gone.
    var onChange: ((_ ids: Set<Int64>) -> Void)?

    init(client: WeiboClient, call: @escaping (_ since: Int64?, _ max: Int64?) -> Call<StatusPage>) {
        self.client = client
        self.call = call
        observation.on(.statusCountsDidChange) { [weak self] note in
            guard let id = note.userInfo?["id"] as? Int64, let counts = note.userInfo?["counts"] as? Status.Counts else { return }
            self?.apply(counts, to: id)
        }
        observation.on(.statusWasDeleted) { [weak self] note in
            guard let self, let id = note.userInfo?["id"] as? Int64, self.rows.contains(where: { $0.id == id }) else { return }
            self.rows.removeAll { $0.id == id }
            self.onChange?([id])
        }
    }

    deinit {
        newer?.cancel()
        older?.cancel()
    }

    /// The rows that are newer than the first one; all of them, so that none is missing in between.
    /// - Parameter completion: how many rows are new.
    func loadNewer(completion: @escaping (Result<Int, WeiboError>) -> Void) {
        newer?.cancel()
        page(since: rows.first?.id, max: nil, found: [], completion: completion)
    }

    private func page(since: Int64?, max: Int64?, found: [Status], completion: @escaping (Result<Int, WeiboError>) -> Void) {
        newer = client.request(call(since, max)) { [weak self] result in
            guard let self else { return }
            switch result {
            case .failure(let error): completion(.failure(error))
            case .success(let page):
                let all = found + page.statuses
                if since != nil, page.statuses.count >= Self.pageSize, let last = page.statuses.last {
                    if all.count < Self.mostPages * Self.pageSize {
                        return self.page(since: since, max: last.id - 1, found: all, completion: completion)
                    }
                    self.rows = []
                    self.hasMore = true
                }
                let merged = TimelineMerge.prepend(all, to: self.rows)
                self.rows = merged.rows
                if since == nil { self.hasMore = page.statuses.count > 0 }
                completion(.success(merged.added))
            }
        }
    }

    /// The rows behind the last one.
    func loadOlder(completion: @escaping (Result<Int, WeiboError>) -> Void) {
        guard let last = rows.last else { return completion(.success(0)) }
        older?.cancel()
        older = client.request(call(nil, last.id - 1)) { [weak self] result in
            guard let self else { return }
            completion(
                result.map { page in
                    let merged = TimelineMerge.append(page.statuses, to: self.rows)
                    self.rows = merged.rows
                    self.hasMore = merged.added > 0
                    return merged.added
                })
        }
    }

    private func apply(_ counts: Status.Counts, to id: Int64) {
        var changed: Set<Int64> = []
        for index in rows.indices {
            let old = rows[index]
            rows[index].apply(counts, to: id)
            if rows[index] != old { changed.insert(rows[index].id) }
        }
        if !changed.isEmpty { onChange?(changed) }
    }
}
