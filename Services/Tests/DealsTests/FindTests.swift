import Foundation
import HTTP
import JSON
import Support
import TextIndex
import Testing

@testable import Deals

@Suite("find_deals")
struct FindTests {
    // Proves TU-23.2.
    @Test("every page of every order, against sorting all deals", arguments: DatabaseKind.available)
    func pages(kind: DatabaseKind) throws {
        let world = try World(kind, deals: 900)
        let everything = try world.everything()
        let catalog = world.service.catalog
        let city = try #require(catalog.city(named: "上海"))
        for order in DealQuery.Order.allCases {
            var (seen, page, total) = ([Int64](), 1, 1)
            while seen.count < total {
                let answer = try world.find(["city": "上海", "sort": "\(order.rawValue)", "limit": "7", "page": "\(page)"])
                try #require(!answer.numbers.isEmpty, "\(answer.text)")
                total = answer.total
                seen += answer.numbers
                page += 1
            }
            let place = Place(latitude: city.latitude, longitude: city.longitude)
            let wanted = World.sorted(everything.filter { $0.deal.city == city.id }, order, from: place)
            #expect(wanted.count > 10)
            #expect(seen == wanted, "\(order)")
        }
    }

    @Test("regions and categories of both levels combine", arguments: DatabaseKind.available)
    func filters(kind: DatabaseKind) throws {
        let world = try World(kind, deals: 3000)
        let catalog = world.service.catalog
        let everything = try world.everything().filter { $0.deal.city == catalog.city(named: "北京")?.id }
        var found = 0
        for region in [nil, "朝阳区", "三里屯", "海淀区"] {
            for category in [nil, "美食", "火锅", "丽人", "美发"] {
                var parameters = ["city": "北京", "limit": "40", "sort": "5"]
                parameters["region"] = region
                parameters["category"] = category
                let wanted = everything.map(\.deal).filter { deal in
                    let regions = [catalog.regionName(deal.district), catalog.regionName(deal.neighbourhood)]
                    let categories = [catalog.categoryName(deal.category), catalog.categoryName(deal.subcategory)]
                    return (region.map { regions.contains($0) } ?? true) && (category.map { categories.contains($0) } ?? true)
                }
                let answer = try world.find(parameters)
                #expect(answer.total == wanted.count, "\(parameters)")
                #expect(answer.numbers == Array(wanted.map(\.number).reversed().prefix(40)), "\(parameters)")
                found += wanted.count
            }
        }
        #expect(found > 100)
    }

    @Test("a page past the end is empty and has the whole count; its size is bounded")
    func ends() throws {
        let world = try World()
        let first = try world.find(["city": "北京"])
        #expect(first.ids.count == 20)
        #expect(first.total > 20)
        for page in ["1000", "1000000"] {
            let answer = try world.find(["city": "北京", "page": page, "limit": "40"])
            #expect(answer.status == 200)
            #expect(answer.json["count"] == 0)
            #expect(answer.total == first.total)
            #expect(answer.json["deals"]?.array?.isEmpty == true)
            #expect(try world.find(["city": "北京", "page": page, "keyword": "店"]).ids.isEmpty)
        }
        let last = first.total / 20 + (first.total % 20 == 0 ? 0 : 1)
        #expect(try world.find(["city": "北京", "page": "\(last)"]).ids.count == (first.total - 1) % 20 + 1)
    }

    @Test(
        "reports the invalid parameter",
        arguments: [
            (["city": "Atlantis"], 10004), (["city": "北京市"], 10004), (["city": "北京", "category": "x"], 10005),
            (["city": "北京", "region": "外滩"], 10006), (["city": "北京", "sort": "0"], 10003), (["city": "北京", "sort": "8"], 10003),
            (["city": "北京", "limit": "0"], 10003), (["city": "北京", "limit": "41"], 10003), (["city": "北京", "limit": "1e1"], 10003),
            (["city": "北京", "page": "0"], 10003), (["city": "北京", "page": "-1"], 10003),
            (["city": "北京", "page": "99999999999999999999"], 10003), (["city": "北京", "latitude": "39"], 10003),
            (["latitude": "91", "longitude": "0"], 10003), (["latitude": "39", "longitude": "nan"], 10003),
            (["latitude": "39", "longitude": "1e2"], 10003), (["city": "北京", "radius": "100"], 10003),
            (["latitude": "39", "longitude": "116", "radius": "50001"], 10003),
            (["latitude": "39", "longitude": "116", "region": "西单"], 10003),
            (["latitude": "39", "longitude": "116", "keyword": "x"], 10003), ([:], 10003), (["city": "北京", "keyword": "  "], 10003),
            (["city": "北京", "keyword": String(repeating: "店", count: 34)], 10003),
        ] as [([String: String], Int64)])
    func invalid(parameters: [String: String], code: Int64) throws {
        let answer = try World(deals: 0).find(parameters)
        #expect(answer.status == 400)
        #expect(answer.errorCode == code, "\(answer.text)")
    }

