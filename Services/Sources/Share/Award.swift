import JSON
import HTTP
import Storage

/// What users earn by sharing.
struct Award: Sendable {
    enum Measure: Sendable { case shares, bytes, kinds }

    var name: String
    var measure: Measure
    var goal: Int64
    var title: (zh: String, en: String)

    static let all = [
        Award(name: "first-share", measure: .shares, goal: 1, title: ("初次分享", "First share")),
        Award(name: "ten-shares", measure: .shares, goal: 10, title: ("分享十次", "Ten shares")),
        Award(name: "hundred-shares", measure: .shares, goal: 100, title: ("百次分享", "A hundred shares")),
        Award(name: "thousand-shares", measure: .shares, goal: 1000, title: ("千次分享", "A thousand shares")),
        Award(name: "three-kinds", measure: .kinds, goal: 3, title: ("三种文件", "Three kinds of files")),
        Award(name: "all-kinds", measure: .kinds, goal: Int64(ShareKind.allCases.count), title: ("样样俱全", "Every kind of file")),
        Award(name: "ten-megabytes", measure: .bytes, goal: 10_000_000, title: ("十兆达成", "Ten megabytes")),
        Award(name: "one-gigabyte", measure: .bytes, goal: 1_000_000_000, title: ("千兆达成", "A gigabyte")),
    ]

    private static func progress(owner: Int64, _ connection: any SQLConnection) throws -> (shares: Int64, bytes: Int64, kinds: Int64) {
        try connection.first(
            "SELECT coalesce(sum(count), 0), coalesce(sum(bytes), 0), count(*) FROM usage WHERE owner = ?1 AND count > 0", .int(owner)
        ) { ($0.int(0), $0.int(1), $0.int(2)) } ?? (0, 0, 0)
    }

    private func reached(_ progress: (shares: Int64, bytes: Int64, kinds: Int64)) -> Int64 {
        switch measure {
        case .shares: progress.shares
        case .bytes: progress.bytes
        case .kinds: progress.kinds
        }
    }

    /// Grants newly earned awards; granted ones stay.
    static func grant(owner: Int64, at time: Int64, _ connection: any SQLConnection) throws {
        let progress = try progress(owner: owner, connection)
        for award in all where award.reached(progress) >= award.goal {
            try connection.execute(
                "INSERT INTO award(owner, name, earned_at) VALUES (?1, ?2, ?3) ON CONFLICT (owner, name) DO NOTHING", .int(owner),
                .text(award.name),
                .int(time))
        }
    }

    /// All awards, earned or not, with Chinese titles for clients that prefer them.
    static func list(owner: Int64, isChinese: Bool, _ connection: any SQLConnection) throws -> JSON {
        let progress = try progress(owner: owner, connection)
        let earned = try connection.all("SELECT name, earned_at FROM award WHERE owner = ?1", [.int(owner)]) { ($0.text(0), $0.int(1)) }
        let items: [JSON] = all.map { award in
            let moment = earned.first { $0.0 == award.name }?.1
            return [
                "id": .string(award.name), "title": .string(isChinese ? award.title.zh : award.title.en), "goal": .int(award.goal),
                "progress": .int(moment == nil ? min(award.goal, award.reached(progress)) : award.goal),
                "earnedAt": moment.map { .string(Timestamp(milliseconds: $0 / 1000).text) } ?? nil,
            ]
        }
        return ["items": .array(items)]
    }
}
