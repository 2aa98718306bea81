import Foundation
import TestSupport
import Testing
import UIKitCore
import UILists

extension CollectionSuites {
    @Suite("Flow layout") @MainActor struct FlowLayoutTests {
        let stage = CollectionStage()

        private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            change(layout)
            return layout
        }

        @Test("CV-17: a new flow layout has items of 50 × 50, 10 apart, and no headers", .contract("CV-17"))
        func defaults() {
            let layout = flow()
            #expect(layout.itemSize == CGSize(width: 50, height: 50))
            #expect(layout.minimumLineSpacing == 10)
            #expect(layout.minimumInteritemSpacing == 10)
            #expect(layout.sectionInset == .zero)
            #expect(layout.headerReferenceSize == .zero)
            #expect(layout.footerReferenceSize == .zero)
            #expect(layout.scrollDirection == .vertical)
            #expect(layout.estimatedItemSize == .zero)
            let view = stage.show(layout, ItemSource(7))
            #expect(view.contentSize == CGSize(width: 300, height: 110))
        }

        @Test("CV-18, CV-19: a line takes what fits and justifies it from edge to edge", .contract("CV-18", "CV-19", "CV-25"))
        func lines() {
            let view = stage.show(flow(), ItemSource(12))
            // Five items of 50 and four gaps of at least 10 make 290 of 300.
            #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(abs((view.frame(1)?.minX ?? 0) - 188.0 / 3) < 1e-9)
            #expect(view.frame(4) == CGRect(x: 250, y: 0, width: 50, height: 50))
            #expect(view.frame(5) == CGRect(x: 0, y: 60, width: 50, height: 50))
        }

        @Test("CV-20: the last line of equal items has the spacing of a full one", .contract("CV-20"))
        func lastLine() {
            let view = stage.show(flow(), ItemSource(7))
            #expect(view.frame(5)?.minX == view.frame(0)?.minX)
            #expect(view.frame(6)?.minX == view.frame(1)?.minX)
        }

        @Test("CV-21: the last line of different items has the minimum spacing", .contract("CV-21"))
        func lastLineOfDifferent() {
            let source = SizedSource(2)
            source.size = { CGSize(width: $0.item == 0 ? 100 : 60, height: 40) }
            source.header = .zero
            let view = stage.show(flow(), source)
            #expect(view.frame(0)?.minX == 0)
            #expect(view.frame(1)?.minX == 110)
        }

        @Test("CV-22: an item alone on its line is centred, even when wider", .contract("CV-22"))
        func alone() {
            let view = stage.show(flow { $0.itemSize = CGSize(width: 200, height: 40) }, ItemSource(2))
            #expect(view.frame(0)?.minX == 50)
            let wide = stage.show(flow { $0.itemSize = CGSize(width: 340, height: 40) }, ItemSource(2))
            #expect(wide.frame(1)?.minX == -20)
        }

        @Test("CV-23, CV-24: items start on pixels and are centred in their line", .contract("CV-23", "CV-24"))
        func across() {
            let source = SizedSource(3)
            source.size = { CGSize(width: 90, height: $0.item == 1 ? 41 : 20.5) }
            source.header = .zero
            let view = stage.show(flow(), source)
            #expect(view.frame(1)?.minY == 0)
            let first = view.frame(0)
            #expect(first?.height == 20.5)
            #expect(abs((first?.minY ?? 0) - 10.25) < 0.2)
            let pixels = (first?.minY ?? 0) * 3
            #expect(abs(pixels - pixels.rounded()) < 1e-9)
        }

