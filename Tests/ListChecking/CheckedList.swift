import BatchModel
import Foundation
import UIKitCore
import ViewLayout

/// A row as a list shows it, or as the model says it should.
struct DisplayedRow: Equatable {
    var id: Int
    var path: RowPath
    var frame: CGRect
}

/// What a list told its data source and delegate.
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
    /// What the data source tells; a liar tells another thing than the model has.
    var sections: [ModelSection] { get set }
    var journal: ListJournal { get set }
    /// Whether places are known beforehand; otherwise rows find their heights when they come into sight.
    var isExact: Bool { get }
    var shown: [(row: DisplayedRow, cell: ObjectIdentifier)] { get }
    /// Counts as the list has them.
    var counts: [Int] { get }
    var selected: [RowPath] { get }

    func reload()
    /// The calls of a batch, in an arbitrary order.
    func perform(_ updates: SectionedUpdates, _ dice: inout SeededRandom)
    func select(_ path: RowPath)
    /// Every row and the height of the content, by plain sums.
    func layOut(_ model: [ModelSection]) -> (rows: [DisplayedRow], height: CGFloat)
}

/// A call that makes up a part of a batch.
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
