import Samples
import Storage
import Synchronization

/// Users of the seeded world who go on posting: those whom the demo user follows post, and now and then comment on or like the demo
/// user's newest status.
public final class WorldLife: Sendable {
    private let service: MicroblogService
    private let numbers = Mutex(SeededNumbers(state: 7))

    public init(_ service: MicroblogService) { self.service = service }

    /// One thing that one user does. Nothing in a world where the demo user follows nobody.
    public func step() throws {
        var dice = numbers.withLock { SeededNumbers(state: $0.next()) }
        let demo = WorldSeed.firstUser
        let (friends, newest, name) = try service.database.read { connection in
            (
                try connection.all("SELECT target FROM follow WHERE follower = ?1 ORDER BY target", [.int(demo)]) { $0.int(0) },
                try connection.first(StatusStore.authorQuery, .int(demo), 0, .int(.max), 1) { $0.int(0) },
                try connection.first("SELECT screen_name FROM profile WHERE id = ?1", .int(demo)) { $0.text(0) }
            )
        }
        guard !friends.isEmpty, let name else { return }
        let user = dice.pick(friends)
        let text = WorldText(names: [name])
        try service.act(as: user, application: Int64(1 + dice.next(below: WordLists.sources.count))) { writer in
            switch dice.next(below: 10) {
            case 0..<2:
                if let newest { _ = try writer.comment(on: newest, text.reply(&dice)) }
            case 2..<4:
                if let newest { _ = try writer.like(newest) }
            default: _ = try writer.post(text.status(&dice))
            }
        }
    }
}
