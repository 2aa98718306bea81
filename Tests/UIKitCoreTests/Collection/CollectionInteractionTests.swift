import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// Index titles. A separate class: a conformance is checked for the methods declared with it.
@MainActor private final class TitledSource: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var journal: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        journal.append("title \(title) \(index)")
        return IndexPath(item: 0, section: index)
    }
}

extension CollectionSuites {
    @Suite("Touches on collection views") @MainActor struct InteractionTests {
        let stage = CollectionStage()

        private func rows(_ source: ItemSource) -> UICollectionView { stage.show(CollectionStage.rowLayout(), source) }

        // MARK: Menus

        @Test("a long press on an item requests its menu, on a selected one that of all selected")
        func menus() {
            let source = ItemSource(6)
            let busy = BusyDelegate(source)
            busy.hasMenus = true
            let view = rows(source)
            view.delegate = busy
            view.allowsMultipleSelection = true
            defer { MenuPresenter.dismiss(animated: false) }
            func hold(_ item: Int) -> [String] {
                let point = stage.place(view, item)
                stage.app.touch(.began, point.x, point.y)
                stage.frames(0.7)
                stage.app.touch(.ended, point.x, point.y)
                let received = stage.journal.take()
                MenuPresenter.dismiss(animated: false)
                stage.frames(0.5)
                _ = stage.journal.take()
                return received
            }
            #expect(hold(1) == ["menu [1]", "display"])
            view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
            view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
            #expect(hold(3) == ["menu [2, 3]", "display"])
            #expect(hold(0) == ["menu [0]", "display"])
            busy.hasMenus = false
            #expect(hold(1) == ["select 1"])
        }

        // MARK: Several at once

        @Test("a two-finger pan selects items, deselects when it goes back, and does not scroll")
        func multipleSelection() {
            let source = ItemSource(40)
            let busy = BusyDelegate(source)
            busy.selects = true
            let view = rows(source)
            view.delegate = busy
            stage.app.flush()
            let start = stage.place(view, 1)
            func fingers(_ y: CGFloat) { move(.moved, start.x, y) }
            func move(_ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) {
                stage.app.touches([
                    TouchSample(finger: 0, phase: phase, x: Double(x) - 20, y: Double(y)),
                    TouchSample(finger: 1, phase: phase, x: Double(x) + 20, y: Double(y)),
                ])
                stage.frames(1.0 / 60)
            }
            move(.began, start.x, start.y)
            for step in 1...10 { fingers(start.y + CGFloat(step) * 15) }
            #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3, 4])
            #expect(view.contentOffset == .zero)
            for step in 0...5 { fingers(start.y + 150 - CGFloat(step) * 20) }
            move(.ended, start.x, start.y + 50)
            #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
            let received = stage.journal.take()
            #expect(received.first == "choose 1")
            #expect(received.last == "chosen")
            #expect(received.contains("select 3"))
            #expect(received.contains("deselect 4"))
        }

        @Test("without the delegate's permission two fingers scroll")
        func noMultipleSelection() {
            let view = rows(ItemSource(40))
            func move(_ phase: TouchSample.Phase, _ y: Double) {
                stage.app.touches([0, 1].map { TouchSample(finger: $0, phase: phase, x: 150 + Double($0) * 40, y: y) })
                stage.frames(1.0 / 60)
            }
            move(.began, 500)
            for step in 1...10 { move(.moved, 500 - Double(step) * 15) }
            move(.ended, 350)
            #expect(view.contentOffset.y > 100)
            #expect(view.indexPathsForSelectedItems == [])
        }

        // MARK: Titles at the side

        @Test("index titles show an index that scrolls without animation; nil hides it")
        func indexTitles() throws {
            let source = TitledSource()
            let view = rows(ItemSource(0))
            view.dataSource = source
            stage.app.flush()
            let strip = try #require(view.subviews.last as? SectionIndexView)
            #expect(strip.frame.maxX == 300)
            #expect(strip.frame.height == 400)
            stage.app.touch(.began, 335, 200 + 200)
            stage.app.touch(.ended, 335, 200 + 200)
            stage.app.flush()
            #expect(source.journal == ["title B 1"])
            #expect(view.contentOffset.y == 500)
            #expect(view.subviews.last === strip)
            #expect(strip.frame.minY == 500)
            source.titles = nil
            view.reloadData()
            stage.app.flush()
            #expect(!view.subviews.contains { $0 is SectionIndexView })
        }

        // MARK: Without fingers

        @Test("accessibility activation acts as a tap")
        func activation() throws {
            let source = ItemSource(3)
            let view = rows(source)
            source.logs = true
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
            #expect(cell.accessibilityActivate())
            #expect(stage.journal.take() == ["should select 1", "select 1"])
            #expect(cell.accessibilityTraits == .selected)
            view.allowsSelection = false
            #expect(!cell.accessibilityActivate())
        }

        // MARK: Decorations

        @Test("a decoration view is loaded from its nib; an unregistered one raises UIKit's message")
        func decorations() async throws {
            let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            section.decorationItems = [.background(elementKind: "card")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(UINib { _ in [TestHeader(frame: .zero)] }, forDecorationViewOfKind: "card")
            let view = stage.show(layout, ItemSource(2))
            let shown = view.subviews.first { $0 is TestHeader }
            #expect(shown?.frame == CGRect(x: 0, y: 0, width: 300, height: 80))

            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                    let section = NSCollectionLayoutSection(
                        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
                    section.decorationItems = [.background(elementKind: "card")]
                    CollectionStage().show(UICollectionViewCompositionalLayout(section: section), ItemSource(2))
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("no UICollectionReusableView class registered for decoration view of kind card"))
        }
    }
}
