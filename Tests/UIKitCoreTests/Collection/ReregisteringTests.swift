import Foundation
import Testing

@testable import UIKitCore

extension CollectionSuites {
    @Suite("UICollectionView: registering again") @MainActor struct Reregistering {
        let stage = CollectionStage()

        @Test("the same class again keeps the cells that wait; another makes them go")
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
    }
}
