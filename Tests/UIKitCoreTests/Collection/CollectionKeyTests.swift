import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Collection view: arrow keys") @MainActor struct Keys {
        let stage = CollectionStage()

        private func grid(_ count: Int) -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            return stage.show(layout, ItemSource(count))
        }

        private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

        private func press(_ way: ScrollTravelDirection, _ view: UICollectionView) -> IndexPath? {
            _ = CollectionKeyNavigation.step(view.core, way)
            return view.indexPathsForSelectedItems?.first
        }

        @Test("arrow keys select the next item, above and below; at an end nothing changes")
        func grid() {
            let view = grid(8)
            #expect(press(.down, view) == path(0))
            #expect(press(.right, view) == path(1))
            #expect(press(.down, view) == path(4))
            #expect(press(.left, view) == path(3))
            #expect(!CollectionKeyNavigation.step(view.core, .left))
            #expect(view.indexPathsForSelectedItems == [path(3)])
            _ = press(.right, view)
            #expect(press(.right, view) == path(5))
            // No item is directly below: the nearest of the last line.
            #expect(press(.down, view) == path(7))
            #expect(!CollectionKeyNavigation.step(view.core, .down))
            #expect(press(.up, view) == path(4))
        }

        @Test("scrolls a selected item into view by the minimum")
        func scrolls() {
            let view = grid(300)
            view.selectItem(at: path(22), animated: false, scrollPosition: [])
            #expect(press(.down, view) == path(25))
            #expect(view.contentOffset.y == 50)
            #expect(view.cellForItem(at: path(25))?.isSelected == true)
            #expect(press(.up, view) == path(22))
            #expect(view.contentOffset.y == 50)
        }

        @Test("skips items that may not be highlighted, and calls the delegate for the rest")
        func skips() {
            @MainActor final class Picky: ItemSource {
                override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
                    indexPath.item != 3
                }
            }
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            let source = Picky([(0..<9).map(String.init)])
            let view = stage.show(layout, source)
            view.selectItem(at: path(0), animated: false, scrollPosition: [])
            source.logs = true
            _ = stage.journal.take()
            #expect(press(.down, view) == path(6))
            #expect(stage.journal.take() == ["should select 6", "deselect 0", "select 6"])
            view.allowsSelection = false
            #expect(!CollectionKeyNavigation.step(view.core, .up))
        }

        @Test("with separate focus, keys move it and return selects; the delegate may make selection follow focus")
        func focus() {
            @MainActor final class Watching: NSObject, UICollectionViewDelegate {
                var follows: (Int) -> Bool = { _ in false }
                var may = true
                var received: [String] = []
                func collectionView(
                    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
                ) -> Bool { may }
                func collectionView(
                    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
                    with coordinator: UIFocusAnimationCoordinator
                ) {
                    let cell = context.nextFocusedIndexPath.flatMap(collectionView.cellForItem)
                    let (old, new) = (context.previouslyFocusedIndexPath?.item ?? -1, context.nextFocusedIndexPath?.item ?? -1)
                    received.append("\(old) → \(new) \(cell === context.nextFocusedView)")
                }
                func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
                    follows(indexPath.item)
                }
            }
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            let model = ItemSource(90)
            let source = Watching()
            let view = stage.show(layout, model)
            view.delegate = source
            view.allowsFocus = true
            #expect(press(.down, view) == nil)
            #expect(press(.right, view) == nil)
            #expect(source.received == ["-1 → 0 true", "0 → 1 true"])
            let cell = view.cellForItem(at: path(1))
            #expect(cell?.isFocused == true)
            #expect(cell?.configurationState.isFocused == true)
            #expect(cell?.subviews.contains { $0 is FocusRingView } == true)
            source.may = false
            #expect(!CollectionKeyNavigation.step(view.core, .down))
            #expect(cell?.isFocused == true)
            source.may = true
            for phase in [KeySample.Phase.down, .up] { stage.app.send(.input(.key(KeySample(phase: phase, usage: 40), time: 0))) }
            #expect(view.indexPathsForSelectedItems == [path(1)])
            #expect(cell?.subviews.contains { $0 is FocusRingView } == false)
            source.follows = { $0 == 4 }
            #expect(press(.down, view) == path(4))
            #expect(press(.down, view) == path(4))
            #expect(view.core.focus.place == .init(0, 7))
            source.follows = { _ in false }
            model.sections[0].removeFirst(3)
            view.deleteItems(at: (0..<3).map { path($0) })
            stage.settle()
            #expect(view.core.focus.place == .init(0, 4))
            #expect(view.cellForItem(at: path(4))?.isFocused == true)
            view.contentOffset.y = 700
            stage.app.flush()
            #expect(view.visibleCells.allSatisfy { !$0.isFocused })
            view.isEditing = true
            view.allowsSelectionDuringEditing = true
            #expect(!CollectionKeyNavigation.step(view.core, .down))
            view.allowsFocusDuringEditing = true
            #expect(CollectionKeyNavigation.step(view.core, .down))
            #expect(view.core.focus.place == .init(0, 7))
            view.isEditing = false
            view.remembersLastFocusedIndexPath = true
            let parent = view.superview
            view.removeFromSuperview()
            #expect(view.core.focus.place == nil)
            parent?.addSubview(view)
            stage.app.flush()
            view.selectItem(at: nil, animated: false, scrollPosition: [])
            #expect(CollectionKeyNavigation.step(view.core, .down))
            #expect(view.core.focus.place == .init(0, 7))
            view.allowsFocus = false
            #expect(press(.down, view) == path(10))
        }

        @Test("an orthogonal section is navigated along its axis and left across it")
        func orthogonal() {
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(80)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                section.orthogonalScrollingProperties.decelerationRate = .fast
                return section
            }
            let view = stage.show(layout, ItemSource(5, 5))
            let scroller = view.subviews.compactMap { $0 as? UIScrollView }.first
            #expect(scroller?.decelerationRate == .fast)
            #expect(press(.right, view) == path(0))
            for item in 1...3 { #expect(press(.right, view) == path(item)) }
            stage.app.flush()
            #expect(view.visibleCells.contains { $0.isSelected })
            #expect(press(.down, view)?.section == 1)
            #expect(press(.up, view)?.section == 0)
        }
    }
}
