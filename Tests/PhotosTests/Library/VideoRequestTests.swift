import AVFoundation
import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import Photos

extension PhotosSuites {
    @Suite("Requests for videos", .application, .serialized) @MainActor struct VideoRequestTests {
        private let stage = PhotosStage()
        private let notes = Notes()
        private let manager = PHImageManager()

        private func asset() throws -> PHAsset { try #require(PHAsset.fetchAssets(with: nil).firstObject) }

        private nonisolated static func text(_ value: AnyObject?, _ info: [AnyHashable: Any]?) -> String {
            let error = info?[PHImageErrorKey] as? NSError
            return "\(value == nil ? "none" : "some") \(error?.domain ?? "") \(error?.code ?? 0)"
        }

        @Test("a photo is no video and no Live Photo: there is no value, and an error, later")
        func refused() async throws {
            let (asset, notes) = (try asset(), notes)
            let options = PHVideoRequestOptions()
            options.isNetworkAccessAllowed = true
            manager.requestAVAsset(forVideo: asset, options: options) { video, _, info in notes.add(Self.text(video, info)) }
            manager.requestPlayerItem(forVideo: asset, options: nil) { item, info in notes.add(Self.text(item, info)) }
            manager.requestExportSession(forVideo: asset, options: nil, exportPreset: "") { session, info in
                notes.add(Self.text(session, info))
            }
            manager.requestLivePhoto(
                for: asset, targetSize: CGSize(width: 10, height: 10), contentMode: .aspectFit, options: PHLivePhotoRequestOptions()
            ) { photo, info in notes.add(Self.text(photo, info)) }
            #expect(notes.all.isEmpty)
            await stage.settle()
            #expect(notes.all == Array(repeating: "none PHPhotosErrorDomain 3302", count: 4))
        }

        @Test("a request that is cancelled does not end")
        func cancelled() async throws {
            let notes = notes
            let id = manager.requestAVAsset(forVideo: try asset(), options: nil) { _, _, _ in notes.add("called") }
            #expect(id != PHInvalidImageRequestID)
            manager.cancelImageRequest(id)
            await stage.settle()
            #expect(notes.all.isEmpty)
        }

        @Test("copies of options have the values")
        func copies() throws {
            let video = PHVideoRequestOptions()
            video.version = .original
            video.deliveryMode = .fastFormat
            let videoCopy = try #require(video.copy() as? PHVideoRequestOptions)
            #expect(videoCopy.version == .original)
            #expect(videoCopy.deliveryMode == .fastFormat)
            #expect(!videoCopy.isNetworkAccessAllowed)
            let live = PHLivePhotoRequestOptions()
            live.isNetworkAccessAllowed = true
            live.deliveryMode = .highQualityFormat
            let liveCopy = try #require(live.copy() as? PHLivePhotoRequestOptions)
            #expect(liveCopy.isNetworkAccessAllowed)
            #expect(liveCopy.deliveryMode == .highQualityFormat)
        }
    }
}
