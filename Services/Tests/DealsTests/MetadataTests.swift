import Foundation
import JSON
import Testing

@testable import Deals

@Suite("Cities, regions and categories")
struct MetadataTests {
    // Proves TU-23.1.
    @Test("300 cities, each with districts and neighbourhoods of different names")
    func catalog() throws {
        let catalog = try Catalog.standard()
        #expect(catalog.cities.count == 300)
        for city in catalog.cities {
            let names = city.districts.flatMap { [$0.name] + $0.neighbourhoods.map(\.name) }
            #expect(Set(names).count == names.count, "\(city.name)")
            #expect(city.districts.count >= 4, "\(city.name)")
            #expect(city.districts.allSatisfy { $0.neighbourhoods.count >= 2 }, "\(city.name)")
            #expect((18_000_000...54_000_000).contains(city.latitude), "\(city.name)")
            #expect((73_000_000...136_000_000).contains(city.longitude), "\(city.name)")
        }
        let names = catalog.categories.flatMap { [$0.name] + $0.subcategories.map(\.name) }
        #expect(Set(names).count == names.count)
        for (name, pinyin) in [("重庆", "chongqing"), ("长沙", "changsha"), ("厦门", "xiamen"), ("六安", "luan"), ("蚌埠", "bengbu")] {
            #expect(catalog.city(named: name)?.pinyin == pinyin)
        }
    }

    @Test("the app's property lists have the same cities, regions and categories")
    func propertyLists() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        func list(_ name: String) throws -> [[String: Any]] {
            let data = try Data(contentsOf: root.appendingPathComponent("Apps/Tuan/Sources/Tuan/Resources/\(name).plist"))
            return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]])
        }
        let catalog = try Catalog.standard()
        var seen = 0
        for group in try list("cities") {
            let title = try #require(group["title"] as? String)
            for city in try #require(group["cities"] as? [[String: Any]]) {
                let name = try #require(city["name"] as? String)
                let own = try #require(catalog.city(named: name))
                #expect(city["pinyin"] as? String == own.pinyin)
                #expect(own.pinyin.uppercased().hasPrefix(title))
                let regions = try #require(city["regions"] as? [[String: Any]])
                #expect(regions.map { $0["name"] as? String } == own.districts.map(\.name), "\(name)")
                #expect(regions.map { $0["subregions"] as? [String] } == own.districts.map { $0.neighbourhoods.map(\.name) }, "\(name)")
                seen += 1
            }
        }
        #expect(seen == catalog.cities.count)
        let categories = try list("categories")
        #expect(categories.map { $0["name"] as? String } == catalog.categories.map(\.name))
        #expect(categories.map { $0["subcategories"] as? [String] } == catalog.categories.map { $0.subcategories.map(\.name) })
        #expect(try list("sorts").map { $0["value"] as? Int } == DealQuery.Order.allCases.map { Int($0.rawValue) })
    }

    @Test("reports lines that are not data")
    func invalid() {
        for text in ["北京", "北京|bei jing|x|1|1", "  朝阳区:三里屯", "北京|bei jing|1|1|0", "北京|bei jing|1|1|1\n北京|bei jing|1|1|1"] {
            #expect(throws: Catalog.Failure.self) { try Catalog(cities: text, categories: "") }
        }
        for text in ["美食", "美食|food|x", "  火锅|a|b|1-2", "美食|food|1\n  火锅|a|b|2-1"] {
            #expect(throws: Catalog.Failure.self) { try Catalog(cities: "", categories: text) }
        }
    }

    @Test("the calls list cities with deals, their regions, and categories")
    func calls() throws {
        let world = try World(deals: 40)
        let cities = try #require(try world.call("metadata/get_cities_with_deals").json["cities"]?.array?.compactMap(\.string))
        let catalog = world.service.catalog
        let wanted = Set(try world.everything().map { catalog.regionName($0.deal.city) })
        #expect(Set(cities) == wanted)
        #expect(cities.count == wanted.count)
        let regions = try world.call("metadata/get_regions_with_deals", ["city": "厦门"]).json["cities"]
        #expect(regions?.array?.count == 1)
        #expect(regions?[0]?["districts"]?[0]?["district_name"] == "思明区")
        #expect(regions?[0]?["districts"]?[0]?["neighborhoods"]?[0] == "中山路")
        #expect(try world.call("metadata/get_regions_with_deals").json["cities"]?.array?.count == cities.count)
        #expect(try world.call("metadata/get_regions_with_deals", ["city": "Atlantis"]).errorCode == 10004)
        let categories = try world.call("metadata/get_categories_with_deals").json["categories"]
        #expect(categories?.array?.count == catalog.categories.count)
        #expect(categories?[0]?["subcategories"]?[0]?["category_name"] == "火锅")
    }

    @Test(
        "exact decimals",
        arguments: [("0.3", 30), ("12.5", 1250), ("100", 10_000), ("0.05", 5), ("-1.2", -120), ("0", 0)] as [(String, Int64)])
    func decimals(text: String, value: Int64) {
        #expect(FixedPoint.parse(text, digits: 2) == value)
        #expect(FixedPoint.text(value, digits: 2) == text)
    }

    @Test(
        "refuses what is not a decimal", arguments: ["", ".", "1.", ".5", "1.234", "1e3", "+1", "--1", "１", "1234567890123", "1.2.3", " 1"])
    func notDecimals(text: String) { #expect(FixedPoint.parse(text, digits: 2) == nil) }
}