    @Test("search equals comparing every text", arguments: DatabaseKind.available)
    func keywords(kind: DatabaseKind) throws {
        let world = try World(kind, deals: 2500)
        // A city with something in Latin letters.
        let city = try #require(try world.everything().last { $0.search.contains("ktv") }?.deal.city)
        let name = world.service.catalog.regionName(city)
        let everything = try world.everything().filter { $0.deal.city == city }
        for keyword in ["火锅", "店", "KTV", "ktv", "ＫＴＶ", "三里屯", "双人套餐", "餐", "%", "'", "\"", "a OR b", "*", "🙂"] {
            let part = SearchKey.fold(keyword)
            let wanted = everything.filter { $0.search.contains(part) }
            for order in [DealQuery.Order.cheapest, .newest] {
                let sorted = World.sorted(wanted, order)
                let answer = try world.find(["city": name, "keyword": keyword, "sort": "\(order.rawValue)", "limit": "40"])
                #expect(answer.total == wanted.count, "\(keyword)")
                #expect(answer.numbers == Array(sorted.prefix(40)), "\(keyword)")
            }
        }
        let part = try #require(everything.first { $0.search.contains("套餐") }).deal
        let (category, region) = (world.service.catalog.categoryName(part.subcategory), world.service.catalog.regionName(part.district))
        let combined = try world.find(["city": name, "keyword": "套餐", "category": category, "region": region])
        let wanted = everything.filter {
            $0.search.contains("套餐") && $0.deal.subcategory == part.subcategory && $0.deal.district == part.district
        }
        #expect(combined.total == wanted.count)
    }

    @Test("deals near a place, against measuring all", arguments: DatabaseKind.available)
    func places(kind: DatabaseKind) throws {
        let world = try World(kind, deals: 2500)
        let everything = try world.everything()
        let place = Place(latitude: 39_904_000, longitude: 116_410_000)
        for (radius, category) in [(300, nil), (3000, nil), (8000, "美食"), (50_000, nil)] as [(Int, String?)] {
            var parameters = ["latitude": "39.904", "longitude": "116.41", "radius": "\(radius)", "sort": "7", "limit": "40"]
            parameters["category"] = category
            let selected = everything.filter { item in
                let name = world.service.catalog.categoryName(item.deal.category)
                return place.distance(to: item.place) <= Double(radius) && (category == nil || category == name)
            }
            let wanted = World.sorted(selected, .nearest, from: place)
            let answer = try world.find(parameters)
            #expect(answer.total == wanted.count, "\(parameters)")
            #expect(answer.numbers == Array(wanted.prefix(40)), "\(parameters)")
            let distances = answer.json["deals"]?.array?.compactMap { $0["distance"]?.int } ?? []
            #expect(distances == distances.sorted())
            #expect(distances.allSatisfy { $0 <= Int64(radius) })
        }
        // At the edges of the map.
        for (latitude, longitude) in [("90", "180"), ("-90", "-180"), ("0", "0"), ("39.1234567890", "-0.5")] {
            let answer = try world.find(["latitude": latitude, "longitude": longitude, "radius": "50000"])
            #expect(answer.status == 200, "\(answer.text)")
            #expect(answer.total == 0)
        }
        // From far away, the city's centre counts.
        let near = try world.find(["city": "北京", "sort": "7"])
        #expect(near.bytes == (try world.find(["city": "北京", "sort": "7", "latitude": "31.2", "longitude": "121.4"])).bytes)
    }

    @Test("prices are exact decimals, ids and URLs are of this service")
    func content() throws {
        let world = try World(deals: 2500)
        let answer = try world.find(["city": "北京", "limit": "40", "sort": "2"])
        let first = try #require(answer.json["deals"]?[0])
        let stored = try #require(try world.everything().first { $0.deal.id == first["deal_id"]?.string })
        #expect(answer.text.contains("\"current_price\":\(FixedPoint.text(stored.deal.price, digits: 2)),"))
        #expect(answer.text.firstMatch(of: /"current_price":\d+(\.\d?[1-9])?,/) != nil)
        #expect(answer.text.firstMatch(of: /"(list|current)_price":(\d+\.\d{3,}|\d+\.0|0,)/) == nil)
        #expect(first["image_url"]?.string?.hasPrefix("http://127.0.0.1:80/images/") == true)
        #expect(first["deal_h5_url"]?.string == "http://127.0.0.1:80/m/deal/\(stored.deal.number)")
        #expect(first["regions"]?.array?.count == 2)
        #expect(first["businesses"]?.array?.isEmpty == false)
        #expect(["0", "1"].contains("\(first["restrictions"]?["is_refundable"]?.int ?? -1)"))
        // A forged host does not get into URLs.
        let sign = SignedCall.sign(["city": "北京"], key: "tuan", secret: "tuan-secret")
        let target = "/v1/deal/find_deals?appkey=tuan&sign=\(sign)&city=" + World.escape("北京")
        let forged = try world.get(target, headers: [("host", "x\"><script>")])
        #expect(forged.json["deals"]?[0]?["image_url"]?.string?.hasPrefix("/images/") == true)
    }

