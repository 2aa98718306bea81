import Foundation
import PhotosUI
import Testing
import UIKitCore

@testable import Photos

extension PhotosSuites {
    @Suite("Live Photos of an app's files", .application, .serialized) @MainActor struct LivePhotoTests {
        private let stage = PhotosStage()

        /// A folder with an image of 6 by 4 pixels, and a file that has a video's name.
        private func files() throws -> (folder: URL, image: URL, video: URL) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let data = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).pngData {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
            }
            let (image, video) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.MOV"))
            try data.write(to: image)
            try Data("not played here".utf8).write(to: video)
            return (folder, image, video)
        }

        private func load(_ urls: [URL], cancels: Bool = false) async -> (PHLivePhoto?, [AnyHashable: Any]) {
            await withCheckedContinuation { continuation in
                let id = PHLivePhoto.request(
                    withResourceFileURLs: urls, placeholderImage: nil, targetSize: .zero, contentMode: .default
                ) { photo, info in
                    nonisolated(unsafe) let result = (photo, info)
                    continuation.resume(returning: result)
                }
                #expect(id != PHLivePhotoRequestIDInvalid)
                if cancels { PHLivePhoto.cancelRequest(withRequestID: id) }
            }
        }

        @Test("an image and a video are a Live Photo, in any order")
        func pairs() async throws {
            let files = try files()
            defer { try? FileManager.default.removeItem(at: files.folder) }
            for urls in [[files.image, files.video], [files.video, files.image]] {
                let (photo, info) = await load(urls)
                #expect(photo?.size == CGSize(width: 6, height: 4))
                #expect(info[PHLivePhotoInfoErrorKey] == nil)
                #expect(info[PHLivePhotoInfoCancelledKey] as? Bool == false)
            }
        }

        @Test("an error names what is missing")
        func missing() async throws {
            let files = try files()
            defer { try? FileManager.default.removeItem(at: files.folder) }
            for (urls, text) in [([files.image], "a video"), ([files.video], "an image"), ([], "an image")] {
                let (photo, info) = await load(urls)
                #expect(photo == nil)
                #expect((info[PHLivePhotoInfoErrorKey] as? any Error)?.localizedDescription.contains(text) == true, "\(info)")
            }
        }

        @Test("a cancelled request ends without a photo")
        func cancelled() async throws {
            let files = try files()
            defer { try? FileManager.default.removeItem(at: files.folder) }
            let (photo, info) = await load([files.image, files.video], cancels: true)
            #expect(photo == nil)
            #expect(info[PHLivePhotoInfoCancelledKey] as? Bool == true)
        }

        private final class Delegate: NSObject, PHLivePhotoViewDelegate {
            var allows = true
            var calls: [String] = []
            func livePhotoView(_ view: PHLivePhotoView, canBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle) -> Bool { allows }
            func livePhotoView(_ view: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle) {
                calls.append("begin \(style)")
            }
            func livePhotoView(_ view: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle) {
                calls.append("end \(style)")
            }
        }

        @Test("a view plays once at a time, if its delegate allows it, and not without a photo")
        func playback() async throws {
            let files = try files()
            defer { try? FileManager.default.removeItem(at: files.folder) }
            let (view, delegate) = (PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 60, height: 40)), Delegate())
            view.delegate = delegate
            view.startPlayback(with: .full)
            #expect(delegate.calls == [])
            view.livePhoto = await load([files.image, files.video]).0
            view.startPlayback(with: .hint)
            view.startPlayback(with: .full)
            view.stopPlayback()
            view.stopPlayback()
            #expect(delegate.calls == ["begin hint", "end hint"])
            delegate.allows = false
            view.startPlayback(with: .full)
            #expect(delegate.calls.count == 2)
            delegate.allows = true
            view.startPlayback(with: .full)
            view.livePhoto = nil
            #expect(delegate.calls.suffix(2) == ["begin full", "end full"])
        }
    }
}
