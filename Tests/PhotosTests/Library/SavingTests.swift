import Foundation
import ObjectiveC
import PhotoLibrary
import Photos
import Testing
import UIKitCore

@testable import UIPhotos

extension PhotosSuites {
    @Suite("Saving", .application, .serialized) @MainActor struct SavingTests {
        private let stage = PhotosStage(PhotoPermission())

        private final class Target: NSObject {
            var error: NSError??
            var isCalled: Bool { error != nil }
        }

        private func save(_ answer: String) async throws -> Target {
            let target = Target()
            let selector = Selector("image:didFinishSavingWithError:contextInfo:")
            ObjCRuntime.register(Target.self, selector.name) { target, arguments in
                target.error = .some(arguments[1] as? NSError)
                return nil
            }
            UIImageWriteToSavedPhotosAlbum(try PhotosStage.picture(), target, selector, nil)
            _ = try #require(await stage.awaitAlert())
            try stage.answer(answer)
            var turns = 0
            while !target.isCalled, turns < 10_000 {
                await stage.settle()
                turns += 1
            }
            return target
        }

        @Test("an image is added after the user allowed it, and the selector called")
        func saving() async throws {
            let target = try await save("Allow")
            #expect(target.isCalled)
            #expect(target.error == .some(nil))
            let assets = stage.access.library.contents.assets
            #expect(assets.count == 15)
            #expect(assets.last?.created == PhotosStage.now)
        }

        @Test("a refusal is the selector's error")
        func refusal() async throws {
            let target = try await save("Don’t Allow")
            #expect(target.error??.code == PHPhotosError.Code.accessUserDenied.rawValue)
            #expect(stage.access.library.contents.assets.count == 14)
        }

        @Test("videos cannot be saved, and the device says so")
        func videos() { #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/tmp/film.mp4")) }
    }
}
