import CoreLocation
import Foundation
import PhotoLibrary
import Testing
import UIKitCore

@testable import Photos

extension PhotosSuites {
    @Suite("Changes", .application, .serialized) @MainActor struct ChangeTests {
        private let stage = PhotosStage()
        private var library: PHPhotoLibrary { .shared() }

        private func newest() -> PHAsset? { PHAsset.fetchAssets(with: nil).lastObject }

        @Test("an image is added with the properties that the request has at the end")
        func adding() throws {
            let image = try PhotosStage.picture()
            var placeholder: PHObjectPlaceholder?
            try library.performChangesAndWait {
                let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
                placeholder = request.placeholderForCreatedAsset
                request.isFavorite = true
                request.location = CLLocation(latitude: 48, longitude: 16)
            }
            let asset = try #require(newest())
            #expect(asset.localIdentifier == placeholder?.localIdentifier)
            #expect(asset.pixelWidth == 8)
            #expect(asset.pixelHeight == 4)
            #expect(asset.isFavorite)
            #expect(asset.location?.coordinate.latitude == 48)
            #expect(asset.creationDate == PhotosStage.now)
        }

        @Test("requests are released once their changes are made or refused")
        func release() throws {
            let image = try PhotosStage.picture()
            weak var made: PHAssetChangeRequest?
            try library.performChangesAndWait { made = PHAssetChangeRequest.creationRequestForAsset(from: image) }
            #expect(made == nil)
            weak var refused: PHAssetCreationRequest?
            #expect(throws: NSError.self) { try library.performChangesAndWait { refused = PHAssetCreationRequest.forAsset() } }
            #expect(refused == nil)
        }

        @Test("a file and data are added as they are; what is no photo is refused and changes nothing")
        func files() throws {
            let data = try #require(SamplePicture.file(11))
            try library.performChangesAndWait {
                let options = PHAssetResourceCreationOptions()
                options.originalFilename = "Jump.GIF"
                PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: options)
            }
            let asset = try #require(newest())
            #expect(asset.playbackStyle == .imageAnimated)
            #expect(stage.access.library.data(of: asset.value) == data)
            #expect(PHAssetResource.assetResources(for: asset).first?.originalFilename == "Jump.GIF")

