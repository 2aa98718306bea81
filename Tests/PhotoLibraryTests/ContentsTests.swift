import Foundation
import Testing

@testable import PhotoLibrary

@Suite("Photo library contents") struct ContentsTests {
    private static func asset(_ id: String, _ seconds: Double = 0) -> PhotoAsset {
        PhotoAsset(id: id, content: .file, width: 4, height: 3, created: Date(timeIntervalSince1970: seconds), fileName: id + ".JPG")
    }

    @Test("all steps of a change are made, or none")
    func atomic() throws {
        var contents = PhotoLibraryContents()
        try contents.apply([.add(Self.asset("a")), .addAlbum(PhotoAlbum(id: "x", title: "X", assets: ["a"]))])
        let before = contents
        #expect(throws: PhotoLibraryError.unknown(identifier: "none")) {
            try contents.apply([.add(Self.asset("b")), .delete(assets: ["none"])])
        }
        #expect(contents == before)
        #expect(contents.revision == 1)
    }

    @Test("a deleted photo leaves its albums")
    func deletion() throws {
        var contents = PhotoLibraryContents()
        try contents.apply([
            .add(Self.asset("a")), .add(Self.asset("b")), .addAlbum(PhotoAlbum(id: "x", title: "X", assets: ["b", "a"])),
        ])
        try contents.apply([.delete(assets: ["b"])])
        #expect(contents.assets.map(\.id) == ["a"])
        #expect(contents.album("x")?.assets == ["a"])
    }

    @Test("an album has a photo once, and none that is not in the library")
    func albums() throws {
        var contents = PhotoLibraryContents()
        try contents.apply([.add(Self.asset("a")), .addAlbum(PhotoAlbum(id: "x", title: "X", assets: ["a", "a"]))])
        #expect(contents.album("x")?.assets == ["a"])
        #expect(throws: PhotoLibraryError.unknown(identifier: "b")) {
            try contents.apply([.updateAlbum(PhotoAlbum(id: "x", title: "X", assets: ["b"]))])
        }
        #expect(throws: PhotoLibraryError.duplicate(identifier: "x")) {
            try contents.apply([.addAlbum(PhotoAlbum(id: "x", title: "Y"))])
        }
    }

    @Test("identifiers are the same in each run and never used twice")
    func identifiers() throws {
        var contents = PhotoLibraryContents.samples
        let first = contents.identifier()
        #expect(first == PhotoLibraryContents.samples.identifier())
        #expect(contents.asset(first) == nil)
        #expect(contents.identifier(offset: 1) != first)
        try contents.apply([.add(Self.asset(first))])
        try contents.apply([.delete(assets: [first])])
        #expect(contents.identifier() != first)
    }

    @Test("albums that fill themselves choose by kind, and hide what is hidden")
    func smartAlbums() throws {
        var contents = PhotoLibraryContents.samples
        #expect(contents.assets(of: .recents).count == 14)
        #expect(contents.assets(of: .screenshots).map(\.kind) == [.screenshot])
        #expect(contents.assets(of: .favorites).count == 3)
        #expect(contents.assets(of: .videos).isEmpty)
        var first = contents.assets[0]
        first.isHidden = true
        try contents.apply([.update(first)])
        #expect(contents.assets(of: .recents).count == 13)
        #expect(contents.assets(of: .hidden) == [first])
    }

    @Test("an app with limited access sees what was chosen, and no albums")
    func permission() {
        let contents = PhotoLibraryContents.samples
        let chosen = contents.assets[2]
        let limited = PhotoPermission(reading: .limited, selected: [chosen.id, "gone"])
        #expect(limited.visible(of: contents).assets == [chosen])
        #expect(limited.visible(of: contents).albums.isEmpty)
        #expect(limited.canAdd)
        #expect(PhotoPermission(reading: .denied).visible(of: contents).assets.isEmpty)
        #expect(PhotoPermission(reading: .full).visible(of: contents) == contents)
        #expect(!PhotoPermission(reading: .denied, adding: .undecided).canAdd)
        #expect(PhotoPermission(reading: .denied, adding: .granted).canAdd)
    }
}
