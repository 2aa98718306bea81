import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Collection view: bad input") @MainActor struct HostileTests {
        let stage = CollectionStage()

        private static func rows() -> UICollectionViewCompositionalLayout {
            let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
            return UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
        }

        @Test("ten thousand sections, most of them empty", arguments: [false, true])
        func manySections(isFlow: Bool) {
            let source = ItemSource((0..<10_000).map { $0 % 100 == 0 ? ["\($0)"] : [] })
            source.preferred = { _ in CGSize(width: 300, height: 50) }
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 300, height: 50)
            let view = stage.show(isFlow ? flow : Self.rows(), source)
            #expect(view.texts.first == "0")
            #expect(source.lastCells.count < 20)
            view.scrollToItem(at: IndexPath(item: 0, section: 9900), at: .bottom, animated: false)
            stage.app.flush()
            #expect(view.texts.last == "9900")
            source.sections = Array(repeating: [], count: 10_000)
            view.reloadData()
            stage.app.flush()
            #expect(view.visibleCells.isEmpty)
            #expect(view.contentOffset == .zero)
        }

        @Test("cells with invalid preferred sizes keep their estimate", arguments: [CGFloat.nan, .infinity, -.infinity])
        func sizes(height: CGFloat) {
            let source = ItemSource(20)
            source.preferred = { CGSize(width: 300, height: $0 == "0.1" ? height : 60) }
            let view = stage.show(Self.rows(), source)
            #expect(view.frame(1) == CGRect(x: 0, y: 60, width: 300, height: 50))
            #expect(view.frame(2)?.minY == 110)
            #expect(view.contentSize.height.isFinite)
        }

        @Test("one cell for two items raises, and so does no cell", arguments: [false, true])
        func cells(isNil: Bool) async {
            let result: ExitTest.Result?
            if isNil {
                result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        let view = CollectionStage().show(HostileTests.rows(), ItemSource(0))
                        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
                        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                        snapshot.appendSections([0])
                        snapshot.appendItems([1])
                        source.apply(snapshot)
                        view.layoutIfNeeded()
                    }
                }
            } else {
                result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        @MainActor final class Same: NSObject, UICollectionViewDataSource {
                            var cell: UICollectionViewCell?
                            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                            func collectionView(
                                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                            ) -> UICollectionViewCell {
                                let made = cell ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                                cell = made
                                return made
                            }
                        }
                        let view = CollectionStage().show(HostileTests.rows(), ItemSource(0))
                        let source = Same()
                        view.dataSource = source
                        view.layoutIfNeeded()
                    }
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains(isNil ? "returned a nil cell for item at index path" : "is already shown for another one"))
        }

        @Test("a list whose swipe deletes everything ends empty and at rest")
        func deletesEverything() {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            var list: UICollectionView?
            let source = ListSource([(0..<30).map(String.init)])
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "All") { _, _, done in
                        MainActor.assumeIsolated {
                            source.sections = [[]]
                            list?.reloadData()
                            list?.layoutIfNeeded()
                        }
                        done(true)
                        done(true)
                    }
                ])
            }
            let view = stage.show(UICollectionViewCompositionalLayout.list(using: configuration), source)
            list = view
            stage.drag(from: CGPoint(x: 330, y: 290), to: CGPoint(x: 60, y: 290))
            stage.settle()
            #expect(view.visibleCells.isEmpty)
            #expect(view.contentSize.height == 0)
            source.sections = [["again"]]
            view.reloadData()
            stage.app.flush()
            #expect(view.visibleCells.count == 1)
            #expect(view.visibleCells.allSatisfy { !$0.configurationState.isSwiped })
        }

        @Test("deleting everything during deceleration leaves an empty view at rest", arguments: [false, true])
        func deletedWhileDecelerating(reloads: Bool) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            let source = ItemSource(100)
            let view = stage.show(layout, source)
            stage.drag(from: CGPoint(x: 150, y: 550), to: CGPoint(x: 150, y: 250), steps: 4)
            stage.frames(0.1)
            #expect(view.isDecelerating)
            #expect(view.contentOffset.y > 250)
            source.sections = [[]]
            if reloads {
                view.reloadData()
            } else {
                view.deleteItems(at: (0..<100).map { IndexPath(item: $0, section: 0) })
            }
            stage.frames(3)
            #expect(!view.isDecelerating)
            #expect(view.visibleCells.isEmpty)
            #expect(view.contentOffset == .zero)
            #expect(view.contentSize.height == 0)
            #expect(view.subviews.filter { $0 is TestCell && !$0.isHidden }.isEmpty)
        }

        @Test("items without layout attributes are not shown, and the others are", arguments: [CGFloat.nan, .infinity, -.infinity])
        func places(y: CGFloat) {
            final class Lost: UICollectionViewLayout {
                var y: CGFloat = 0
                override var collectionViewContentSize: CGSize { CGSize(width: 300, height: y.isFinite ? 150 : y) }
                override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                    attributes.frame = CGRect(x: 0, y: indexPath.item == 1 ? y : CGFloat(indexPath.item) * 50, width: 300, height: 50)
                    return attributes
                }
                override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                }
            }
            let layout = Lost()
            layout.y = y
            let view = stage.show(layout, ItemSource(3))
            #expect(view.texts == ["0.0", "0.2"])
            #expect(view.contentSize == CGSize(width: 300, height: 0))
        }

        @Test("a class that is not a reusable view may be registered for supplementary views, and raises when dequeued")
        func otherClass() async {
            stage.activate()
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "other")
            view.register(TestHeader.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "own")
            let path = IndexPath(item: 0, section: 0)
            #expect(view.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "own", for: path) is TestHeader)
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let view = CollectionStage().show(UICollectionViewFlowLayout(), ItemSource(1))
                view.register(UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "other")
                _ = view.dequeueReusableSupplementaryView(
                    ofKind: "kind", withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("is not a UICollectionReusableView"))
        }
    }
}
