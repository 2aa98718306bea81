import CryptoKit
import Foundation

/// The signed requests of a mixture as an app sends them: lists, pages, searches, places, single deals.
enum RequestPlan {
    private static let cities = ["北京", "上海", "成都", "广州", "杭州", "石家庄", "拉萨", "厦门"]

    /// By name, in the order in which they are reported.
    static let kinds: [(name: String, path: String, parameters: @Sendable (Int) -> [String: String])] = [
        ("list", "v1/deal/find_deals", { ["city": city($0), "sort": "\($0 % 6 + 1)", "limit": "20"] }),
        ("list, a category", "v1/deal/find_deals", { ["city": city($0), "category": "美食", "sort": "\($0 % 6 + 1)", "limit": "20"] }),
        ("list, page 5", "v1/deal/find_deals", { ["city": city($0), "limit": "20", "page": "5"] }),
        ("search", "v1/deal/find_deals", { ["city": largeCity($0), "keyword": "火锅", "limit": "20"] }),
        (
            "near a place", "v1/deal/find_deals",
            { ["latitude": "39.9\($0 % 9)", "longitude": "116.4\($0 % 7)", "radius": "3000", "limit": "40"] }
        ),
        ("suggestions", "v1/deal/get_suggestions", { ["city": largeCity($0), "keyword": "锅", "limit": "12"] }),
        ("one deal", "v1/deal/get_single_deal", { ["deal_id": "1-\(1_000_001 + $0 * 7919 % 190_000)"] }),
    ]

    private static func city(_ number: Int) -> String { cities[number % cities.count] }
    /// These have about as many matching deals among 200,000 as a search selects, so that a larger database gives it as much to do.
    private static func largeCity(_ number: Int) -> String { cities[number % 2] }

    /// A request of a kind with its number.
    static func target(_ kind: Int, _ number: Int) -> String {
        let (_, path, make) = kinds[kind]
        let parameters = make(number)
        let text = parameters.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined()
        let sign = Insecure.SHA1.hash(data: Data(("tuan" + text + "tuan-secret").utf8)).map { String(format: "%02X", $0) }.joined()
        let all = parameters.merging(["appkey": "tuan", "sign": sign]) { $1 }
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        let ascii = allowed.intersection(CharacterSet(charactersIn: Unicode.Scalar(0)..."~"))
        let pairs = all.map { "\($0.key)=\($0.value.addingPercentEncoding(withAllowedCharacters: ascii) ?? "")" }
        return "/\(path)?\(pairs.sorted().joined(separator: "&"))"
    }

    /// Lists are asked for most often.
    static func mixture(_ count: Int) -> [String] {
        let weights = [4, 4, 2, 1, 2, 1, 2]
        let order = weights.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
        return (0..<count).map { target(order[$0 * 7 % order.count], $0) }
    }
}
