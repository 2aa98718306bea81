import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// Known by its number, not by what it says.
private final class Boat: NSObject {
    let number: Int
    let name: String
    init(_ number: Int, _ name: String) { (self.number, self.name) = (number, name) }
    override var hash: Int { number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Boat)?.number == number }
}

extension TableSuites {
    @Suite("Diffable snapshots of any objects") @MainActor struct DiffableReferences {
        let stage = TableStage()

        private func snapshot(_ sections: [(String, [Boat])]) -> NSDiffableDataSourceSnapshotReference {
            let made = NSDiffableDataSourceSnapshotReference()
            for (name, boats) in sections {
                made.appendSections(withIdentifiers: [name])
                made.appendItems(withIdentifiers: boats, intoSectionWithIdentifier: name)
            }
            return made
        }

        @Test("a snapshot of objects is one of values, and the other way round")
        func bridging() {
            let (elbe, weser) = (Boat(1, "Elbe"), Boat(2, "Weser"))
            let objects = snapshot([("north", [elbe, weser]), ("south", [])])
            objects.reloadItems(withIdentifiers: [weser])
            let values = objects as NSDiffableDataSourceSnapshot<String, Boat>
            #expect(values.sectionIdentifiers == ["north", "south"])
            #expect(values.itemIdentifiers(inSection: "north").map(\.name) == ["Elbe", "Weser"])
            #expect(values.sectionIdentifier(containingItem: weser) == "north")
            #expect(values.reloadedItemIdentifiers == [weser])
            let back = values as NSDiffableDataSourceSnapshotReference
            #expect(back.index(ofItemIdentifier: weser) == 1)
            #expect(back.sectionIdentifiers as? [String] == ["north", "south"])
            #expect((objects as Any as? NSDiffableDataSourceSnapshot<Int, Boat>) == nil)
        }

        @Test("identifiers of another type raise with both types")
        func wrongIdentifier() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let made = NSDiffableDataSourceSnapshotReference()
                made.appendSections(withIdentifiers: ["north"])
                _ = made as NSDiffableDataSourceSnapshot<Int, String>
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("the identifier north of a snapshot is String, not Int"), "\(text.prefix(400))")
        }

        @Test("a snapshot finds identifiers by equality, and is copied whole")
        func values() {
            let (elbe, weser, ems) = (Boat(1, "Elbe"), Boat(2, "Weser"), Boat(3, "Ems"))
            let one = snapshot([("north", [elbe, weser]), ("south", [ems])])
            #expect(one.numberOfItems == 3)
            #expect(one.numberOfSections == 2)
            #expect(one.numberOfItems(inSection: "south") == 1)
            #expect(one.index(ofItemIdentifier: Boat(2, "again")) == 1)
            #expect(one.index(ofItemIdentifier: Boat(9, "")) == NSNotFound)
            #expect(one.index(ofSectionIdentifier: "south") == 1)
            #expect(one.index(ofSectionIdentifier: "east") == NSNotFound)
            #expect(one.sectionIdentifier(forSectionContainingItemIdentifier: ems) as? String == "south")
            let copy = one.copy() as? NSDiffableDataSourceSnapshotReference
            one.moveItem(withIdentifier: ems, beforeItemWithIdentifier: elbe)
            one.insertItems(withIdentifiers: [Boat(4, "Oder")], afterItemWithIdentifier: ems)
            one.deleteItems(withIdentifiers: [Boat(1, "")])
            one.reloadItems(withIdentifiers: [weser])
            one.reconfigureItems(withIdentifiers: [ems])
            one.insertSections(withIdentifiers: [7], beforeSectionWithIdentifier: "north")
            one.moveSection(withIdentifier: "south", beforeSectionWithIdentifier: 7)
            #expect(one.itemIdentifiersInSection(withIdentifier: "north").compactMap { ($0 as? Boat)?.number } == [3, 4, 2])
            #expect((one.itemIdentifiers as? [Boat])?.map(\.name) == ["Ems", "Oder", "Weser"])
            #expect((one.reloadedItemIdentifiers.first as? Boat) === weser)
            #expect((one.reconfiguredItemIdentifiers.first as? Boat) === ems)
            #expect(one.sectionIdentifiers.map { "\($0)" } == ["south", "7", "north"])
            #expect(copy?.numberOfItems == 3)
            #expect(copy?.numberOfSections == 2)
            one.deleteAllItems()
            #expect(one.numberOfSections == 0)
            #expect(one.itemIdentifiers.isEmpty)
        }

        @Test("a table applies snapshots, and keeps the cells of retained identifiers")
        func table() {
            let table = stage.table(.plain, [[]]) { $0.rowHeight = 50 }
            let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, boat in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = (boat as? Boat)?.name
                return cell
            }
            source.defaultRowAnimation = .fade
            #expect(table.dataSource === source)
            var completions = 0
            source.applySnapshot(snapshot([("a", [Boat(1, "Elbe"), Boat(2, "Weser")])]), animatingDifferences: false) { completions += 1 }
            stage.settle()
            #expect(texts(table) == ["Elbe", "Weser"])
            #expect(completions == 1)
            let kept = table.visibleCells.last
            let next = source.snapshot()
            next.deleteItems(withIdentifiers: [Boat(1, "")])
            next.appendItems(withIdentifiers: [Boat(3, "Ems")])
            source.applySnapshot(next, animatingDifferences: true)
            stage.settle()
            #expect(texts(table) == ["Weser", "Ems"])
            #expect(table.visibleCells.first === kept)
            #expect((source.itemIdentifier(for: IndexPath(row: 1, section: 0)) as? Boat)?.number == 3)
            #expect(source.indexPath(forItemIdentifier: Boat(2, "")) == IndexPath(row: 0, section: 0))
            #expect(source.index(forSectionIdentifier: "a") == 0)
            #expect(source.index(forSectionIdentifier: "b") == NSNotFound)
            #expect(source.sectionIdentifier(for: 0) as? String == "a")
            #expect(source.sectionIdentifier(for: 1) == nil)
            source.applySnapshotUsingReloadData(snapshot([("b", [Boat(1, "Elbe")])]))
            stage.app.flush()
            #expect(texts(table) == ["Elbe"])
        }

        @Test("so does a collection view, with its supplementary views")
        func collection() {
            stage.activate()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.headerReferenceSize = CGSize(width: 300, height: 20)
            let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader", withReuseIdentifier: "h")
            stage.controller.view.addSubview(view)
            let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, boat in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.tag = (boat as? Boat)?.number ?? 0
                return cell
            }
            source.supplementaryViewProvider = { view, kind, path in
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
            }
            source.applySnapshot(snapshot([("a", [Boat(1, "Elbe"), Boat(2, "Weser")])]), animatingDifferences: false)
            stage.app.flush()
            let kept = view.cellForItem(at: IndexPath(item: 1, section: 0))
            #expect(kept?.tag == 2)
            #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
            let next = source.snapshot()
            next.moveItem(withIdentifier: Boat(2, ""), beforeItemWithIdentifier: Boat(1, ""))
            source.applySnapshot(next, animatingDifferences: true)
            stage.settle()
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
            #expect(source.indexPath(forItemIdentifier: Boat(1, "")) == IndexPath(item: 1, section: 0))
        }

        @Test("an identifier that is not hashable raises")
        func notHashable() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                struct Plain {}
                NSDiffableDataSourceSnapshotReference().appendSections(withIdentifiers: [Plain()])
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("have to be Hashable"))
        }
    }
}
