import CoreGraphics
import Foundation
import Testing

@testable import PhotoLibrary

@Suite("Photo files and samples") struct PhotoFileTests {
    @Test("each sample is a file of the type and size that the library says", arguments: PhotoLibraryContents.samples.assets)
    func samples(_ asset: PhotoAsset) throws {
        guard case .sample(let index) = asset.content else {
            Issue.record("no sample")
            return
        }
        let data = try #require(SamplePicture.file(index))
        let file = try PhotoFile(data, name: asset.fileName)
        #expect(file.type == asset.type)
        #expect(file.size == CGSize(width: asset.width, height: asset.height))
        #expect((file.frames > 1) == (asset.kind == .animation))
        #expect(SamplePicture.file(index) == data)
    }

    @Test("samples have both orientations and different dates")
    func variety() {
        let assets = PhotoLibraryContents.samples.assets
        #expect(assets.contains { $0.isLandscape })
        #expect(assets.contains { $0.height > $0.width })
        #expect(Set(assets.map(\.created)).count == assets.count)
        #expect(PhotoLibraryContents.samples == PhotoLibraryContents.samples)
        #expect(PhotoLibraryContents.samples.albums.map(\.title) == ["Travels"])
    }

    @Test("what is no photo is refused with its name", arguments: [0, 1, 20, 200, 4000])
    func hostile(length: Int) throws {
        let whole = try #require(SamplePicture.file(11))
        for data in [whole.prefix(min(length, 9)), Data(repeating: 0xFF, count: length), Data("<<<<<<< HEAD\n".utf8)] {
            #expect(throws: PhotoLibraryError.unreadable(what: "x.gif")) { try PhotoFile(Data(data), name: "x.gif") }
        }
    }

    @Test("there is no sample outside of the list, and no image without pixels or of absurd size")
    func bounds() {
        #expect(SamplePicture.image(-1, size: CGSize(width: 4, height: 4)) == nil)
        #expect(SamplePicture.image(99, size: CGSize(width: 4, height: 4)) == nil)
        #expect(SamplePicture.file(99) == nil)
        #expect(SamplePicture.image(0, size: .zero) == nil)
        #expect(SamplePicture.image(0, size: CGSize(width: 100_000, height: 10)) == nil)
    }
}
