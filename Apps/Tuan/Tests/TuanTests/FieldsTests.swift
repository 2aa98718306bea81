import Foundation
import Testing

@testable import Tuan

@Suite("Dictionaries to models") struct FieldsTests {
    @Test("nest: groups have cities, cities districts, districts neighbourhoods")
    func nested() throws {
        let groups = try Sources.groups()
        let beijing = try #require(groups.flatMap(\.cities).first { $0.name == "北京" })
        #expect(beijing.isHot)
        #expect(!beijing.districts.isEmpty)
        #expect(beijing.districts.contains { !$0.neighbourhoods.isEmpty })
        let categories: [Tuan.Category] = try Metadata.read(Sources.folder.appendingPathComponent("Resources/categories.plist"))
        #expect(categories.first?.name == "美食")
        let sorts: [Sort] = try Metadata.read(Sources.folder.appendingPathComponent("Resources/sorts.plist"))
        #expect(sorts.map(\.value) == Array(1...sorts.count))
    }

    @Test("name the place of a fault")
    func faults() throws {
        let list: [Any] = [["title": "A", "cities": [["name": "安康"], ["name": 3]]]]
        #expect(throws: Fields.Fault(place: "list[0].cities[1].name", wanted: "a text")) {
            try Fields.models(list, place: "list", of: CityGroup.self)
        }
        #expect(throws: Fields.Fault(place: "list", wanted: "a list")) { try Fields.models("no", place: "list", of: CityGroup.self) }
    }

    @Test("of JSON: null is nothing, numbers may be texts")
    func json() throws {
        let fields = try Fields(try JSONSerialization.jsonObject(with: Data(#"{"a":null,"b":"1.5","c":2,"d":true}"#.utf8)), place: "")
        #expect(fields.optionalText("a") == nil)
        #expect(try fields.number("b") == 1.5)
        #expect(try fields.integer("c") == 2)
        #expect(fields.flag("d"))
        #expect(!fields.flag("a"))
        #expect(try fields.texts("a") == [])
    }
}
