import Foundation
import InterfaceCompiler
import Testing

@testable import FerryCommand

/// A folder without a manifest, and the package around it.
private final class TextFolder {
    let root =
        URL(fileURLWithPath: FileManager.default.temporaryDirectory.path).resolvingSymlinksInPath().path
        + "/ferry-texts-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: root) }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let path = "\(root)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    func package() throws -> AppPackage {
        try write("in/A.swift", "")
        try FileManager.default.createDirectory(atPath: root + "/ferry", withIntermediateDirectories: true)
        return try AppPackage(at: root + "/in", Checkout(root: root + "/ferry"))
    }

    func texts(_ path: String) -> [String: String]? {
        let data = FileManager.default.contents(atPath: path)
        return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: String]
    }

    static func catalog(_ key: String, _ texts: [String: String]) -> String {
        let localizations = texts.sorted { $0.key < $1.key }.map { language, text in
            "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
        }
        return "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"localizations\": {\(localizations.joined(separator: ","))}}}}"
    }
}

@Suite("StringCatalogBuild")
struct StringCatalogBuildTests {
    @Test("catalogs of an app become tables next to its program, also those of its Info.plist; gone ones disappear")
    func app() throws {
        let folder = TextFolder()
        let path = try folder.write("in/Texts/Localizable.xcstrings", TextFolder.catalog("a", ["en": "A", "de": "Ä"]))
        try folder.write("in/InfoPlist.xcstrings", TextFolder.catalog("CFBundleDisplayName", ["fr": "Nom"]))
        let build = StringCatalogBuild(package: try folder.package())
        let place = try #require(try build.compileApp(named: "in") { _ in })
        #expect(folder.texts(place + "/de.lproj/Localizable.strings") == ["a": "Ä"])
        #expect(folder.texts(place + "/fr.lproj/InfoPlist.strings") == ["CFBundleDisplayName": "Nom"])
        try FileManager.default.removeItem(atPath: path)
        _ = try build.compileApp(named: "in") { _ in }
        #expect(!FileManager.default.fileExists(atPath: place + "/de.lproj"))
    }

    @Test("a catalog of a target's resources is compiled in its bundle, and errors name the source; others of its name are the app's")
    func bundle() throws {
        let folder = TextFolder()
        let package = try folder.package()
        let products = package.scratch + "/x86_64/debug/P_T.resources"
        let copy = products + "/Localizable.xcstrings"
        try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
        try TextFolder.catalog("a", ["en": "A"]).write(toFile: copy, atomically: true, encoding: .utf8)
        let build = StringCatalogBuild(package: package)
        try build.compile { _ in }
        #expect(folder.texts(products + "/en.lproj/Localizable.strings") == ["a": "A"])
        let source = try folder.write("in/Lib/Localizable.xcstrings", "{")
        try folder.write("in/App/Localizable.xcstrings", TextFolder.catalog("b", ["en": "B"]))
        let plan = "commands:\n  \"x\":\n    tool: copy-tool\n    inputs: [\"\(source)\"]\n    outputs: [\"\(copy)\"]\n"
        try plan.write(toFile: package.plan("debug"), atomically: true, encoding: .utf8)
        let place = try #require(try build.compileApp(named: "in") { _ in })
        #expect(folder.texts(place + "/en.lproj/Localizable.strings") == ["b": "B"])
        try "{".write(toFile: copy, atomically: true, encoding: .utf8)
        var lines: [String] = []
        let failure = #expect(throws: CommandFailure.self) { try build.compile { lines.append($0) } }
        #expect(failure?.message == "the string catalogs could not be compiled: 1 error")
        #expect(lines == ["\(source):1: error: the file ends inside of what line 1 begins; is it cut off?"])
    }

    @Test("a catalog next to a storyboard gives it its languages")
    func interfaces() throws {
        let folder = TextFolder()
        let package = try folder.package()
        try folder.write("in/mul.lproj/Main.xcstrings", TextFolder.catalog("abc.title", ["en": "Ok", "de": "Gut"]))
        let file = InterfaceFile(path: folder.root + "/in/Base.lproj/Main.storyboard", place: "Base.lproj/Main", module: "M")
        let files = try StringCatalogBuild(package: package).localized(file) { _ in }
        #expect(files.map(\.place) == ["de.lproj/Main"])
        #expect(files.map(\.path) == [file.path])
        #expect(files.first?.strings.flatMap(folder.texts) == ["abc.title": "Gut"])
    }
}
