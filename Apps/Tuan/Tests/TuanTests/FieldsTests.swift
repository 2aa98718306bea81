import Foundation
import Testing
import UIKit

@testable import Tuan

@Suite("Dictionaries to models") struct FieldsTests {
    // Proves TU-22.1.
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

    // Proves TU-22.1.
    @Test("name the place of a fault")
    func faults() throws {
        let list: [Any] = [["title": "A", "cities": [["name": "安康"], ["name": 3]]]]
        #expect(throws: Fields.Fault(place: "list[0].cities[1].name", wanted: "a text")) {
            try Fields.models(list, place: "list", of: CityGroup.self)
        }
        #expect(throws: Fields.Fault(place: "list", wanted: "a list")) { try Fields.models("no", place: "list", of: CityGroup.self) }
    }

    // Proves TU-22.1.
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

    private static let lists: [(name: String, content: Data?)] = {
        func list(_ value: Any) -> Data? { try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) }
        return [
            ("missing", nil), ("empty", Data()), ("no property list", Data("<plist><array>".utf8)), ("a dictionary", list(["a": 1])),
            ("numbers", list([1, 2])), ("a group without cities' names", list([["title": "A", "cities": [["hot": true]]]])),
            ("districts that are texts", list([["title": "A", "cities": [["name": "安康", "regions": ["城区"]]]]])),
            ("a cut one", list([["title": "A", "cities": [["name": "安康"]]]])?.prefix(40)),
        ]
    }()

    // Proves TU-22.2.
    @Test("malformed property lists give an empty list that is named; read again once they are whole", arguments: lists.map(\.name))
    @MainActor func malformed(_ name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tuan-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let resources = Sources.folder.appendingPathComponent("Resources")
        for other in ["categories.plist", "sorts.plist"] {
            try FileManager.default.copyItem(at: resources.appendingPathComponent(other), to: folder.appendingPathComponent(other))
        }
        let file = folder.appendingPathComponent("cities.plist")
        try Self.lists.first { $0.name == name }?.content?.write(to: file)
        let metadata = Metadata(folder: folder)
        #expect(metadata.groups.isEmpty)
        #expect(metadata.cities.isEmpty)
        #expect(!metadata.sorts.isEmpty)
        #expect(metadata.faults.count == 1)
        #expect(metadata.faults.first?.hasPrefix("cities.plist") == true)
        let list = CityListViewController(metadata: metadata, choice: CityChoice(defaults: UserDefaults()))
        list.loadViewIfNeeded()
        func all(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(all) }
        let retry = try #require(all(list.view).compactMap { $0 as? UIButton }.first { $0.accessibilityIdentifier == "state action" })
        let state = try #require(all(list.view).compactMap { $0 as? StateView }.first)
        #expect(!state.isHidden)
        #expect(!retry.isHidden)
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.copyItem(at: resources.appendingPathComponent("cities.plist"), to: file)
        retry.sendActions(for: .touchUpInside)
        #expect(metadata.faults == [])
        #expect(!metadata.cities.isEmpty)
        #expect(state.isHidden)
    }
}
