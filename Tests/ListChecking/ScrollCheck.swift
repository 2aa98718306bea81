import AllocationCount
import Foundation
import QuartzCore
import RenderProtocol
package import UIKitCore
import UILists

/// The cost of scrolled frames of a list of rows with an image: with new rows and without.
@MainActor package final class ScrollCheck {
    package struct Figures: Sendable, CustomStringConvertible {
        package var frames = 0
        package var cellsMade = 0
        package var cellsAsked = 0
        package var layouts = 0
        package var drawings = 0
        /// Rows that became visible.
        package var rows = 0
        /// The maximum of any frame.
        package var allocations = 0

        /// Nothing was created, requested, laid out or drawn.
        package var isStill: Bool { cellsMade == 0 && cellsAsked == 0 && layouts == 0 && drawings == 0 }
        /// Every frame showed one new row, and only that was laid out, in a reused cell.
        package var showsNewRows: Bool { rows == frames && cellsMade == 0 && cellsAsked == frames && layouts <= frames && drawings == 0 }

        /// Every frame showed one new row that was prepared before it.
        package var showsPreparedRows: Bool { isStill && rows == frames }

        package var description: String {
            "in \(frames) frames \(cellsMade) cells made, \(cellsAsked) asked for, \(layouts) laid out, \(drawings) drawn; "
                + "at most \(allocations) allocations a frame"
        }
    }

    private let source = DrawnRows()
    private let list: UIScrollView

    package enum Kind: CaseIterable, Sendable {
        case table, collection
        /// Compositional layouts: with known heights, with estimates, with a pinned header.
        case compositional, estimated, pinned
        /// A flow layout with a pinned header.
        case pinnedFlow
    }

    package init(_ kind: Kind, in container: UIView) {
        // Below the safe area: a row that scrolls through its edge has other margins in every frame.
        let frame = CGRect(x: 0, y: 100, width: 320, height: 400)
        switch kind {
        case .table:
            let table = UITableView(frame: frame)
            table.rowHeight = 50
            table.register(DrawnTableCell.self, forCellReuseIdentifier: "row")
            table.dataSource = source
            list = table
        case .collection, .pinnedFlow:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 50)
            layout.minimumLineSpacing = 0
            if kind == .pinnedFlow {
                layout.headerReferenceSize = CGSize(width: 0, height: 50)
                layout.sectionHeadersPinToVisibleBounds = true
            }
            list = Self.collection(layout, frame, source)
        case .compositional, .estimated, .pinned:
            list = Self.collection(Self.composed(kind), frame, source)
        }
        list.contentInsetAdjustmentBehavior = .never
        LayerContext.main.link = HeapLink()
        container.addSubview(list)
        LayerContext.main.flush()
    }

    private static func collection(_ layout: UICollectionViewLayout, _ frame: CGRect, _ source: DrawnRows) -> UICollectionView {
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(DrawnItemCell.self, forCellWithReuseIdentifier: "row")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = source
        return collection
    }

    private static func composed(_ kind: Kind) -> UICollectionViewCompositionalLayout {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: kind == .estimated ? .estimated(50) : .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        if kind == .pinned {
            // As high as a row, so that rows appear at the same offsets as in other layouts.
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// Frames without a new row, then frames with one each, then such frames with idle time between them.
    package func run() -> (still: Figures, moving: Figures, prepared: Figures) {
        // Creates every cell that is needed and lets collections grow.
        var warming = Figures()
        for step in 0..<120 {
            frame(at: CGFloat(step) * 25, &warming)
            rest()
        }
        list.contentOffset.y = 3001
        LayerContext.main.flush()
        rest()
        var (still, moving, prepared) = (Figures(), Figures(), Figures())
        for step in 0..<40 { frame(at: 3002 + CGFloat(step), &still) }
        prepares(false)
        for step in 0..<40 { frame(at: 3075 + CGFloat(step) * 50, &moving) }
        prepares(true)
        list.contentOffset.y += 1
        LayerContext.main.flush()
        rest()
        for step in 0..<40 {
            frame(at: 5075 + CGFloat(step) * 50, &prepared)
            rest()
        }
        list.removeFromSuperview()
        LayerContext.main.flush()
        return (still, moving, prepared)
    }

    private func prepares(_ prepares: Bool) {
        (list as? UITableView)?.isPrefetchingEnabled = prepares
        (list as? UICollectionView)?.isPrefetchingEnabled = prepares
    }

    /// Idle work between frames.
    private func rest() { while LayerContext.main.runIdleWork() { LayerContext.main.flush() } }

    private var lastRow: IndexPath? {
        (list as? UITableView)?.indexPathsForVisibleRows?.last ?? (list as? UICollectionView)?.indexPathsForVisibleItems.last
    }

    private func frame(at offset: CGFloat, _ figures: inout Figures) {
        let (before, last) = (Counts.now, lastRow)
        allocation_count_begin()
        list.contentOffset.y = offset
        LayerContext.main.flush()
        let allocations = allocation_count_end()
        figures.frames += 1
        if let last, let now = lastRow { figures.rows += now.item - last.item }
        figures.allocations = max(figures.allocations, allocations)
        figures.cellsMade += Counts.now.made - before.made
        figures.cellsAsked += Counts.now.asked - before.asked
        figures.layouts += Counts.now.layouts - before.layouts
        figures.drawings += Counts.now.drawings - before.drawings
    }
}

/// What cells were through.
@MainActor private struct Counts {
    static var now = Counts()
    var made = 0
    var asked = 0
    var layouts = 0
    var drawings = 0
}

/// A view that draws, as contents of cells do.
private final class DrawnView: UIView {
    override func draw(_ rect: CGRect) {
        Counts.now.drawings += 1
        UIColor.label.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 8, y: 8, width: 20, height: 20))
    }
}

private final class DrawnTableCell: UITableViewCell {
    private let drawn = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Counts.now.made += 1
        contentView.addSubview(drawn)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        Counts.now.layouts += 1
    }
}

private final class DrawnItemCell: UICollectionViewCell {
    private let drawn = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    override init(frame: CGRect) {
        super.init(frame: frame)
        Counts.now.made += 1
        contentView.addSubview(drawn)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        Counts.now.layouts += 1
    }
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

private final class DrawnRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Counts.now.asked += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        Counts.now.asked += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

/// A link without a receiver, with memory for bitmaps.
private final class HeapLink: RenderLink {
    private var last: UInt64 = 0
    var now: Double { 1000 }
    func commit(_ transaction: LayerTransaction) {}
    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        last += 1
        let base = UnsafeMutableRawPointer.allocate(byteCount: form.byteCount, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: form.byteCount)
        let address = UInt(bitPattern: base)
        return SharedBitmap(id: BitmapID(last), form: form, base: base) { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
    }
}
