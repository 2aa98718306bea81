// Entry points for libFuzzer; `Scripts/fuzz` builds and runs them.
import Foundation

@testable import AssetCompiler
@testable import DataModelCompiler
@testable import InterfaceCompiler
@testable import StringCatalogCompiler
@testable import XcodeProject

private let targets: [String: @Sendable (Data) -> Void] = [
    "xib": { interface($0, "xib") }, "storyboard": { interface($0, "storyboard") }, "catalog": catalog,
    "project": project, "datamodel": dataModel, "workspace": workspace, "xcconfig": configurationFile, "xcstrings": stringCatalog,
]

private let target: @Sendable (Data) -> Void = {
    let name = ProcessInfo.processInfo.environment["FERRY_FUZZ_TARGET"] ?? ""
    guard let target = targets[name] else { fatalError("no target '\(name)'; there are \(targets.keys.sorted())") }
    return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target(Data(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// libFuzzer's loop. Its own `main` is not used: the package manager renames a program's `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@main
enum Fuzz {
    static func main() {
        var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
        exit(runDriver(&count, &arguments, testOneInput))
    }
}

@Sendable private func interface(_ data: Data, _ ending: String) {
    let file = InterfaceFile(path: "/in/File." + ending, place: "File", module: "App")
    guard let root = try? InterfaceReader.read(data, of: file.path), let result = try? InterfaceCompiler.compile(root, file) else { return }
    for part in result.parts.values {
        guard (try? PropertyListSerialization.propertyList(from: part, format: nil)) != nil else { fatalError("not a property list") }
    }
}

private let folder: String = {
    let path = FileManager.default.temporaryDirectory.path + "/ferry-fuzz-\(ProcessInfo.processInfo.processIdentifier)/Media.xcassets"
    try? FileManager.default.createDirectory(atPath: path + "/a.imageset", withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(atPath: path + "/b.colorset", withIntermediateDirectories: true)
    return path
}()

/// The same text as the description of an image and of a colour.
@Sendable private func catalog(_ data: Data) {
    for set in ["a.imageset", "b.colorset"] { FileManager.default.createFile(atPath: "\(folder)/\(set)/Contents.json", contents: data) }
    _ = AssetCompiler(catalogs: [folder]).read()
}

private let sources: [ProjectFiles.Entry] = [
    ProjectFiles.Entry("A.xcodeproj", isFolder: true), ProjectFiles.Entry("a.swift", isFolder: false),
]

/// A project of which every file is the input.
@Sendable private func project(_ data: Data) {
    let files = ProjectFiles(contents: { _ in data }, list: { $0 == "/w" ? sources : nil })
    for purpose in [ProjectChoice.Purpose.run, .test] {
        _ = try? ProjectPlanner.plan("/w/A.xcodeproj", ProjectChoice(purpose: purpose), files)
    }
}

/// What is read can be compiled, and the compiled model be read.
@Sendable private func dataModel(_ data: Data) {
    guard let reader = try? DataModelReader([UInt8](data), of: "/w/contents", module: "App") else { return }
    _ = DataModelCode(reader).text
    guard (try? reader.document.check()) != nil else { fatalError("a model that was read is not valid") }
}

/// What is read has tables in each language, and every format in them is read.
@Sendable private func stringCatalog(_ data: Data) {
    guard let catalog = try? StringCatalogReader([UInt8](data), of: "/w/A.xcstrings").catalog else { return }
    for language in catalog.languages.prefix(20) {
        let tables = StringTables(catalog, language: language)
        for text in tables.strings.values { _ = FormatSpecifiers.positioned(text) }
        let table = tables.dictionary.mapValues(\.object)
        guard (try? PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)) != nil else {
            fatalError("not a property list")
        }
    }
}

@Sendable private func workspace(_ data: Data) {
    _ = try? WorkspaceFile(at: "/w/A.xcworkspace", ProjectFiles(contents: { _ in data }, list: { _ in nil }))
    _ = try? SchemeFile(data, at: "/w/A.xcscheme", container: "/w/A.xcodeproj")
    _ = try? TestPlanFile(data, at: "/w/A.xctestplan")
}

/// Settings that name each other, and a text with references to them.
@Sendable private func configurationFile(_ data: Data) {
    let file = ConfigurationFile("/w/A.xcconfig", root: "/w", ProjectFiles(contents: { _ in data }, list: { _ in nil }))
    let settings = BuildSettings(levels: [file.level, file.level], configuration: "Debug")
    for name in settings.names.prefix(20) { _ = settings.words(name) }
    _ = settings.expanded(String(decoding: data, as: UTF8.self))
}
