import Foundation
import ImagePipeline
import Testing
import UIKit

@testable import Tuan

/// A client whose answers the test gives, in any order.
@MainActor private final class HeldClient: DealsClient {
    final class Call: DealsCall {
        var isCancelled = false
        func cancel() { isCancelled = true }
    }

    struct Held {
        var query: DealQuery
        var page: Int
        var success: @MainActor (DealPage) -> Void
        var failure: Failure
        var call: Call
    }

    var held: [Held] = []

    func find(
        _ query: DealQuery, page: Int, limit: Int, success: @escaping @MainActor (DealPage) -> Void, failure: @escaping Failure
    ) -> DealsCall {
        held.append(Held(query: query, page: page, success: success, failure: failure, call: Call()))
        return held[held.count - 1].call
    }

    func deal(_ id: String, success: @escaping @MainActor (Deal) -> Void, failure: @escaping Failure) -> DealsCall { Call() }
    func suggestions(
        _ text: String, city: String, success: @escaping @MainActor ([String]) -> Void, failure: @escaping Failure
    ) -> DealsCall { Call() }
    func tileTemplate(isDark: Bool) -> String? { nil }
    func url(of path: String) -> URL? { nil }
    func page(of deal: Deal) -> URL? { nil }
}

@Suite("Lists of deals") @MainActor struct FeedTests {
    private func page(_ ids: [String], of total: Int) throws -> DealPage {
        let list = ids.map { ["deal_id": $0, "title": $0, "list_price": 2, "current_price": 1, "purchase_count": 0] as [String: Any] }
        return try DealPage(total: total, deals: Fields.models(list, place: "deals"))
    }

    // Proves TU-15.1.
    @Test("drop answers to an outdated query, even if they were not cancelled")
    func outdated() throws {
        let client = HeldClient()
        let feed = DealFeed(client: client)
        feed.show(DealQuery(city: "北京"))
        feed.show(DealQuery(city: "上海"))
        #expect(client.held[0].call.isCancelled)
        client.held[1].success(try page(["s"], of: 1))
        client.held[0].success(try page(["b"], of: 1))
        client.held[0].failure(.offline)
        #expect(feed.deals.map(\.id) == ["s"])
        #expect(feed.phase == .idle)
    }

    // Proves TU-15.1.
    @Test("a page never lands in the wrong list")
    func pages() throws {
        let client = HeldClient()
        let feed = DealFeed(client: client)
        var changes: [DealFeed.Change] = []
        feed.onChange = { changes.append($0) }
        feed.show(DealQuery(city: "北京"))
        client.held[0].success(try page(["a", "b"], of: 5))
        feed.loadNext()
        feed.loadNext()
        #expect(client.held.map(\.page) == [1, 2])
        feed.show(DealQuery(city: "北京", category: "美食"))
        client.held[1].success(try page(["c"], of: 5))
        #expect(feed.deals.isEmpty)
        client.held[2].success(try page(["m"], of: 2))
        feed.loadNext()
        client.held[3].success(try page(["m", "n"], of: 2))
        #expect(feed.deals.map(\.id) == ["m", "n"])
        #expect(feed.isComplete)
        #expect(changes == [.cleared, .replaced, .phase, .cleared, .replaced, .phase, .appended(1..<2)])
        feed.loadNext()
        #expect(client.held.count == 4)
    }

    // Proves TU-14.1.
    @Test("a refresh keeps the list until its answer, and a failure keeps it")
    func refresh() throws {
        let client = HeldClient()
        let feed = DealFeed(client: client)
        feed.show(DealQuery(city: "北京"))
        client.held[0].success(try page(["a", "b"], of: 3))
        feed.refresh()
        #expect(feed.deals.count == 2)
        #expect(feed.phase == .loading)
        feed.loadNext()
        #expect(client.held.count == 2)
        client.held[1].failure(.slow)
        #expect(feed.deals.count == 2)
        #expect(feed.phase == .failed(.slow))
        feed.loadNext()
        client.held[2].failure(.offline)
        feed.refresh()
        client.held[3].success(try page(["c"], of: 1))
        #expect(feed.deals.map(\.id) == ["c"])
    }

