import HTTP
import JSON
import Samples
import Testing

@testable import Deals

@Suite("Hostile parameters")
struct HostileTests {
    private static let values: [String: [String]] = [
        "city": [
            "北京", "上海", "拉萨", "北京 ", "", "'; DROP TABLE deal; --", "\u{202e}北京", "北\u{301}京", "🙂", String(repeating: "北", count: 400),
        ],
        "category": ["美食", "火锅", "KTV", "ktv", "全部", "0", "%"],
        "region": ["朝阳区", "三里屯", "城关区", "朝阳", "\\", "1"],
        "keyword": ["火锅", "\"", "NEAR(a b)", "deal_gram:x", "*", "a*", "-", "(", "AND", "\u{0}x", "\u{FEFF}", "ﬁ", "%_\\", "'"],
        "sort": ["1", "2", "7", "0", "8", "-1", "1.0", "１", "9223372036854775808", "NaN"],
        "limit": ["1", "40", "41", "0", "-0", "+1", "0x10", " 1"],
        "page": ["1", "2", "1000000", "1000001", "-9223372036854775808", "1e3"],
        "latitude": ["39.9", "-90", "90", "90.000001", "1e308", "inf", "-0", ".5", "39.", "39.99999999999999999999999999"],
        "longitude": ["116.4", "-180", "180", "180.1", "NaN", "0", "--1", "116,4"],
        "radius": ["1", "1000", "50000", "50001", "-5", "1e9", "0"],
        "deal_id": ["1-1000001", "1-", "-", "1-1000001\n", "1-9223372036854775807", "1-9223372036854775808"],
        "deal_ids": [",", "1-1000001", "1-1000001,1-1000002", "1-1000001,,1-1000002"],
        "today": ["2007-01-09", "2026-02-29", "0000-00-00", "9999-12-31", "today", "2026-3-1", "2199-12-31", "1969-12-31", "+026-03-01"],
        "variant": ["late", "x"], "format": ["json", "xml"], "": ["", "x"], "__proto__": ["x"],
    ]
    private static let calls = [
        "metadata/get_cities_with_deals", "metadata/get_categories_with_deals", "metadata/get_regions_with_deals", "deal/find_deals",
        "deal/get_single_deal", "deal/get_batch_deals_by_id", "deal/get_suggestions",
    ]

    @Test("any combination is answered: with deals, or with an error that says why", arguments: [1, 2, 3, 4] as [UInt64])
    func combinations(seed: UInt64) throws {
        let world = try World(deals: 300)
        var numbers = SeededNumbers(state: seed)
        let names = Self.values.keys.sorted()
        var answers: [Int: Int] = [:]
        for _ in 0..<400 {
            var parameters: [String: String] = [:]
            // Most have a city, so that not everything is refused for want of one.
            if numbers.next(below: 4) > 0 { parameters["city"] = "北京" }
            for _ in 0..<(1 + numbers.next(below: 3)) {
                let name = numbers.pick(names)
                let value = numbers.pick(Self.values[name] ?? [])
                // A NUL is refused with the target, before there are parameters.
                if !value.contains("\0") { parameters[name] = value }
            }
            let answer = try world.call(numbers.next(below: 3) > 0 ? "deal/find_deals" : numbers.pick(Self.calls), parameters)
            answers[answer.status, default: 0] += 1
            switch answer.status {
            case 200:
                #expect(answer.json["status"] == "OK", "\(parameters)")
                if let count = answer.json["count"]?.int, let deals = answer.json["deals"]?.array { #expect(count == deals.count) }
            case 400, 404:
                #expect((10_003...10_007).contains(answer.errorCode ?? 0), "\(parameters): \(answer.text)")
                #expect(answer.json["error"]?["errorMessage"]?.string?.isEmpty == false)
            default: Issue.record("\(answer.status) for \(parameters): \(answer.text)")
            }
        }
        #expect(answers[200, default: 0] > 10, "\(answers)")
        #expect(answers[400, default: 0] > 100, "\(answers)")
        #expect(try world.everything().count == 300)
        #expect(world.service.isHealthy())
    }
}
