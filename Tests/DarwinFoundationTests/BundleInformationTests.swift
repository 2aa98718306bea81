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

    @Test("the files with an extension are values")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("information-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("a".utf8).write(to: folder.appendingPathComponent("a.txt"))
        let bundle = try #require(Bundle(path: folder.path))
        let found: [URL] = try #require(bundle.deviceURLs(forResourcesWithExtension: "txt", subdirectory: nil))
        #expect(found.map(\.lastPathComponent) == ["a.txt"])
        #expect(bundle.deviceURLs(forResourcesWithExtension: "png", subdirectory: nil)?.isEmpty ?? true)
    }
}
