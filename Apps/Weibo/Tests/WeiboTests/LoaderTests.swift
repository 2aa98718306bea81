import Foundation
import Testing

@testable import Weibo

@MainActor
@Suite("The timeline's loader")
struct LoaderTests {
    private let client = SampleClient()
    private func loader() -> TimelineLoader { TimelineLoader(client: client) { .friendsTimeline(since: $0, max: $1) } }

    private func newer(_ loader: TimelineLoader) -> Int? {
        var count: Int?
        loader.loadNewer { count = try? $0.get() }
        return count
    }

    // Proves WB-8.1, WB-17.2.
    @Test("begins with a page, and adds older ones behind without duplicates")
    func older() {
        let loader = loader()
        #expect(newer(loader) == 20)
        // New ones meanwhile do not shift the next page.
        client.newest = 105
        loader.loadOlder { _ in }
        #expect(loader.rows.map(\.id) == (61...100).reversed())
        #expect(client.requests.last?.params["max_id"] == "80")
    }

    // Proves WB-17.4.
    @Test("fetches all that is new, over several pages, so that no row is missing")
    func gap() {
        let loader = loader()
        #expect(newer(loader) == 20)
        client.newest = 145
        #expect(newer(loader) == 45)
        #expect(loader.rows.map(\.id) == (81...145).reversed())
        #expect(newer(loader) == 0)
    }

    @Test("begins again after a long time")
    func beginsAgain() {
        let loader = loader()
        #expect(newer(loader) == 20)
        client.newest = 1000
        #expect(newer(loader) == 100)
        #expect(loader.rows.map(\.id) == (901...1000).reversed())
        loader.loadOlder { _ in }
        #expect(loader.rows.last?.id == 881)
    }

    @Test("knows its end")
    func end() {
        client.newest = 25
        let loader = loader()
        #expect(newer(loader) == 20)
        #expect(loader.hasMore)
        loader.loadOlder { _ in }
        loader.loadOlder { _ in }
        #expect(loader.rows.count == 25)
        #expect(!loader.hasMore)
    }

    // Proves WB-17.5.
    @Test("keeps its rows after a failure")
    func failure() {
        let loader = loader()
        #expect(newer(loader) == 20)
        client.failure = .offline
        #expect(newer(loader) == nil)
        #expect(loader.rows.count == 20)
    }

    // Proves WB-24.1, WB-24.2.
    @Test("takes changed counts and deletions from other pages")
    func changes() {
        // Ids of this test alone, as notifications reach every loader.
        client.newest = 7_000_001
        let loader = loader()
        #expect(newer(loader) == 20)
        var changed: Set<Int64> = []
        loader.onChange = { changed.formUnion($0) }
        StatusActions.publish(Status.Counts(likes: 3, isLiked: true), of: 7_000_000)
        #expect(loader.rows[1].counts.likes == 3)
        NotificationCenter.default.post(name: .statusWasDeleted, object: nil, userInfo: ["id": Int64(7_000_001)])
        #expect(loader.rows[0].id == 7_000_000)
        #expect(changed == [7_000_000, 7_000_001])
    }
}
