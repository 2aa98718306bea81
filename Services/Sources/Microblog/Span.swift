import HTTP

/// The part of a list that is asked for.
struct Span: Sendable, Equatable {
    /// Only later ones.
    var since: Int64 = 0
    /// This one and earlier ones.
    var max = Int64.max
    var count: Int64 = 20

    init(since: Int64 = 0, max: Int64 = .max, count: Int64 = 20) { (self.since, self.max, self.count) = (since, max, count) }

    /// `since_id`, `max_id` and `count`; 0 is as good as none. `cursor` stands for `max_id`, which Weibo's lists call it.
    init(_ parameters: Parameters) throws(HTTPError) {
        since = try parameters.int("since_id", 0...Int64.max, default: 0)
        let last = try parameters.int("max_id", 0...Int64.max, default: 0)
        let cursor = try parameters.int("cursor", 0...Int64.max, default: 0)
        max = last > 0 ? last : cursor > 0 ? cursor : Int64.max
        count = try parameters.int("count", 1...200, default: 20)
    }
}
