import BatchModel
import Foundation
import UIKitCore
import UILists
import ViewLayout

/// A row as a list displays it, or as the model expects it.
struct DisplayedRow: Equatable {
    var id: Int
    var path: RowPath
    var frame: CGRect
}

/// The calls that a list made to its data source and delegate.
struct ListJournal {
    struct Entry: Hashable, Comparable {
        var id: Int
        var path: RowPath
        static func < (a: Entry, b: Entry) -> Bool { (a.path, a.id) < (b.path, b.id) }
    }
    var asked: [Entry] = []
    var displayed: [Entry] = []
    var ended: [Entry] = []
}

/// A table or a collection view, with a data source that records its calls.
@MainActor protocol CheckedList: AnyObject {
    var view: UIScrollView { get }
    /// The data source's content, which a faulty one may make differ from the model.
    var sections: [ModelSection] { get set }
    var journal: ListJournal { get set }
    /// Whether heights are known in advance; otherwise rows are measured when they become visible.
    var isExact: Bool { get }
    var shown: [(row: DisplayedRow, cell: ObjectIdentifier)] { get }
    /// The row counts that the list has.
    var counts: [Int] { get }
    var selected: [RowPath] { get }

    func reload()
    /// The calls of a batch, in random order.
    func perform(_ updates: SectionedUpdates, _ dice: inout SeededRandom)
    func select(_ path: RowPath)
    /// Every row's frame and the content height, computed by plain sums.
    func layOut(_ model: [ModelSection]) -> (rows: [DisplayedRow], height: CGFloat)
}

/// A call that is part of a batch.
enum BatchCall {
    case deleteSections, insertSections, reloadSections, moveSection(Int, Int)
    case deleteRows, insertRows, reloadRows, moveRow(RowPath, RowPath)

    static func all(_ updates: SectionedUpdates, _ dice: inout SeededRandom) -> [BatchCall] {
        var calls: [BatchCall] = [.deleteSections, .insertSections, .reloadSections, .deleteRows, .insertRows, .reloadRows]
        calls += updates.movedSections.map { .moveSection($0.from, $0.to) }
        calls += updates.movedRows.map { .moveRow($0.from, $0.to) }
        calls.shuffle(using: &dice)
        return calls
    }
}

extension IndexPath {
    init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
    var rowPath: RowPath { RowPath(section, row) }
}
