import DarwinFoundation
import Foundation
import Testing

/// A folder that is removed with this object.
private final class ScratchFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)", isDirectory: true)

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func url(_ name: String) -> URL { url.appendingPathComponent(name) }

    func write(_ text: String, _ name: String) throws {
        try FileManager.default.createDirectory(at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url(name))
    }
}

@Suite("FileWrapper") struct FileWrapperTests {
    private let stage: ScratchFolder

    init() throws { stage = try ScratchFolder() }

    @Test("writes a folder with its files, and reads it again")
    func folder() throws {
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "text.txt": FileWrapper(regularFileWithContents: Data("text".utf8)),
            "images": FileWrapper(directoryWithFileWrappers: ["a.png": FileWrapper(regularFileWithContents: Data([1, 2]))]),
        ])
        let url = stage.url("Doc.bundle")
        try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: url, options: .immediate)
        #expect(read.isDirectory)
        #expect(read.fileWrappers?["text.txt"]?.regularFileContents == Data("text".utf8))
        #expect(read.fileWrappers?["images"]?.fileWrappers?["a.png"]?.regularFileContents == Data([1, 2]))
        #expect(read.matchesContents(of: url))
        try stage.write("more", "Doc.bundle/more.txt")
        #expect(!read.matchesContents(of: url))
    }

    @Test("replaces a folder that has files, and leaves nothing next to it")
    func replace() throws {
        try stage.write("old", "Place/Doc.bundle/old.txt")
        let wrapper = FileWrapper(directoryWithFileWrappers: ["new.txt": FileWrapper(regularFileWithContents: Data())])
        try wrapper.write(to: stage.url("Place/Doc.bundle"), options: .atomic, originalContentsURL: nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: stage.url("Place/Doc.bundle").path) == ["new.txt"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: stage.url("Place").path) == ["Doc.bundle"])
    }

    @Test("gives children whose name is taken another one")
    func names() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a.txt")
        let other = FileWrapper(regularFileWithContents: Data())
        other.preferredFilename = "a.txt"
        #expect(folder.addFileWrapper(other) == "a 2.txt")
        #expect(folder.keyForChildFileWrapper(other) == "a 2.txt")
        folder.removeFileWrapper(other)
        #expect(folder.keyForChildFileWrapper(other) == nil)
        #expect(folder.fileWrappers?.count == 1)
    }

    @Test("comes back from its serialized form")
    func serialized() throws {
        let folder = FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data("x".utf8)),
            "b": FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/tmp")),
        ])
        let data = try #require(folder.serializedRepresentation)
        let copy = try #require(FileWrapper(serializedRepresentation: data))
        #expect(copy.fileWrappers?["a"]?.regularFileContents == Data("x".utf8))
        #expect(copy.fileWrappers?["b"]?.isSymbolicLink == true)
    }

    @Test("rejects serialized data of another form", arguments: [Data(), Data("<<<<<<< HEAD".utf8), Data([0x62, 0x70, 0x6C])])
    func damaged(_ data: Data) { #expect(FileWrapper(serializedRepresentation: data) == nil) }

    @Test("rejects serialized names that lead out of the folder", arguments: ["..", "a/b", "", "."])
    func escape(_ name: String) throws {
        let tree: [String: Any] = ["directory": [name: ["file": Data()] as [String: Any]]]
        let data = try PropertyListSerialization.data(fromPropertyList: tree, format: .binary, options: 0)
        #expect(FileWrapper(serializedRepresentation: data) == nil)
    }

    @Test("rejects serialized folders that are too deep")
    func deep() throws {
        var tree: [String: Any] = ["file": Data()]
        for _ in 0..<200 { tree = ["directory": ["a": tree]] }
        let data = try PropertyListSerialization.data(fromPropertyList: tree, format: .xml, options: 0)
        #expect(FileWrapper(serializedRepresentation: data) == nil)
    }

    @Test("throws for a place that does not exist")
    func missing() { #expect(throws: (any Error).self) { try FileWrapper(url: stage.url("none")) } }

    @Test("lets an app access files that the user chose")
    func scope() {
        #expect(stage.url("a").startAccessingSecurityScopedResource())
        stage.url("a").stopAccessingSecurityScopedResource()
    }
}