    @Test("dates are counted from the client's date, in the same order")
    func dates() throws {
        let world = try World(deals: 400)
        func find(_ parameters: [String: String]) throws -> [JSON] {
            let answer = try world.find(["city": "北京", "sort": "6", "limit": "40"].merging(parameters) { $1 })
            return try #require(answer.json["deals"]?.array, "\(answer.text)")
        }
        let (usual, moved) = (try find([:]), try find(["today": "2007-01-09"]))
        #expect(usual.map { $0["deal_id"] } == moved.map { $0["deal_id"] })
        let shift = DealSeed.today - 13_522
        for (one, other) in zip(usual, moved) {
            for name in ["publish_date", "purchase_deadline"] {
                let days = [one, other].compactMap { $0[name]?.string.flatMap(Deal.day) }
                try #require(days.count == 2)
                #expect(days[0] - days[1] == shift)
            }
            #expect(other["notice"]?.string?.contains(other["purchase_deadline"]?.string ?? "-") == true)
            #expect(other["deal_h5_url"]?.string?.hasSuffix("?today=2007-01-09") == true)
        }
        let newest = try world.find(["city": "北京", "sort": "5", "today": "2007-01-09"]).json["deals"]?[0]?["publish_date"]?.string
        #expect(newest.map { ("2006-12-20"..."2007-01-09").contains($0) } == true)
        let page = try world.get("/m/deal/1000003?today=2007-01-09&variant=plain")
        let deadline = try #require(try world.everything().first { $0.deal.number == 1_000_003 }?.deal.deadline) - shift
        #expect(page.text.contains("有效期至 \(Deal.date(deadline))"))
        for text in ["2026-02-29", "2200-01-01", "1969-12-31", "2026-03-01T00:00:00Z", "x"] {
            #expect(try world.find(["city": "北京", "today": text]).errorCode == 10003, "\(text)")
            #expect(try world.get("/m/deal/1000003?today=" + World.escape(text)).status == 400)
        }
    }

    @Test("one deal, and several in the order of their ids")
    func byID() throws {
        let world = try World(deals: 60)
        let single = try world.call("deal/get_single_deal", ["deal_id": "1-1000007"])
        #expect(single.ids == ["1-1000007"])
        #expect(single.total == 1)
        #expect(try world.call("deal/get_single_deal", ["deal_id": "1-1000061"]).status == 404)
        #expect(try world.call("deal/get_single_deal", ["deal_id": "1-1000061"]).errorCode == 10007)
        for id in ["1000007", "2-1000007", "1-01000007", "1-", "1--5", "1-1000007 ", "1-１"] {
            #expect(try world.call("deal/get_single_deal", ["deal_id": id]).errorCode == 10003, "\(id)")
        }
        let batch = try world.call("deal/get_batch_deals_by_id", ["deal_ids": "1-1000009,1-1000002,1-9999999,1-1000005"])
        #expect(batch.ids == ["1-1000009", "1-1000002", "1-1000005"])
        let many = (1...41).map { "1-\(1_000_000 + $0)" }
        #expect(try world.call("deal/get_batch_deals_by_id", ["deal_ids": many.prefix(40).joined(separator: ",")]).ids.count == 40)
        for ids in [many.joined(separator: ","), "1-1000001,", "1-1000001,1-1000001", ","] {
            #expect(try world.call("deal/get_batch_deals_by_id", ["deal_ids": ids]).errorCode == 10003, "\(ids)")
        }
    }

    @Test("suggestions are shops and titles of the city that contain the keyword", arguments: DatabaseKind.available)
    func suggestions(kind: DatabaseKind) throws {
        let world = try World(kind, deals: 2500)
        let deals = try world.everything().map(\.deal)
        let city = world.service.catalog.regionName(try #require(deals.last { $0.title.contains("KTV") }?.city))
        func suggest(_ keyword: String, _ limit: Int) throws -> [(text: String, type: String)] {
            let answer = try world.call("deal/get_suggestions", ["city": city, "keyword": keyword, "limit": "\(limit)"])
            #expect(answer.status == 200, "\(answer.text)")
            return answer.json["suggestions"]?.array?.map { ($0["text"]?.string ?? "", $0["type"]?.string ?? "") } ?? []
        }
        let found = try suggest("ktv", 10)
        #expect(found.contains { $0.type == "shop" })
        #expect(found.contains { $0.type == "deal" })
        #expect(found.allSatisfy { $0.text.lowercased().contains("ktv") })
        #expect(Set(found.map(\.text)).count == found.count)
        #expect(try suggest("店", 3).count == 3)
        #expect(try suggest("没有这样的词", 10).isEmpty)
        let titles = Set(deals.filter { world.service.catalog.regionName($0.city) == city }.map(\.title))
        #expect(found.filter { $0.type == "deal" }.allSatisfy { titles.contains($0.text) })
        // A neighbourhood is in names of shops, not in titles.
        let neighbourhood = world.service.catalog.regionName(try #require(deals.last { $0.title.contains("KTV") }?.neighbourhood))
        let there = try suggest(neighbourhood, 10)
        #expect(!there.isEmpty)
        #expect(there.allSatisfy { $0.type == "shop" && $0.text.contains(neighbourhood) })
    }
}
