import Foundation
import Testing

@testable import FerryCommand

@Suite("Walking a folder")
final class FileTreeTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)").path

    init() throws {
        for name in ["a.txt", "in/b.txt", "out/c.txt"] {
            let path = root + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try name.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func names(_ visit: (FileTree.Item) throws -> Bool) throws -> [String] {
        var found: [String] = []
        try FileTree.walk(root) { item in
            found.append(String(item.path.dropFirst(root.count + 1)))
            return try visit(item)
        }
        return found.sorted()
    }

    @Test("enters the folders that the visitor accepts")
    func folders() throws {
        #expect(try names { _ in true } == ["a.txt", "in", "in/b.txt", "out", "out/c.txt"])
        #expect(try names { $0.name == "in" } == ["a.txt", "in", "in/b.txt", "out"])
    }

    @Test("a link has the status of its target, or none")
    func links() throws {
        try FileManager.default.createSymbolicLink(atPath: root + "/l", withDestinationPath: root + "/in")
        try FileManager.default.createSymbolicLink(atPath: root + "/broken", withDestinationPath: root + "/nothing")
        var (folders, broken): ([String], [String]) = ([], [])
        try FileTree.walk(root) { item in
            if item.isLink, item.isFolder { folders.append(item.name) }
            if item.isLink, item.status == nil { broken.append(item.name) }
            return false
        }
        #expect(folders == ["l"])
        #expect(broken == ["broken"])
    }

    @Test("what cannot be read ends the walk, unless the caller goes on")
    func errors() throws {
        #expect(throws: (any Error).self) { try FileTree.walk(root + "/none") { _ in true } }
        try FileTree.walk(root + "/none", onError: { _ in }) { _ in true }
    }

    @Test("sources are found in linked folders, but not in hidden and build folders")
    func sources() throws {
        for name in ["in/x.swift", "in/Package.swift", "Package.swift", ".hidden/y.swift", "Pods/z.swift", "Assets.ferryassets/w.swift"] {
            let path = root + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try "".write(toFile: path, atomically: true, encoding: .utf8)
        }
        try FileManager.default.createSymbolicLink(atPath: root + "/l", withDestinationPath: root + "/in")
        let found = SourceFolder.files(in: root).map { String($0.dropFirst(root.count + 1)) }
        #expect(found == ["in/Package.swift", "in/x.swift", "l/Package.swift", "l/x.swift"])
    }
}
