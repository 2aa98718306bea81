import Foundation

/// Deals made in memory, the same in every run: for tests, and for the app where no service is configured.
@MainActor final class SampleDealsClient: DealsClient {
    private final class Call: DealsCall {
        var isCancelled = false
        func cancel() { isCancelled = true }
    }

    /// How many deals a city has.
    static let count = 45

    private static let kinds: [(category: String, names: [String])] = [
        ("美食", ["川香火锅四人餐", "江南小厨双人套餐", "深夜烧烤拼盘", "日式拉面双人餐"]),
        ("休闲娱乐", ["欢唱四小时", "足疗六十分钟", "密室逃脱一场"]),
        ("酒店", ["湖景大床房一晚", "商务双床房一晚"]),
        ("丽人", ["洗剪吹一次", "美甲护理套餐"]),
    ]

    @discardableResult
    func find(
        _ query: DealQuery, page: Int, limit: Int, success: @escaping @MainActor (DealPage) -> Void, failure: @escaping Failure
    ) -> DealsCall {
        let found = Self.deals(of: query.city).filter { fields in
            let isOfCategory = query.category.map { (fields["categories"] as? [String] ?? []).contains($0) } ?? true
            return isOfCategory && query.keyword.map { (fields["title"] as? String ?? "").contains($0) } ?? true
        }
        let first = max(0, (page - 1) * limit)
        return answer(success, failure) {
            try DealPage(total: found.count, deals: Fields.models(Array(found.dropFirst(first).prefix(limit)), place: "sample"))
        }
    }

    @discardableResult
    func deal(_ id: String, success: @escaping @MainActor (Deal) -> Void, failure: @escaping Failure) -> DealsCall {
        let city = id.split(separator: "-").first.map(String.init) ?? ""
        return answer(success, failure) {
            guard let fields = Self.deals(of: city).first(where: { $0["deal_id"] as? String == id }) else {
                throw DealsError.refused(code: 10_404, message: words("这个团购不存在。"))
            }
            return try Deal(Fields(fields, place: "sample"))
        }
    }

    @discardableResult
    func suggestions(
        _ text: String, city: String, success: @escaping @MainActor ([String]) -> Void, failure: @escaping Failure
    ) -> DealsCall {
        answer(success, failure) { Suggestions.of(text, in: try Fields.models(Self.deals(of: city), place: "sample")) }
    }

    func url(of path: String) -> URL? { nil }
    func page(of deal: Deal) -> URL? { nil }
    func tileTemplate(isDark: Bool) -> String? { nil }

    private func answer<Value>(
        _ success: @escaping @MainActor (Value) -> Void, _ failure: @escaping Failure, _ make: () throws -> Value
    ) -> DealsCall {
        let call = Call()
        let result = Result { try make() }.mapError(DealsError.init)
        // As over a network: never before this call returns.
        DispatchQueue.main.async {
            guard !call.isCancelled else { return }
            switch result {
            case .success(let value): success(value)
            case .failure(let error): failure(error)
            }
        }
        return call
    }

    private static func deals(of city: String) -> [[String: Any]] {
        (0..<count).map { number in
            let kind = kinds[number % kinds.count]
            let name = kind.names[number / kinds.count % kind.names.count]
            let cents = 990 + number * 730 % 20_000
            return [
                "deal_id": "\(city)-\(1000 + number)", "title": name, "description": "\(city)\(name)，周末通用，免费停车",
                "list_price": Double(cents * 2) / 100, "current_price": Double(cents) / 100, "purchase_count": number * 37 % 900,
                "publish_date": number % 5 == 0 ? "2007-01-08" : "2006-12-01", "purchase_deadline": "2007-02-\(10 + number % 18)",
                "categories": [kind.category], "details": "\(name)一份", "notice": "节假日通用",
                "restrictions": ["is_reservation_required": number % 2, "is_refundable": 1, "special_tips": "请提前一天预约。"],
                "businesses": [["id": number, "name": "\(name)店", "address": "人民路\(number + 1)号", "latitude": 0, "longitude": 0]],
            ]
        }
    }
}
