import Foundation
import Testing

@testable import Tuan

@Suite("The service") @MainActor struct ClientTests {
    /// The service that the app declares; without one (in Xcode) these tests have nothing to ask.
    private let client: HTTPDealsClient? = Settings.service.map { HTTPDealsClient(base: $0, signature: Settings.signature) }

    private func page(_ client: DealsClient, _ query: DealQuery, page: Int = 1) async throws -> DealPage {
        try await withCheckedThrowingContinuation { done in
            client.find(query, page: page, limit: 20) {
                done.resume(returning: $0)
            } failure: {
                done.resume(throwing: $0)
            }
        }
    }

    // Proves TU-23.6.
    @Test("answers signed requests: pages, orders, one deal, suggestions, an area")
    func requests() async throws {
        guard let client else { return }
        let first = try await page(client, DealQuery(city: "北京", category: "美食", sort: 2))
        #expect(first.deals.count == 20)
        #expect(first.total > 40)
        #expect(zip(first.deals, first.deals.dropFirst()).allSatisfy { $0.currentPrice <= $1.currentPrice })
        let second = try await page(client, DealQuery(city: "北京", category: "美食", sort: 2), page: 2)
        #expect(Set(first.deals.map(\.id)).isDisjoint(with: second.deals.map(\.id)))
        let deal = try await withCheckedThrowingContinuation { done in
            client.deal(first.deals[0].id) {
                done.resume(returning: $0)
            } failure: {
                done.resume(throwing: $0)
            }
        }
        #expect(deal.title == first.deals[0].title)
        #expect(client.page(of: deal)?.lastPathComponent == deal.pageID)
        let texts = try await withCheckedThrowingContinuation { done in
            client.suggestions("火锅", city: "北京") {
                done.resume(returning: $0)
            } failure: {
                done.resume(throwing: $0)
            }
        }
        #expect(!texts.isEmpty)
        #expect(texts.allSatisfy { $0.contains("火锅") })
        let area = MapArea(center: MapPlace(latitude: 39.9, longitude: 116.4), radius: 3000)
        #expect(try await page(client, DealQuery(city: "北京", sort: 4, area: area)).total > 0)
    }

    // Proves TU-23.6.
    @Test("dates of deals are counted from the device's day")
    func dates() async throws {
        guard let service = Settings.service else { return }
        let day = try #require(Day("2031-07-01"))
        let later = HTTPDealsClient(base: service, signature: Settings.signature, today: { day })
        let deals = try await page(later, DealQuery(city: "北京", sort: 4)).deals
        try #require(!deals.isEmpty)
        for deal in deals {
            #expect((0...400).contains(try #require(deal.published).days(to: day)))
            #expect(try #require(deal.deadline) >= day)
        }
    }

    // Proves TU-29.1.
    @Test("refuses other cities and wrong signatures, with its code")
    func refusals() async throws {
        guard let client, let service = Settings.service else { return }
        await #expect { _ = try await page(client, DealQuery(city: "没有")) } throws: { error in
            if case DealsError.refused(let code, _) = error { code == 10004 } else { false }
        }
        let other = HTTPDealsClient(base: service, signature: RequestSignature(key: "tuan", secret: "wrong"))
        await #expect { _ = try await page(other, DealQuery(city: "北京")) } throws: { error in
            if case DealsError.refused(let code, _) = error { code == 10002 } else { false }
        }
    }

    // Proves TU-29.6.
    @Test("that does not run is offline")
    func offline() async throws {
        // Port 9 of this machine is not served.
        let client = HTTPDealsClient(base: try #require(URL(string: "http://127.0.0.1:9")), signature: Settings.signature)
        await #expect(throws: DealsError.offline) { _ = try await page(client, DealQuery(city: "北京")) }
    }

    private static let answer = #"""
        {"status":"OK","total_count":1,
        "deals":[{"deal_id":"1-1","title":"t","list_price":2,"current_price":0.3,"purchase_count":7}]}
        """#

    // Proves TU-29.2.
    @Test("an answer that is cut anywhere is an error, and no half list")
    func cut() async throws {
        let bytes = Array(Self.answer.utf8)
        let lengths = Array(stride(from: 0, to: bytes.count, by: 9)) + [bytes.count - 1]
        let server = try ScriptedServer(
            lengths.map { .file(bytes, cutAfter: $0) } + lengths.map { .open(Array(bytes.prefix($0))) } + [.file(bytes)])
        let client = HTTPDealsClient(base: server.url, signature: Settings.signature)
        for length in lengths {
            await #expect(throws: DealsError.cut, "after \(length)") { _ = try await page(client, DealQuery(city: "北京")) }
        }
        for length in lengths {
            await #expect("without a length, after \(length)") { _ = try await page(client, DealQuery(city: "北京")) } throws: { error in
                if case DealsError.malformed = error { true } else { error as? DealsError == .cut }
            }
        }
        #expect(try await page(client, DealQuery(city: "北京")).deals.map(\.currentPrice) == [0.3])
    }

    // Proves TU-29.2.
    @Test(
        "an answer of another form is refused with the place of its fault",
        arguments: [
            "[]", "null", "{\"deals\":{}}", "{\"deals\":[1]}", "{\"deals\":[{\"deal_id\":1}]}",
            #"{"deals":[{"deal_id":"1","title":"t","list_price":-2,"current_price":1,"purchase_count":0}]}"#,
        ])
    func malformed(_ text: String) async throws {
        let server = try ScriptedServer([.file(Array(text.utf8))])
        let client = HTTPDealsClient(base: server.url, signature: Settings.signature)
        await #expect { _ = try await page(client, DealQuery(city: "北京")) } throws: { error in
            if case DealsError.malformed(let place) = error { !place.isEmpty } else { false }
        }
    }

    // Proves TU-23.6.
    @Test("has addresses that follow its port, and queries whose plus is one")
    func addresses() throws {
        let client = HTTPDealsClient(base: try #require(URL(string: "http://127.0.0.1:81")), signature: Settings.signature)
        #expect(client.url(of: "/a b.png".replacing(" ", with: "%20"))?.absoluteString == "http://127.0.0.1:81/a%20b.png")
        #expect(client.url(of: "http://127.0.0.1:8080/p.png")?.absoluteString == "http://127.0.0.1:81/p.png")
        #expect(client.url(of: "https://example.org/p.png")?.absoluteString == "https://example.org/p.png")
        #expect(client.tileTemplate(isDark: false) == "http://127.0.0.1:81/tiles/{z}/{x}/{y}.png")
        #expect(client.tileTemplate(isDark: true) == "http://127.0.0.1:81/tiles/dark/{z}/{x}/{y}.png")
        let query = try #require(client.request("v1/x", ["keyword": "a+b"]).url?.query(percentEncoded: true))
        #expect(query.contains("keyword=a%2Bb"))
    }
}
