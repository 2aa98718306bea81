import Foundation
import Testing

@testable import Tuan

/// The app's own files, in the sources.
enum Sources {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Tuan")

    static func groups() throws -> [CityGroup] { try Metadata.read(folder.appendingPathComponent("Resources/cities.plist")) }
}

@Suite("Cities") struct CityTests {
    private func find(_ text: String, in names: [String]) -> [String] { CitySearch(names).matches(text).map { names[$0] } }

    // Proves TU-8.3.
    @Test("match on any part of the name, on pinyin in any case and spacing, and on initials")
    func match() {
        let names = ["石家庄", "沈阳", "上海", "张家口"]
        #expect(find("家", in: names) == ["石家庄", "张家口"])
        #expect(find("shijia", in: names) == ["石家庄"])
        #expect(find("Shi Jia Zhuang", in: names) == ["石家庄"])
        #expect(find("SJZ", in: names) == ["石家庄"])
        #expect(find("zjk", in: names) == ["张家口"])
        #expect(find("  ", in: names) == [])
        #expect(find("", in: names) == [])
        #expect(find("家庄石", in: names) == [])
        // Places that begin with the text come first: the pinyin of the others has it in the middle.
        #expect(find("hangz", in: ["长治", "常州", "杭州", "漳州"]) == ["杭州", "长治", "常州", "漳州"])
    }

    // Proves TU-8.4, TU-28.1.
    @Test(
        "are read as places",
        arguments: [
            ("重庆", "chongqing"), ("长沙", "changsha"), ("厦门", "xiamen"), ("六安", "luan"), ("蚌埠", "bengbu"), ("亳州", "bozhou"),
            ("台州", "taizhou"), ("朝阳", "chaoyang"), ("成都", "chengdu"), ("乐山", "leshan"), ("乐清", "yueqing"), ("东莞", "dongguan"),
            ("长春", "changchun"), ("六盘水", "liupanshui"), ("石家庄", "shijiazhuang"), ("西安", "xian"), ("都江堰", "dujiangyan"),
        ])
    func readings(_ name: String, _ reading: String) {
        #expect(Pinyin.syllables(of: name).joined() == reading)
    }

    // Proves TU-8.3.
    @Test("with ü are found as v and as u")
    func umlaut() {
        #expect(find("lvliang", in: ["吕梁"]) == ["吕梁"])
        #expect(find("luliang", in: ["吕梁"]) == ["吕梁"])
    }

    // Proves TU-28.1.
    @Test("of the property list are read like the pinyin that it has")
    func allReadings() throws {
        let file = Sources.folder.appendingPathComponent("Resources/cities.plist")
        let list = try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [[String: Any]])
        let cities = list.flatMap { $0["cities"] as? [[String: Any]] ?? [] }
        #expect(cities.count >= 280)
        for city in cities {
            let name = try #require(city["name"] as? String)
            let pinyin = try #require(city["pinyin"] as? String)
            #expect(Pinyin.syllables(of: name).joined().replacing("v", with: "u") == pinyin.replacing("v", with: "u"), "\(name)")
        }
    }

    /// Ten thousand places of two to four characters, the same in every run.
    private static let places: [(name: String, syllables: [String])] = {
        let parts = [
            ("石", "shi"), ("家", "jia"), ("庄", "zhuang"), ("长", "chang"), ("沙", "sha"), ("江", "jiang"), ("南", "nan"), ("北", "bei"),
            ("山", "shan"), ("海", "hai"), ("安", "an"), ("宁", "ning"), ("阳", "yang"), ("州", "zhou"), ("城", "cheng"), ("河", "he"),
        ]
        return (0..<10_000).map { number in
            let chosen = (0..<(2 + number % 3)).map { parts[(number >> (4 * $0)) % parts.count] }
            return (chosen.map(\.0).joined(), chosen.map(\.1))
        }
    }()

    // Proves TU-8.5.
    @Test(
        "are searched in one pass: ten thousand cost less than two bytes compared for each byte",
        arguments: ["s", "shijia", "SJZ", "家", "zhuangshi", "n", "qqq", "an", "yangyangyangyang"])
    func cost(_ text: String) {
        let search = CitySearch(Self.places)
        var cost = CitySearch.Cost()
        let found = search.matches(text, cost: &cost)
        #expect(cost.bytes > 0)
        #expect(cost.bytes <= 2 * search.size)
        #expect(search.size < 600_000)
        let folded = CitySearch.folded(text)
        let expected = Self.places.indices.filter { index in
            let place = Self.places[index]
            return place.name.contains(folded) || place.syllables.joined().contains(folded)
                || String(place.syllables.compactMap(\.first)).contains(folded)
        }
        #expect(found.sorted() == expected)
        let begins = { (index: Int) in
            let place = Self.places[index]
            return [place.name, place.syllables.joined(), String(place.syllables.compactMap(\.first))].contains { $0.hasPrefix(folded) }
        }
        #expect(found == expected.filter(begins) + expected.filter { !begins($0) })
    }

    // Proves TU-6.1.
    @Test("that were visited are newest first, without duplicates, at most ten")
    func recents() {
        var recents: [String] = []
        for number in 0..<12 { recents = CityChoice.recents(recents, adding: "\(number)") }
        #expect(recents == (2..<12).reversed().map(String.init))
        #expect(CityChoice.recents(recents, adding: "5").first == "5")
        #expect(CityChoice.recents(recents, adding: "5").count == 10)
    }

    // Proves TU-6.1, TU-7.1.
    @MainActor @Test("that are chosen are stored by name and posted once, at once")
    func choice() throws {
        let suite = "tuan-tests-" + UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let choice = CityChoice(defaults: defaults)
        var seen: [String?] = []
        let token = NotificationCenter.default.addObserver(forName: CityChoice.didChange, object: choice, queue: nil) { _ in
            MainActor.assumeIsolated { seen.append(choice.current) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        choice.choose("北京")
        choice.choose("上海")
        #expect(seen == ["北京", "上海"])
        #expect(defaults.stringArray(forKey: "recentCities") == ["上海", "北京"])
        #expect(CityChoice(defaults: defaults).recents == ["上海", "北京"])
        #expect(CityChoice(defaults: defaults).current == "上海")
    }

    // Proves TU-2.3.
    @MainActor @Test("of two windows are recent in both, and each window keeps its own")
    func windows() throws {
        let suite = "tuan-tests-" + UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let (left, right) = (CityChoice(defaults: defaults), CityChoice(defaults: defaults))
        left.choose("北京")
        right.choose("上海")
        left.choose("成都")
        #expect(left.recents == ["成都", "上海", "北京"])
        #expect(right.current == "上海")
        #expect(left.current == "成都")
    }

    // Proves TU-5.1.
    @Test("have index titles that match their sections, and recents only if there are any")
    func sections() throws {
        let groups = try Sources.groups()
        let plain = CitySections(recents: [], hot: ["北京"], groups: groups).sections
        #expect(plain.count == groups.count + 1)
        let full = CitySections(recents: ["上海"], hot: ["北京"], groups: groups).sections
        #expect(full.count == groups.count + 2)
        #expect(full.map(\.indexTitle).suffix(groups.count) == groups.map(\.title)[...])
        #expect(full[0].names == ["上海"])
    }
}