        @Test("CV-26: header, inset, lines, inset, footer; headers span the view and empty sections keep theirs", .contract("CV-26"))
        func sections() {
            let layout = flow {
                $0.headerReferenceSize = CGSize(width: 10, height: 30)
                $0.footerReferenceSize = CGSize(width: 10, height: 20)
                $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 7)
            }
            let view = stage.show(layout, ItemSource(3, 0, 1))
            let headers = UICollectionView.elementKindSectionHeader
            let footers = UICollectionView.elementKindSectionFooter
            func frame(_ kind: String, _ section: Int) -> CGRect? {
                view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
            }
            #expect(frame(headers, 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
            #expect(view.frame(0)?.origin == CGPoint(x: 7, y: 35))
            #expect(frame(footers, 0) == CGRect(x: 0, y: 94, width: 300, height: 20))
            #expect(frame(headers, 1)?.minY == 114)
            #expect(frame(footers, 1)?.minY == 158)
            #expect(view.contentSize.height == 292)
            #expect(view.visibleSupplementaryViews(ofKind: headers).count == 3)
        }

        @Test("a header that a section does not have has attributes with an empty frame, and no view: facts 2.2")
        func noHeader() {
            let source = SizedSource(4)
            source.header = .zero
            let view = stage.show(flow(), source)
            let headers = UICollectionView.elementKindSectionHeader
            let first = IndexPath(item: 0, section: 0)
            #expect(view.layoutAttributesForSupplementaryElement(ofKind: headers, at: first)?.frame == .zero)
            #expect(view.visibleSupplementaryViews(ofKind: headers).isEmpty)
            let elements = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
            #expect(elements.allSatisfy { $0.representedElementKind == nil })
            #expect(view.layoutAttributesForSupplementaryElement(ofKind: headers, at: IndexPath(item: 0, section: 9)) == nil)
        }

        @Test("CV-27: the delegate's values override one by one", .contract("CV-27"))
        func delegateSizes() {
            let layout = flow {
                $0.itemSize = CGSize(width: 20, height: 20)
                $0.minimumLineSpacing = 3
            }
            let view = stage.show(layout, SizedSource(4))
            #expect(view.frame(0) == CGRect(x: 0, y: 30, width: 100, height: 40))
            #expect(view.frame(2)?.minY == 73)
        }

        @Test("CV-28: logs an item that cannot fit, once", .contract("CV-28"))
        func oversize() {
            stage.show(flow { $0.itemSize = CGSize(width: 400, height: 40) }, ItemSource(2)).collectionViewLayout.invalidateLayout()
            stage.app.flush()
            let words = stage.app.environment.logs.filter { $0.contains("UICollectionViewFlowLayout is not defined") }
            #expect(words.count == 1)
            #expect(words.first?.contains("item width must be less than the width of the UICollectionView") == true)
        }

        @Test("CV-29, CV-32: a pinned header stays until its section ends, above the cells", .contract("CV-29", "CV-32"))
        func pinned() {
            let layout = flow {
                $0.headerReferenceSize = CGSize(width: 0, height: 30)
                $0.itemSize = CGSize(width: 300, height: 100)
                $0.minimumLineSpacing = 0
            }
            #expect(!layout.sectionHeadersPinToVisibleBounds)
            layout.sectionHeadersPinToVisibleBounds = true
            let view = stage.show(layout, ItemSource(5, 5))
            let header = IndexPath(item: 0, section: 0)
            func place() -> CGFloat? {
                view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: header)?.frame.minY
            }
            view.contentOffset.y = 200
            stage.app.flush()
            #expect(place() == 200)
            view.contentOffset.y = 515
            stage.app.flush()
            #expect(place() == 500)
            let top = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: header)
            let place = view.subviews.firstIndex { $0 === top } ?? -1
            let cells = view.visibleCells.compactMap { cell in view.subviews.firstIndex { $0 === cell } }
            #expect(!cells.isEmpty)
            #expect(cells.allSatisfy { $0 < place })
        }

        @Test("CV-30: only a changed width invalidates a vertical flow layout", .contract("CV-30"))
        func bounds() {
            let layout = flow()
            let view = stage.show(layout, ItemSource(200))
            let before = view.core.preparations
            view.contentOffset.y = 300
            stage.app.flush()
            view.frame.size.height = 380
            stage.app.flush()
            #expect(view.core.preparations == before)
            view.frame.size.width = 200
            stage.app.flush()
            #expect(view.core.preparations == before + 1)
            #expect(view.frame(4)?.minY == 60)
        }

        @Test("a layout is invalidated in the size that its view first has a layout in")
        func firstLayout() {
            let layout = NotingLayout()
            layout.scrollDirection = .horizontal
            let source = CountSource(5)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            let window = stage.app.window()
            window.addSubview(view)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            stage.app.flush()
            #expect(layout.sizes.last == CGSize(width: 300, height: 200))
            #expect(view.contentOffset == CGPoint(x: -125, y: 0))
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
        }

        @Test(
            "CV-31: estimated items take their preferred size as they appear, and the offset follows growth above", .contract("CV-31"))
        func selfSizing() {
            let layout = flow { $0.estimatedItemSize = CGSize(width: 300, height: 40) }
            let source = ItemSource(40)
            source.preferred = { _ in CGSize(width: 300, height: 90) }
            let view = stage.show(layout, source)
            #expect(view.frame(0)?.height == 90)
            #expect(view.frame(1)?.minY == 100)
            #expect(view.visibleCells.count == 4)
            #expect(view.frame(30)?.height == 40)
            #expect(view.contentSize.height > 2000)
            #expect(UICollectionViewFlowLayout.automaticSize.width > 1e30)
        }

        @Test("a horizontal flow fills columns from the top")
        func horizontal() {
            let view = stage.show(flow { $0.scrollDirection = .horizontal }, ItemSource(20))
            #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(view.frame(5)?.maxX == 50)
            #expect(view.contentSize.height == 400)
            #expect(view.frame(7)?.minX == 60)
        }

        @Test("negative sizes raise UIKit's message")
        func negative() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: -5, height: 20)
                CollectionStage().show(layout, ItemSource(3))
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("negative sizes are not supported in the flow layout"))
        }

        @Test("a million equal items are laid out by arithmetic: the delegate is not called, and one screen is created")
        func million() {
            let source = ItemSource([[]])
            let view = stage.show(flow(), source)
            let big = CountSource(1_000_000)
            view.dataSource = big
            stage.app.flush()
            #expect(view.contentSize.height == 11_999_990)
            #expect(big.made == view.visibleCells.count)
            #expect(big.made == 35)
            view.contentOffset.y = 6_000_000
            stage.app.flush()
            #expect(view.visibleCells.count == 35)
            #expect(view.indexPathsForVisibleItems.first?.item == 500_000)
        }

        @Test("the elements of a rectangle do not come from a subclass's attributes of one item, which may have none yet")
        func ownAttributes() {
            let view = stage.show(NoAttributesLayout(), ItemSource(2))
            #expect(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.count == 2)
            #expect(view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
        }
    }
}

/// Notes the size of the view at each invalidation, and insets the content by it.
private final class NotingLayout: UICollectionViewFlowLayout {
    private(set) var sizes: [CGSize] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let collectionView, collectionView.bounds.size != sizes.last else { return }
        sizes.append(collectionView.bounds.size)
        let inset = collectionView.bounds.width / 2 - itemSize.width / 2
        collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        collectionView.contentOffset = CGPoint(x: -inset, y: 0)
    }
}

/// As a layout that has an animator, before that has items.
private final class NoAttributesLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
}

/// Cells by count alone.
@MainActor private final class CountSource: NSObject, UICollectionViewDataSource {
    private let count: Int
    private(set) var made = 0
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        made += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
