import Foundation
import PhotoLibrary
import Testing
import UIKitCore

@testable import Photos

extension PhotosSuites {
    @Suite("Permission", .application, .serialized) @MainActor struct PermissionTests {
        private let stage = PhotosStage(PhotoPermission())

        private func ask(_ level: PHAccessLevel, _ answer: String) async throws -> PHAuthorizationStatus {
            async let status = PHPhotoLibrary.requestAuthorization(for: level)
            _ = try #require(await stage.awaitAlert())
            try stage.answer(answer)
            return await status
        }

        @Test("the user is asked with the reason of Info.plist, once")
        func asking() async throws {
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
            async let first = PHPhotoLibrary.requestAuthorization(for: .readWrite)
            let alert = try #require(await stage.awaitAlert())
            #expect(alert.title?.hasSuffix("Would Like to Access Your Photo Library") == true)
            #expect(alert.message == "To test")
            #expect(alert.actions.map(\.title) == ["Limit Access…", "Allow Full Access", "Don’t Allow"])
            try stage.answer("Allow Full Access")
            #expect(await first == .authorized)
            #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
            #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
        }

        @Test("one that may not read may be allowed to add")
        func adding() async throws {
            #expect(try await ask(.readWrite, "Don’t Allow") == .denied)
            #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)
            #expect(try await ask(.addOnly, "Allow") == .authorized)
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
            #expect(PHAsset.fetchAssets(with: nil).count == 0)
        }

        @Test("limited access begins with the user's choice")
        func limiting() async throws {
            let id = try #require(stage.access.library.contents.assets.first?.id)
            PhotoAccess.chooser = { _, _, done in done([id]) }
            defer { PhotoAccess.chooser = nil }
            #expect(try await ask(.readWrite, "Limit Access…") == .limited)
            #expect(PHAsset.fetchAssets(with: nil).firstObject?.localIdentifier == id)
        }

        @Test("a fetch before the answer asks, and finds nothing")
        func implicit() async throws {
            #expect(PHAsset.fetchAssets(with: nil).count == 0)
            #expect(await stage.awaitAlert() != nil)
            try stage.answer("Don’t Allow")
        }

        @Test(
            "the texts are those of the device's version",
            arguments: [("15.5", "Select Photos…"), ("16.0", "Select Photos…"), ("17.5", "Limit Access…"), ("", "Select Photos…")])
        func texts(version: String, first: String) {
            let text = PhotoQuestionText(.reading, app: "Kettle", systemVersion: version, locale: "en_US")
            #expect(text.answers.first?.title == first)
            #expect(text.title.hasPrefix("“Kettle” Would Like to Access"))
        }

        @Test("an app without a reason in Info.plist is stopped, with the key", arguments: [PHAccessLevel.readWrite, .addOnly])
        func noReason(level: PHAccessLevel) async {
            let key = level == .addOnly ? "NSPhotoLibraryAddUsageDescription" : "NSPhotoLibraryUsageDescription"
            let result =
                level == .addOnly
                ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    PhotoAccess(library: PhotoLibraryStore(folder: nil), permissions: PhotoPermissionStore(file: nil), usage: { _ in nil })
                        .ask(.adding) {}
                }
                : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    PhotoAccess(library: PhotoLibraryStore(folder: nil), permissions: PhotoPermissionStore(file: nil), usage: { _ in nil })
                        .ask(.reading) {}
                }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("Info.plist must contain an \(key) key"))
        }
    }
}
