import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Edit menus of items") @MainActor struct EditMenuTests {
        let stage = CollectionStage()

        @MainActor private final class Copying: NSObject, UICollectionViewDelegate {
            var received: [String] = []
            var shows = true
            func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
                received.append("show \(indexPath.item)")
                return shows
            }
            func collectionView(
                _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
                withSender sender: Any?
            ) -> Bool { ["cut:", "copy:"].contains(action.description) }
            func collectionView(
                _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
            ) { received.append("\(action.description) \(indexPath.item)") }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { received.append("selected") }
        }

        private var entries: [EditMenuCell] { stage.window.subviews.compactMap { $0 as? EditMenuOverlay }.flatMap { $0.bar?.cells ?? [] } }

        private func press(_ place: CGPoint) {
            stage.app.touch(.began, place.x, place.y)
            stage.frames(0.7)
            stage.app.touch(.ended, place.x, place.y)
            stage.frames(0.3)
        }

        @Test("a long press on an item shows the delegate's actions, and the delegate performs the chosen one")
        func actions() throws {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            let view = stage.show(layout, ItemSource(4))
            let copying = Copying()
            view.delegate = copying
            stage.app.flush()
            let place = view.convert(CGPoint(x: 150, y: 125), to: nil)
            press(place)
            #expect(copying.received.contains("show 2"))
            #expect(!copying.received.contains("selected"))
            #expect(entries.compactMap { $0.element?.title } == ["Cut", "Copy"])
            copying.received = []
            let copy = try #require(entries.last)
            let frame = UIAccessibility.convertToScreenCoordinates(copy.bounds, in: copy)
            stage.app.tap(frame.midX, frame.midY)
            stage.settle()
            #expect(copying.received == ["copy: 2"])
            #expect(entries.isEmpty)
            copying.shows = false
            press(place)
            #expect(entries.isEmpty)
            #expect(copying.received.contains("selected"))
        }
    }
}
