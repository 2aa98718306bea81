import CoreGraphics
import Foundation
import ObjectiveC
import PhotoLibrary
import Testing
import UIKitCore
import UILists

@testable import PhotosUI

extension PhotosSuites {
    @Suite("Photo picker", .application, .serialized) @MainActor struct PhotoPickerTests {
        private let stage = PhotosStage(PhotoPermission())
        private let owner = Owner()

        private final class Owner: PHPickerViewControllerDelegate {
            var results: [[PHPickerResult]] = []
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { self.results.append(results) }
        }

        private func show(_ configuration: PHPickerConfiguration) async throws -> (PHPickerViewController, UICollectionView) {
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = owner
            stage.show(picker)
            await stage.settle()
            return (picker, try #require(grids(picker.view).first))
        }
        private func grids(_ view: UIView) -> [UICollectionView] {
            view.subviews.flatMap { ($0 as? UICollectionView).map { [$0] } ?? [] + grids($0) }
        }
        private func tap(_ grid: UICollectionView, _ item: Int) {
            grid.delegate?.collectionView(grid, didSelectItemAt: IndexPath(item: item, section: 0))
        }
        private func item(_ picker: PHPickerViewController, _ title: String) throws -> UIBarButtonItem {
            let navigation = try #require(picker.children.first as? UINavigationController)
            return try #require(navigation.topViewController?.navigationItem.rightBarButtonItem, "no \(title)")
        }

        @Test("one photo is taken with a touch, and loads as image and as data")
        func single() async throws {
            let (_, grid) = try await show(PHPickerConfiguration())
            tap(grid, 10)
            let result = try #require(owner.results.first?.first)
            #expect(result.assetIdentifier == nil)
            #expect(result.itemProvider.registeredTypeIdentifiers == ["public.png"])
            #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
            let width: CGFloat? = await withCheckedContinuation { continuation in
                result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                    continuation.resume(returning: (image as? UIImage)?.size.width)
                }
            }
            #expect(width == 590)
        }

        @Test("several are chosen up to the limit and added in order, with identifiers of a library")
        func several() async throws {
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            (configuration.selectionLimit, configuration.selection) = (2, .ordered)
            let (picker, grid) = try await show(configuration)
            #expect(try item(picker, "Add").isEnabled == false)
            for place in [4, 0, 2] { tap(grid, place) }
            #expect(owner.results.isEmpty)
            let add = try item(picker, "Add")
            #expect(add.isEnabled)
            add.primaryAction?.performWithSender(add, target: nil)
            let assets = stage.access.library.contents.assets
            #expect(owner.results.first?.map(\.assetIdentifier) == [assets[4].id, assets[0].id])
        }

        @Test("a preselection is chosen from the beginning, and can be taken out")
        func preselection() async throws {
            let ids = stage.access.library.contents.assets.prefix(2).map(\.id)
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.selectionLimit = 0
            configuration.preselectedAssetIdentifiers = ids + ["gone"]
            let (picker, grid) = try await show(configuration)
            let selected = grid.visibleCells.filter { $0.accessibilityTraits.contains(.selected) }
            #expect(selected.count == 2)
            picker.deselectAssets(withIdentifiers: [ids[0]])
            let add = try item(picker, "Add")
            add.primaryAction?.performWithSender(add, target: nil)
            #expect(owner.results.first?.map(\.assetIdentifier) == [ids[1]])
        }

        @Test("a continuous picker tells each choice")
        func continuous() async throws {
            var configuration = PHPickerConfiguration()
            (configuration.selectionLimit, configuration.selection) = (0, .continuous)
            let (_, grid) = try await show(configuration)
            for place in [0, 1, 0] { tap(grid, place) }
            #expect(owner.results.map(\.count) == [1, 2, 1])
        }

        @Test("a filter leaves the rest out")
        func filter() async throws {
            var configuration = PHPickerConfiguration()
            configuration.filter = .screenshots
            let (_, grid) = try await show(configuration)
            #expect(grid.numberOfItems(inSection: 0) == 1)
        }
    }
}