            let bad = #expect(throws: NSError.self) {
                try library.performChangesAndWait {
                    PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("no".utf8), options: nil)
                }
            }
            #expect(bad?.domain == PHPhotosErrorDomain)
            #expect(bad?.code == PHPhotosError.Code.invalidResource.rawValue)
            let none = #expect(throws: NSError.self) { try library.performChangesAndWait { _ = PHAssetCreationRequest.forAsset() } }
            #expect(none?.code == PHPhotosError.Code.missingResource.rawValue)
            #expect(PHAsset.fetchAssets(with: nil).count == 15)
            #expect(PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: URL(fileURLWithPath: "/none")) == nil)
        }

        @Test("an album is made, filled with a new photo, changed and deleted")
        func albums() throws {
            let image = try PhotosStage.picture()
            var id = ""
            try library.performChangesAndWait {
                let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Kettles")
                id = album.placeholderForCreatedAssetCollection.localIdentifier
                let picture = PHAssetChangeRequest.creationRequestForAsset(from: image)
                album.addAssets([picture.placeholderForCreatedAsset] as [PHObjectPlaceholder?] as NSFastEnumeration)
            }
            let album = try #require(PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [id], options: nil).firstObject)
            #expect(album.localizedTitle == "Kettles")
            #expect(PHAsset.fetchAssets(in: album, options: nil).count == 1)
            let others = PHAsset.fetchAssets(with: nil)
            try library.performChangesAndWait {
                let change = PHAssetCollectionChangeRequest(for: album)
                change?.title = "Pots"
                change?.insertAssets([others[0], others[1]] as NSArray, at: [0, 1])
                change?.removeAssets(at: [2])
                change?.moveAssets(at: [1], to: 0)
            }
            let changed = try #require(PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [id], options: nil).firstObject)
            #expect(changed.localizedTitle == "Pots")
            let content = PHAsset.fetchAssets(in: changed, options: nil)
            #expect(content.objects == [others[1], others[0]])
            try library.performChangesAndWait { PHAssetCollectionChangeRequest.deleteAssetCollections([changed] as NSArray) }
            #expect(PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [id], options: nil).count == 0)
            #expect(PHAsset.fetchAssets(with: nil).count == 15)
        }

        @Test("before something is deleted the user is asked", arguments: [true, false])
        func deleting(isAllowed: Bool) async throws {
            let asset = try #require(newest())
            let library = library
            async let result: Int? = {
                do {
                    try await library.performChanges { PHAssetChangeRequest.deleteAssets([asset] as NSArray) }
                    return nil
                } catch { return (error as NSError).code }
            }()
            let alert = try #require(await stage.awaitAlert())
            #expect(alert.title?.hasSuffix("to delete this photo?") == true)
            try stage.answer(isAllowed ? "Delete" : "Don’t Allow")
            #expect(await result == (isAllowed ? nil : PHPhotosError.Code.userCancelled.rawValue))
            #expect(PHAsset.fetchAssets(with: nil).count == (isAllowed ? 13 : 14))
        }

        @Test("the main thread cannot wait for the user's answer about deleting")
        func deletingAndWaiting() throws {
            let asset = try #require(newest())
            let error = #expect(throws: NSError.self) {
                try library.performChangesAndWait { PHAssetChangeRequest.deleteAssets([asset] as NSArray) }
            }
            #expect(error?.code == PHPhotosError.Code.changeNotSupported.rawValue)
            #expect(error?.localizedDescription.contains("performChanges") == true)
            #expect(PHAsset.fetchAssets(with: nil).count == 14)
        }

        @Test("without permission nothing changes")
        func refused() throws {
            let asset = try #require(newest())
            stage.access.permissions.change { $0.reading = .denied }
            let error = #expect(throws: NSError.self) {
                try library.performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = false }
            }
            #expect(error?.code == PHPhotosError.Code.accessUserDenied.rawValue)
        }

        @Test("what an app with limited access adds, it sees")
        func limited() throws {
            stage.access.permissions.change { $0.reading = .limited }
            #expect(PHAsset.fetchAssets(with: nil).count == 0)
            let image = try PhotosStage.picture()
            try library.performChangesAndWait { _ = PHAssetChangeRequest.creationRequestForAsset(from: image) }
            #expect(PHAsset.fetchAssets(with: nil).count == 1)
        }

        private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
            let changes: AsyncStream<PHChange>
            private let continuation: AsyncStream<PHChange>.Continuation
            override init() { (changes, continuation) = AsyncStream.makeStream() }
            func photoLibraryDidChange(_ changeInstance: PHChange) { continuation.yield(changeInstance) }
        }

        @Test("observers learn what changed in a fetch's result")
        func observing() async throws {
            let observer = Observer()
            library.register(observer)
            library.register(observer)
            let (before, image) = (PHAsset.fetchAssets(with: nil), try PhotosStage.picture())
            let first = before[0]
            try library.performChangesAndWait {
                _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
                PHAssetChangeRequest(for: first).isFavorite = true
            }
            var changes = observer.changes.makeAsyncIterator()
            let change = try #require(await changes.next())
            let details = try #require(change.changeDetails(for: before))
            #expect(details.insertedIndexes == [14])
            #expect(details.changedIndexes == [0])
            #expect(details.removedIndexes == nil)
            #expect(!details.hasMoves)
            #expect(details.fetchResultAfterChanges.count == 15)
            #expect(change.changeDetails(for: first)?.objectAfterChanges?.isFavorite == true)
            #expect(change.changeDetails(for: before[1]) == nil)
            let videos = PHAsset.fetchAssets(with: .video, options: nil)
            #expect(change.changeDetails(for: videos) == nil)
            library.unregisterChangeObserver(observer)
        }

        @Test("a request outside of a block stops the app")
        func outside() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                PHAssetChangeRequest.deleteAssets([] as NSArray)
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:]"))
        }
    }
}
