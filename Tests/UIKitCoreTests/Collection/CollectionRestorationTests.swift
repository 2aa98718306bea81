import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("UICollectionView state restoration") @MainActor struct Restoration {
        let stage = CollectionStage()

        @MainActor private final class Named: ItemSource, UIDataSourceModelAssociation {
            func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { sections[idx.section][idx.item] }
            func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
                sections[0].firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
            }
        }

        private func layout() -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            return layout
        }

        @Test(
            "restores selection and scroll position by model identifiers, else by index paths",
            arguments: [true, false])
        func places(hasNames: Bool) throws {
            let items = (0..<60).map { "item \($0)" }
            func source(_ items: [String]) -> ItemSource { hasNames ? Named([items]) : ItemSource([items]) }
            let view = stage.show(layout(), source(items))
            view.selectItem(at: IndexPath(item: 30, section: 0), animated: false, scrollPosition: [])
            view.contentOffset.y = 1010
            stage.app.flush()
            let coder = try stateRead(of: view)
            let again = stage.show(layout(), source(["new"] + items))
            again.decodeRestorableState(with: coder)
            stage.app.flush()
            #expect(again.indexPathsForSelectedItems == [IndexPath(item: hasNames ? 31 : 30, section: 0)])
            #expect(again.contentOffset.y == (hasNames ? 1060 : 1010))
            let short = stage.show(layout(), source(["only"]))
            short.decodeRestorableState(with: coder)
            stage.app.flush()
            #expect(short.indexPathsForSelectedItems == [])
            #expect(short.contentOffset.y <= 0)
        }
    }
}
