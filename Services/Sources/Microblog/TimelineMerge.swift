/// The newest statuses of many authors, from the newest one of each: a merge of sorted lists that reads only what it returns.
struct TimelineMerge {
    struct Head: Equatable {
        var author: Int64
        var id: Int64
    }

    /// - Parameters:
    ///   - heads: of each author the newest status in the range that is asked for.
    ///   - before: an author's next older status in the range.
    /// - Returns: ids, newest first. `before` is called once for each.
    static func page(_ heads: [Head], count: Int, before: (Head) throws -> Int64?) rethrows -> [Int64] {
        // The page has at most `count` authors: those with the newest heads.
        var heads = Array(heads.sorted { $0.id > $1.id }.prefix(count))
        var page: [Int64] = []
        while page.count < count, let newest = heads.first {
            page.append(newest.id)
            heads.removeFirst()
            guard page.count < count, let id = try before(newest) else { continue }
            let place = heads.firstIndex { $0.id < id } ?? heads.count
            heads.insert(Head(author: newest.author, id: id), at: place)
        }
        return page
    }
}
