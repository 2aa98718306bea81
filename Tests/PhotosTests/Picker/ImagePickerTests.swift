import AVFoundation
import CoreGraphics
import Foundation
import ObjectiveC
import PhotoLibrary
import Photos
import Testing
import UIKitCore
import UILists

@testable import UIPhotos

extension PhotosSuites {
    @Suite("Image picker", .application, .serialized) @MainActor struct ImagePickerTests {
        private let stage = PhotosStage(PhotoPermission())
        private let owner = Owner()
        private let picker = UIImagePickerController()

        private final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            var info: [UIImagePickerController.InfoKey: Any]?
            var cancels = 0
            func imagePickerController(
                _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) { self.info = info }
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
        }

        private func show() async {
            picker.delegate = owner
            stage.show(picker)
            await stage.settle()
        }

        private func find<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
            view.subviews.flatMap { ($0 as? T).map { [$0] } ?? [] + find(type, in: $0) }
        }

        private func grid() throws -> UICollectionView {
            let views = try #require(picker.topViewController?.view)
            return try #require(find(UICollectionView.self, in: views).first)
        }

        private func choose(_ item: Int) throws {
            let grid = try grid()
            grid.delegate?.collectionView(grid, didSelectItemAt: IndexPath(item: item, section: 0))
        }

        private func press(_ title: String) throws {
            let view = try #require(picker.topViewController?.view)
            let button = try #require(find(UIButton.self, in: view).first { $0.currentTitle == title || $0.accessibilityLabel == title })
            button.sendActions(for: .touchUpInside)
        }

        @Test("the grid shows the whole library, without permission of the app")
        func library() async throws {
            await show()
            let grid = try grid()
            #expect(grid.numberOfItems(inSection: 0) == 14)
            let cell = try #require(grid.visibleCells.first)
            #expect(cell.isAccessibilityElement)
            #expect(cell.accessibilityLabel?.hasPrefix("Photo, ") == true)
            #expect(stage.alert == nil)
        }

        @Test("the delegate receives the photo, its file and type; no asset without permission")
        func choosing() async throws {
            await show()
            try choose(0)
            let info = try #require(owner.info)
            let image = try #require(info[.originalImage] as? UIImage)
            #expect(image.size == CGSize(width: 1600, height: 1200))
            #expect(info[.mediaType] as? String == "public.image")
            #expect(info[.phAsset] == nil)
            #expect(info[.editedImage] == nil)
            let file = try #require(info[.imageURL] as? URL)
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(try Data(contentsOf: file) == SamplePicture.file(0))
            stage.access.permissions.change { $0.reading = .full }
            try choose(1)
            let asset = try #require(owner.info?[.phAsset] as? PHAsset)
            #expect(asset.pixelHeight == 1600)
        }

        @Test("with editing, a square of the photo is chosen, or another photo")
        func editing() async throws {
            picker.allowsEditing = true
            await show()
            try choose(0)
            await stage.settle()
            #expect(owner.info == nil)
            try press("Choose")
            let info = try #require(owner.info)
            #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 1200, height: 1200))
            #expect((info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 200, y: 0, width: 1200, height: 1200))
        }

        @Test("types of which there is nothing show nothing")
        func types() async throws {
            picker.mediaTypes = ["public.movie"]
            await show()
            #expect(try grid().numberOfItems(inSection: 0) == 0)
            picker.mediaTypes = ["com.compuserve.gif"]
            await stage.settle()
            #expect(try grid().numberOfItems(inSection: 0) == 1)
        }

        @Test("the camera takes a photo, again if it is not to be used")
        func camera() async throws {
            MediaPermission.camera.reset(usage: "To test", answer: .granted)
            defer { MediaPermission.camera.reset(usage: nil) }
            picker.sourceType = .camera
            #expect(picker.modalPresentationStyle == .fullScreen)
            await show()
            picker.takePicture()
            await stage.settle()
            let review = try #require(picker.topViewController?.view)
            let scroll = try #require(find(UIScrollView.self, in: review).first)
            #expect(abs(scroll.zoomScale * 1080 - 393) < 1)
            try press("Retake")
            await stage.settle()
            picker.cameraDevice = .front
            picker.takePicture()
            await stage.settle()
            try press("Use Photo")
            let image = try #require(owner.info?[.originalImage] as? UIImage)
            #expect(image.size == CGSize(width: 1080, height: 1440))
            #expect(owner.info?[.mediaMetadata] is [String: Any])
            #expect(owner.info?[.imageURL] == nil)
            try press("Retake")
            await stage.settle()
            try press("Cancel")
            #expect(owner.cancels == 1)
        }

        @Test("without controls, the photo is the delegate's at once; without permission there is none")
        func ownControls() async throws {
            MediaPermission.camera.reset(usage: "To test", answer: .denied)
            defer { MediaPermission.camera.reset(usage: nil) }
            picker.sourceType = .camera
            picker.showsCameraControls = false
            await show()
            picker.takePicture()
            #expect(owner.info == nil)
            MediaPermission.camera.reset(usage: "To test", answer: .granted)
            picker.takePicture()
            #expect(owner.info?[.originalImage] is UIImage)
        }

        @Test("says what there is")
        func available() {
            #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
            #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
            #expect(!UIImagePickerController.isFlashAvailable(for: .rear))
            #expect(!picker.startVideoCapture())
        }

        @Test("no types stop the app")
        func noTypes() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { UIImagePickerController().mediaTypes = [] }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("No available types for source 0"))
        }
    }
}
