import CoreGraphics
import Foundation
import PhotoLibrary
import Testing
import UIKitCore

@testable import Photos

extension PhotosSuites {
    @Suite("Image manager", .application, .serialized) @MainActor struct ImageManagerTests {
        private let stage = PhotosStage()
        private let notes = Notes()
        private let manager = PHImageManager()

        private func asset() throws -> PHAsset { try #require(PHAsset.fetchAssets(with: nil).firstObject) }

        private func request(
            _ asset: PHAsset, _ side: CGFloat, _ mode: PHImageContentMode = .aspectFit, _ options: PHImageRequestOptions? = nil
        ) -> PHImageRequestID {
            let notes = notes
            return manager.requestImage(
                for: asset, targetSize: CGSize(width: side, height: side), contentMode: mode, options: options
            ) { image, info in
                let kind = info?[PHImageResultIsDegradedKey] as? Bool == true ? "quick" : "full"
                notes.add(image.map { "\(kind) \(Int($0.size.width))×\(Int($0.size.height))" } ?? "error")
            }
        }

        @Test("a quick copy comes at once, then the image")
        func opportunistic() async throws {
            let id = request(try asset(), 400)
            #expect(id != PHInvalidImageRequestID)
            #expect(notes.all == ["quick 120×90"])
            await stage.settle()
            #expect(notes.all == ["quick 120×90", "full 400×300"])
        }

        @Test("a small image comes once")
        func small() async throws {
            _ = request(try asset(), 90, .aspectFill)
            await stage.settle()
            #expect(notes.all == ["full 120×90"])
        }

        @Test("the mode chooses the quick copy or the image")
        func modes() async throws {
            let options = PHImageRequestOptions()
            options.deliveryMode = .highQualityFormat
            _ = request(try asset(), 400, .aspectFill, options)
            await stage.settle()
            options.deliveryMode = .fastFormat
            _ = request(try asset(), 400, .aspectFill, options)
            await stage.settle()
            #expect(notes.all == ["full 533×400", "quick 120×90"])
        }

        @Test("a synchronous request has its one result when it returns")
        func synchronous() throws {
            let options = PHImageRequestOptions()
            options.isSynchronous = true
            _ = request(try asset(), 400, .aspectFit, options)
            #expect(notes.all == ["full 400×300"])
        }

        @Test("the largest size is the photo's; a crop needs an exact size")
        func sizes() throws {
            let options = PHImageRequestOptions()
            (options.isSynchronous, options.resizeMode) = (true, .exact)
            options.normalizedCropRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
            let (notes, asset) = (notes, try asset())
            manager.requestImage(for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options) { image, _ in
                notes.add("\(image?.size ?? .zero)")
            }
            options.normalizedCropRect = .zero
            manager.requestImage(for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options) { image, _ in
                notes.add("\(image?.size ?? .zero)")
            }
            #expect(notes.all == ["(800.0, 600.0)", "(1600.0, 1200.0)"])
        }

        @Test("a cancelled request gives no more results")
        func cancelling() async throws {
            manager.cancelImageRequest(request(try asset(), 400))
            await stage.settle()
            #expect(notes.all == ["quick 120×90"])
        }

        @Test("an asset that the app does not see any more gives an error")
        func hidden() async throws {
            let asset = try asset()
            stage.access.permissions.change { $0.reading = .denied }
            _ = request(asset, 90)
            await stage.settle()
            #expect(notes.all == ["error"])
        }

        @Test("the file comes with its type and orientation")
        func data() async throws {
            let (notes, asset) = (notes, try asset())
            manager.requestImageDataAndOrientation(for: asset, options: nil) { data, type, orientation, _ in
                notes.add("\(data?.isEmpty == false) \(type ?? "") \(orientation.rawValue)")
            }
            await stage.settle()
            #expect(notes.all == ["true public.jpeg 1"])
        }
    }
}
