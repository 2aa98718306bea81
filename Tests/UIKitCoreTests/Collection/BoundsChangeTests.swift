import Foundation
import Testing
import UIKitCore
import UILists

extension CollectionSuites {
    @Suite("Collection view: changes of size") @MainActor struct BoundsChangeTests {
        private final class Layout: UICollectionViewFlowLayout {
            var calls: [String] = []
            private var cells: Int { collectionView?.visibleCells.count ?? 0 }
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { calls.append("prepare \(Int(oldBounds.height)) \(cells)") }
            override func finalizeAnimatedBoundsChange() {
                calls.append("finalize \(cells) \(UIView.inheritedAnimationDuration)")
            }
        }

        @Test("the layout is finalized once the elements have their new frames, in the animation that lays them out")
        func order() {
            let stage = CollectionStage()
            let layout = Layout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            let view = stage.show(layout, ItemSource(60))
            view.frame.size.height = 200
            view.layoutIfNeeded()
            layout.calls = []
            UIView.animate(withDuration: 1) {
                view.frame.size.height = 300
                #expect(layout.calls == ["prepare 200 4"])
                view.layoutIfNeeded()
            }
            #expect(layout.calls == ["prepare 200 4", "finalize 6 1.0"])
            stage.settle()
            layout.calls = []
            view.frame.size.height = 200
            view.frame.size.height = 250
            view.layoutIfNeeded()
            view.contentOffset.y = 20
            view.layoutIfNeeded()
            #expect(layout.calls == ["prepare 300 6", "finalize 5 0.0"])
        }
    }
}
