import Foundation
import ObjectiveC
import PhotoLibrary
import Testing

@testable import Photos

extension PhotosSuites {
    @Suite("Fetches", .application, .serialized) @MainActor struct FetchTests {
        private let stage = PhotosStage()

        private func options(_ predicate: NSPredicate? = nil, sort: [NSSortDescriptor]? = nil, limit: Int = 0) -> PHFetchOptions {
            let options = PHFetchOptions()
            (options.predicate, options.sortDescriptors, options.fetchLimit) = (predicate, sort, limit)
            return options
        }

        @Test("an app's own result is empty, and asks for nothing")
        func empty() {
            let none = PHFetchResult<PHAsset>()
            #expect(none.count == 0)
            #expect(none.firstObject == nil)
        }

        @Test("all assets come in the order of their dates")
        func all() throws {
            let found = PHAsset.fetchAssets(with: nil)
            #expect(found.count == 14)
            let dates = (0..<found.count).compactMap { found.object(at: $0).creationDate }
            #expect(dates == dates.sorted())
            #expect(found.countOfAssets(with: .image) == 14)
            #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
            let last = try #require(found.lastObject)
            #expect(found.index(of: last) == 13)
            #expect(found.contains(last))
        }

        @Test("predicates and sort descriptors use the keys of Apple's documentation")
        func keys() {
            let wide = PHAsset.fetchAssets(with: options(NSPredicate(format: "pixelWidth > pixelHeight AND isFavorite == YES")))
            #expect(wide.count == 2)
            let screens = NSPredicate(format: "(mediaSubtypes & %d) != 0", PHAssetMediaSubtype.photoScreenshot.rawValue)
            #expect(PHAsset.fetchAssets(with: options(screens)).firstObject?.mediaSubtypes == .photoScreenshot)
            let images = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
            #expect(PHAsset.fetchAssets(with: options(images)).count == 14)
            let newest = PHAsset.fetchAssets(
                with: options(sort: [NSSortDescriptor(key: "creationDate", ascending: false)], limit: 3))
            #expect(newest.count == 3)
            #expect(newest.firstObject == PHAsset.fetchAssets(with: nil).lastObject)
        }

        @Test("a fetch keeps its options, whatever the app does with them later")
        func frozen() {
            let options = options(limit: 2)
            let found = PHAsset.fetchAssets(with: options)
            options.fetchLimit = 5
            #expect(found.refetched(in: stage.access.visible).count == 2)
        }

        @Test("albums have titles, kinds and their assets")
        func albums() throws {
            let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
            let travels = try #require(albums.firstObject)
            #expect(travels.localizedTitle == "Travels")
            #expect(travels.estimatedAssetCount == 4)
            #expect(PHAsset.fetchAssets(in: travels, options: nil).count == 4)
            let smart = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
            #expect(smart.count == 1)
            let favorites = try #require(smart.firstObject)
            #expect(PHAsset.fetchAssets(in: favorites, options: nil).count == 3)
            let asset = try #require(PHAsset.fetchAssets(in: travels, options: nil).firstObject)
            let containing = PHAssetCollection.fetchAssetCollectionsContaining(asset, with: .album, options: nil)
            #expect(containing.firstObject == travels)
            #expect(PHCollection.fetchTopLevelUserCollections(with: nil).count == 1)
        }

        @Test("enumeration ends when the closure says so, and may go backwards")
        func enumeration() {
            let found = PHAsset.fetchAssets(with: nil)
            var places: [Int] = []
            found.enumerateObjects(options: .reverse) { _, place, stop in
                places.append(place)
                if places.count == 3 { stop.pointee = true }
            }
            #expect(places == [13, 12, 11])
        }

        @Test("an app with limited access finds what the user chose")
        func limited() {
            let ids = stage.access.library.contents.assets.prefix(2).map(\.id)
            stage.access.permissions.change { ($0.reading, $0.selected) = (.limited, Set(ids)) }
            #expect(PHAsset.fetchAssets(with: nil).count == 2)
            #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
            #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .limited)
        }

        @Test("the file of an asset is a resource")
        func resources() async throws {
            let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
            let resource = try #require(PHAssetResource.assetResources(for: asset).first)
            #expect(resource.originalFilename == "IMG_0001.JPG")
            #expect(resource.uniformTypeIdentifier == "public.jpeg")
            let bytes = Notes()
            let error: (any Error)? = await withCheckedContinuation { continuation in
                PHAssetResourceManager.default().requestData(for: resource, options: nil) {
                    bytes.add("\($0.count)")
                } completionHandler: {
                    continuation.resume(returning: $0)
                }
            }
            #expect(error == nil)
            #expect(bytes.all == [SamplePicture.file(0).map { "\($0.count)" }])
        }

        @Test("an index beyond the result stops the app")
        func beyond() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    _ = PhotosStage()
                    _ = PHAsset.fetchAssets(with: nil)[14]
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("index 14 beyond bounds [0 .. 13]"))
        }
    }
}
