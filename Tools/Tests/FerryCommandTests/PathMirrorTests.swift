import Foundation
import Testing

@testable import FerryCommand

@Suite("Packages at unusual paths")
struct PathMirrorTests {
    @Test("paths that SwiftPM cannot build are mirrored, others are not")
    func need() {
        for path in ["/a/it's", "/a/b c", "/a/$x", "/a/#1", "/a/ü 日"] { #expect(!PathMirror.isNeeded(path)) }
        for path in ["/a/\"b\"", "/a/\\b", "/a/100%", "/a/\n", "/a/\t/b"] { #expect(PathMirror.isNeeded(path)) }
    }

    @Test("the mirror follows the folder: changed, replaced, deleted and linked files; messages name the folder")
    func update() throws {
        let files = FileManager.default
        let place = files.temporaryDirectory.path + "/ferry-mirror-\(UUID().uuidString)"
        defer { try? files.removeItem(atPath: place) }
        let folder = place + "/My \"App\"\n100%"
        func write(_ name: String, _ text: String) throws {
            try files.createDirectory(
                atPath: ("\(folder)/\(name)" as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
        for name in ["Package.swift", "Sources/App/a.swift", "Sources/App/old.txt", ".build/x"] { try write(name, name) }
        try files.createSymbolicLink(atPath: folder + "/Sources/link", withDestinationPath: "App/a.swift")
        let checkout = Checkout(root: place + "/ferry")
        let package = try AppPackage(at: folder, checkout)
        #expect(package.origin == folder)
        #expect(package.folder == package.root)
        #expect(!PathMirror.isNeeded(package.root))
        func all() -> [String] { (files.enumerator(atPath: package.root)?.compactMap { $0 as? String } ?? []).sorted() }
        #expect(all() == ["Package.swift", "Sources", "Sources/App", "Sources/App/a.swift", "Sources/App/old.txt", "Sources/link"])
        #expect(package.shown(package.root + "/Sources/App/a.swift:1: error") == folder + "/Sources/App/a.swift:1: error")
        try files.createDirectory(atPath: package.root + "/.build", withIntermediateDirectories: true)
        try files.removeItem(atPath: folder + "/Sources/App/old.txt")
        try write("Sources/App/old.txt/inner", "now a folder")
        try write("Sources/App/a.swift", "changed")
        _ = try AppPackage(at: folder, checkout)
        #expect(
            all() == [
                ".build", "Package.swift", "Sources", "Sources/App", "Sources/App/a.swift", "Sources/App/old.txt",
                "Sources/App/old.txt/inner", "Sources/link",
            ])
        #expect(try String(contentsOfFile: package.root + "/Sources/link", encoding: .utf8) == "changed")
    }
}
