import CoreGraphics
import Foundation
import Testing

@testable import PhotoLibrary

@Suite("Photo library store") final class StoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
    private let reports = Reports()

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func store() -> PhotoLibraryStore {
        let reports = reports
        return PhotoLibraryStore(folder: folder, report: { reports.add($0) })
    }

    private func picture(_ width: Int = 8, _ height: Int = 4) throws -> Data {
        let drawn = PhotoBitmap.draw(CGSize(width: width, height: height)) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        let image = try #require(drawn)
        return try #require(PhotoFile.png(image))
    }

    private func added(_ store: PhotoLibraryStore) throws -> PhotoAsset {
        let id = store.makeIdentifier()
        let asset = PhotoAsset(
            id: id, content: .file, width: 8, height: 4, created: Date(timeIntervalSince1970: 5), type: "public.png", fileName: "A.PNG")
        try store.commit([.add(asset)], files: [id: try picture()])
        return asset
    }

    @Test("an added photo is there in the next launch")
    func persistence() throws {
        let asset = try added(store())
        let next = store()
        #expect(next.contents.asset(asset.id) == asset)
        #expect(next.data(of: asset) == (try picture()))
        #expect(next.image(of: asset, size: CGSize(width: 4, height: 2))?.width == 4)
        #expect(next.contents.assets.count == 15)
    }

    @Test("nothing is written until something changes")
    func lazy() {
        #expect(store().contents == .samples)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("one app sees what another one changed")
    func shared() throws {
        let (first, second) = (store(), store())
        #expect(second.contents.assets.count == 14)
        let asset = try added(first)
        #expect(second.contents.asset(asset.id) != nil)
        try second.commit([.delete(assets: [asset.id])])
        #expect(first.contents.asset(asset.id) == nil)
        #expect(first.data(of: asset) == nil)
    }

    @Test("identifiers that were given out do not repeat before the change")
    func reserved() {
        let store = store()
        #expect(Set((0..<5).map { _ in store.makeIdentifier() }).count == 5)
    }

    @Test(
        "a damaged index is moved aside, said, and the library starts with the samples",
        arguments: ["", "{", "[]", "<<<<<<< HEAD\n{}\n=======\n", String(repeating: "[", count: 100_000), "{\"revision\":-1}"])
    func damaged(text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let index = folder.appendingPathComponent("library.json")
        try Data(text.utf8).write(to: index)
        let store = store()
        #expect(store.contents == .samples)
        #expect(try Data(contentsOf: URL(fileURLWithPath: index.path + ".damaged")) == Data(text.utf8))
        #expect(reports.all.count == 1)
        #expect(reports.all.first?.contains(index.path) == true)
        _ = try added(store)
        #expect(self.store().contents.assets.count == 15)
    }

    @Test("an identifier of a damaged index does not lead out of the folder")
    func escape() throws {
        let store = store()
        let asset = PhotoAsset(
            id: "../../../../etc/hostname", content: .file, width: 1, height: 1, created: nil, fileName: "x")
        #expect(store.data(of: asset) == nil)
        #expect(store.image(of: asset, size: CGSize(width: 1, height: 1)) == nil)
    }

    @Test("a library that cannot be written says which file")
    func unwritable() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let store = PhotoLibraryStore(folder: file.appendingPathComponent("below"))
        let error = #expect(throws: PhotoLibraryError.self) { try store.commit([.addAlbum(PhotoAlbum(id: "x", title: "X"))]) }
        #expect(error.map { "\($0)".contains(file.path) } == true)
        #expect(store.contents.albums.count == 1)
    }

    @Test("answers last, and an unreadable file counts as none")
    func permissions() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("photos.json")
        PhotoPermissionStore(file: file).change { ($0.reading, $0.selected) = (.limited, ["a"]) }
        #expect(PhotoPermissionStore(file: file).permission == PhotoPermission(reading: .limited, selected: ["a"]))
        try Data("{\"reading\":\"all\"}".utf8).write(to: file)
        #expect(PhotoPermissionStore(file: file).permission == PhotoPermission())
    }
}

private final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
}
