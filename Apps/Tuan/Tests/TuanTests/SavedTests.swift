import Foundation
import Testing

@testable import Tuan

@Suite("Saved deals") @MainActor struct SavedTests {
    private func deal(_ number: Int) throws -> Deal {
        let fields: [String: Any] = [
            "deal_id": "1-\(number)", "title": "团购\(number)", "description": "d", "list_price": 19.9, "current_price": 0.3,
            "purchase_count": 4, "publish_date": "2026-01-02", "purchase_deadline": "2026-02-03", "image_url": "i", "s_image_url": "s",
            "deal_h5_url": "h", "details": "x", "notice": "n",
            "restrictions": ["is_refundable": 1, "is_reservation_required": 0, "special_tips": "t"],
            "businesses": [["id": 1, "name": "店", "address": "路", "telephone": "1", "latitude": 1.5, "longitude": 2.5]],
        ]
        return try Deal(Fields(fields, place: "deal"))
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tuan-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    // Proves TU-20.1.
    @Test("come back as they were, newest first, once each, also after a relaunch")
    func relaunch() throws {
        try withFolder { folder in
            let saved = try SavedDeals(in: folder)
            for number in [1, 2, 3, 1] { try saved.add(deal(number), .collected) }
            try saved.add(deal(9), .recent)
            let other = try SavedDeals(in: folder)
            #expect(try other.deals(.collected) == [deal(1), deal(3), deal(2)])
            #expect(try other.contains("1-3", .collected))
            try other.remove("1-3", .collected)
            #expect(try saved.deals(.collected).map(\.id) == ["1-1", "1-2"])
            #expect(try saved.deals(.recent).map(\.id) == ["1-9"])
        }
    }

    // Proves TU-20.2.
    @Test("recent ones are at most fifty; collected ones are all kept")
    func limit() throws {
        try withFolder { folder in
            let saved = try SavedDeals(in: folder)
            for number in 0..<60 {
                try saved.add(deal(number), .recent)
                try saved.add(deal(number), .collected)
            }
            #expect(try saved.deals(.recent).map(\.id) == (10..<60).reversed().map { "1-\($0)" })
            #expect(try saved.count(.collected) == 60)
        }
    }

    // Proves TU-20.1.
    @Test("changes are posted")
    func posts() throws {
        try withFolder { folder in
            let saved = try SavedDeals(in: folder)
            var count = 0
            let token = NotificationCenter.default.addObserver(forName: SavedDeals.didChange, object: saved, queue: nil) { _ in
                MainActor.assumeIsolated { count += 1 }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            try saved.add(deal(1), .collected)
            try saved.remove("1-1", .collected)
            #expect(count == 2)
        }
    }

    // Proves TU-24.1.
    @Test("searches are kept newest first, and a shop is searched by its name")
    func searches() throws {
        let suite = "tuan-tests-" + UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let history = SearchHistory(defaults: defaults)
        for text in ["a", "b", " a ", "  "] { history.add(text) }
        #expect(history.texts == ["a", "b"])
        history.clear()
        #expect(history.texts == [])
        #expect(Suggestions.keyword(of: "老灶火锅（三里屯店）") == "老灶火锅")
        #expect(Suggestions.keyword(of: "（三里屯店）") == "（三里屯店）")
        #expect(Suggestions.of("火锅", in: []) == [])
    }

    // Proves TU-18.1.
    @Test("the selected tag is in front, the others the further behind the further away")
    func tags() {
        #expect(SideDock.order(3, selection: 0) == [2, 1, 0])
        #expect(SideDock.order(3, selection: 2) == [0, 1, 2])
        #expect(SideDock.order(3, selection: 1).last == 1)
    }
}