    // Proves TU-14.3.
    @Test("an empty page ends a list whose total is wrong")
    func wrongTotal() throws {
        let client = HeldClient()
        let feed = DealFeed(client: client)
        feed.show(DealQuery(city: "北京"))
        client.held[0].success(try page(["a"], of: 9))
        feed.loadNext()
        client.held[1].success(try page([], of: 9))
        #expect(feed.isComplete)
    }

    // Proves TU-29.4.
    @Test("a deal twice in an answer, or again on a later page, is there once; a page of known ones is the last")
    func doubledDeals() throws {
        let client = HeldClient()
        let feed = DealFeed(client: client)
        feed.show(DealQuery(city: "北京"))
        client.held[0].success(try page(["a", "b", "a"], of: 9))
        #expect(feed.deals.map(\.id) == ["a", "b"])
        feed.loadNext()
        client.held[1].success(try page(["b", "c", "c"], of: 9))
        #expect(feed.deals.map(\.id) == ["a", "b", "c"])
        #expect(!feed.isComplete)
        feed.loadNext()
        client.held[2].success(try page(["c", "a"], of: 9))
        #expect(feed.isComplete)
    }

    // Proves TU-15.1.
    @Test("answers in any order, doubled, late and after failures leave the list of the last query", arguments: 0..<200)
    func anyOrder(_ seed: UInt64) throws {
        var numbers = Seeded(state: seed)
        let client = HeldClient()
        let feed = DealFeed(client: client)
        /// The list as a collection view would have it, from the changes alone.
        var shown = 0
        feed.onChange = { change in
            switch change {
            case .cleared: shown = 0
            case .replaced: shown = feed.deals.count
            case .appended(let range):
                #expect(range.lowerBound == shown)
                shown = range.upperBound
            case .phase: break
            }
            #expect(shown == feed.deals.count)
        }
        let cities = ["京", "沪", "蓉"]
        for _ in 0..<40 {
            switch numbers.next(below: 6) {
            case 0: feed.show(DealQuery(city: cities[numbers.next(below: 3)]))
            case 1: feed.refresh()
            case 2: feed.loadNext()
            default:
                guard !client.held.isEmpty else { continue }
                let one = client.held[numbers.next(below: client.held.count)]
                for _ in 0...numbers.next(below: 2) {
                    if numbers.next(below: 4) == 0 {
                        one.failure(.cut)
                    } else {
                        one.success(try page((0..<3).map { "\(one.query.city)\(one.page * 3 + $0)" }, of: 9))
                    }
                }
            }
            let city = feed.query?.city ?? ""
            #expect(feed.deals.allSatisfy { $0.id.hasPrefix(city) })
            #expect(Set(feed.deals.map(\.id)).count == feed.deals.count)
        }
    }

    // Proves TU-14.2.
    @Test("the grid drops images from memory when a refresh is answered, and not before")
    func imageMemory() async throws {
        let client = HeldClient()
        let workplace = Workplace(client: client)
        let grid = FeedGridController(workplace: workplace)
        grid.loadViewIfNeeded()
        grid.feed.show(DealQuery(city: "北京"))
        client.held[0].success(try page(["a"], of: 1))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tuan-" + UUID().uuidString + ".png")
        try #require(image.pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let request = ImageRequest(key: file.path, source: .file(file), longestSide: 4)
        await withCheckedContinuation { done in workplace.images.load(request) { _ in done.resume() } }
        grid.feed.refresh()
        #expect(workplace.images.image(for: request) != nil)
        client.held[1].failure(.offline)
        #expect(workplace.images.image(for: request) != nil)
        grid.feed.refresh()
        client.held[2].success(try page(["b"], of: 1))
        #expect(workplace.images.image(for: request) == nil)
    }

    @Test("of the sample client: pages, a category, a deal by its id")
    func samples() async throws {
        let client = SampleDealsClient()
        let answer = try await withCheckedThrowingContinuation { done in
            client.find(DealQuery(city: "北京"), page: 3, limit: 20) {
                done.resume(returning: $0)
            } failure: {
                done.resume(throwing: $0)
            }
        }
        #expect(answer.total == SampleDealsClient.count)
        #expect(answer.deals.count == 5)
        let deal = try await withCheckedThrowingContinuation { done in
            client.deal(answer.deals[0].id) {
                done.resume(returning: $0)
            } failure: {
                done.resume(throwing: $0)
            }
        }
        #expect(deal == answer.deals[0])
    }
}

/// Numbers that are the same for a seed in every run (SplitMix64).
struct Seeded {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}
