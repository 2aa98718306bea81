import DarwinFoundation
import Foundation
import Testing

@Suite("Values of an Info.plist")
struct BundleInformationTests {
    @Test("a table of localised values hides none of the others; its own come first", arguments: ["", "\"Title\" = \"Rezepte\";\n"])
    func localised(_ table: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("information-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let values: [String: Any] = ["Title": "Recipes", "Scenes": ["Main": 1], "CFBundleDevelopmentRegion": "en"]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        try Data("/* Localized versions of Info.plist keys */\n\(table)".utf8).write(
            to: language.appendingPathComponent("InfoPlist.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(bundle.deviceObject(forInfoDictionaryKey: "Title") as? String == (table.isEmpty ? "Recipes" : "Rezepte"))
        #expect(bundle.deviceObject(forInfoDictionaryKey: "Scenes") as? [String: Int] == ["Main": 1])
        #expect(bundle.deviceObject(forInfoDictionaryKey: "None") == nil)
    }
}
