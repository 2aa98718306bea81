// Entry points for libFuzzer; `Scripts/fuzz` builds and runs them.
import Foundation

@testable import AssetCompiler
@testable import InterfaceCompiler

private let targets: [String: @Sendable (Data) -> Void] = [
    "xib": { interface($0, "xib") }, "storyboard": { interface($0, "storyboard") }, "catalog": catalog,
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
