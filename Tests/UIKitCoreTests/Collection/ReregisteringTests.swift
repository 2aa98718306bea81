import Foundation
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("UICollectionView: registering again") @MainActor struct Reregistering {
        let stage = CollectionStage()

        @Test("registering the same class again keeps the reusable cells; another class discards them")
        func again() {
            final class OtherCell: UICollectionViewCell {}
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 90, height: 90)
            let source = ItemSource(40)
            let view = stage.show(layout, source)
            view.isPrefetchingEnabled = false
            source.sections = [["one"]]
            view.reloadData()
            stage.app.flush()
            let made = view.core.pool.made
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            source.sections = [(0..<6).map { "\($0)" }]
            view.reloadData()
            stage.app.flush()
            #expect(view.core.pool.made == made)
            source.sections = [["one"]]
            view.reloadData()
            stage.app.flush()
            view.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
            #expect(view.subviews.filter { $0 is TestCell }.count == 1)
            view.performBatchUpdates {
                source.sections = [["one", "two"]]
                view.insertItems(at: [IndexPath(item: 1, section: 0)])
            }
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) is OtherCell)
        }

        @Test("cells visible when another class or nib is registered are not reused", arguments: [false, true])
        func outdated(isNib: Bool) {
            final class OtherCell: UICollectionViewCell {}
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 300, height: 20)
            let view = stage.show(layout, ItemSource(40))
            view.isPrefetchingEnabled = false
            if isNib {
                view.register(UINib { _ in [OtherCell()] }, forCellWithReuseIdentifier: "cell")
            } else {
                view.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
            }
            view.contentOffset.y = 900
            stage.app.flush()
            #expect(view.visibleCells.count > 7)
            #expect(view.visibleCells.allSatisfy { $0 is OtherCell })
            #expect(!view.subviews.contains { $0 is TestCell })
            let made = view.core.pool.made
            view.contentOffset.y = 0
            stage.app.flush()
            #expect(view.visibleCells.allSatisfy { $0 is OtherCell })
            #expect(view.core.pool.made <= made + 1)
            view.register(UINib { _ in [OtherCell()] }, forCellWithReuseIdentifier: "cell")
            let old = view.visibleCells
            view.reloadData()
            stage.app.flush()
            #expect(!view.visibleCells.contains { cell in old.contains { $0 === cell } })
        }
    }
}
