internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// A list that shows where a drag would drop.
@preconcurrency @MainActor protocol DropIndicatorHost: AnyObject {
    /// Opens a gap before a row of the data source. > Returns: its identifier; nil if no row can be inserted there.
    func openGap(beforeData row: RowPath) -> Int?
    func moveGap(_ id: Int, beforeData row: RowPath)
    func closeGap(_ id: Int)
    /// The gap is removed with the next batch of updates; nil cancels that.
    func yieldGap(_ id: Int?)
    func hasGap(_ id: Int) -> Bool
    /// Highlights the row that a drag would drop into.
    func showTarget(_ path: IndexPath?)
}

/// Shows a drag's destination in a list: a gap between its rows, which move aside, or the row it would drop into.
///
/// > Contract: UIKit, UITableViewDropProposal.Intent, UICollectionViewDropProposal.Intent.
@MainActor final class DropIndicator {
    private unowned let list: any DropIndicatorHost
    private struct Gap {
        let id: Int
        /// The data source's row after the gap.
        let row: RowPath
        let destination: IndexPath
    }
    private var gap: Gap?
    /// The index path of a row that moves within the list.
    private var source: IndexPath?
    private var target: IndexPath?
    private var awaited: RowPath?
    private let timer = GestureTimer()

    init(_ list: any DropIndicatorHost) { self.list = list }

    /// The destination of a drop into the gap.
    var destination: IndexPath? { gapID == nil ? nil : gap?.destination }

    /// The destination of a drag over a row: after it once it is past the row's middle, relative to the gap or to the source row.
    ///
    /// - Parameter offset: from the row's middle.
    func destination(over path: IndexPath, offset: CGFloat) -> IndexPath {
        guard path.count == 2, let from = gapID == nil ? source.map({ RowPath($0) }) : gap?.row else { return path }
        var row = path[1]
        if from.section == path[0], row >= from.row ? offset >= 0 : offset > 0 { row += 1 }
        if let source, source[0] == path[0], source[1] < row { row -= 1 }
        return IndexPath(indexes: [path[0], row])
    }

    /// The gap's identifier while it is open.
    var gapID: Int? { gap.flatMap { list.hasGap($0.id) ? $0.id : nil } }

    /// Opens a gap at a destination, once the drag has rested there for `delay`.
    ///
    /// - Parameter source: the row's index path in the same list, if it is being moved: it is not counted.
    func makeSpace(at path: IndexPath, source: IndexPath?, after delay: TimeInterval = 0) {
        aim(at: nil)
        self.source = source
        var row = RowPath(path)
        if let source, source.count == 2 {
            guard source != path else { return closeGap() }
            if source[0] == path[0], source[1] < path[1] { row.row += 1 }
        }
        guard row != (awaited ?? (gapID == nil ? nil : gap?.row)) else { return }
        awaited = row
        guard delay > 0 else { return open(row, for: path) }
        timer.start(after: delay) { [weak self] in self?.open(row, for: path) }
    }

    private func open(_ row: RowPath, for path: IndexPath) {
        cancelPendingGap()
        if let id = gapID {
            gap = Gap(id: id, row: row, destination: path)
            list.moveGap(id, beforeData: row)
        } else {
            gap = list.openGap(beforeData: row).map { Gap(id: $0, row: row, destination: path) }
        }
    }

    private func cancelPendingGap() {
        timer.cancel()
        awaited = nil
    }

    /// Highlights the row that the drag would drop into.
    func aim(at path: IndexPath?) {
        if path != nil {
            closeGap()
            source = nil
        }
        guard path != target else { return }
        target = path
        list.showTarget(path)
    }

    /// Performs the drop: the dropped rows replace the gap.
    func perform(_ drop: () -> Void) {
        cancelPendingGap()
        list.yieldGap(gapID)
        drop()
        list.yieldGap(nil)
        close()
    }

    func close() {
        aim(at: nil)
        source = nil
        closeGap()
    }

    private func closeGap() {
        cancelPendingGap()
        if let id = gapID { list.closeGap(id) }
        gap = nil
    }
}

/// An empty cell: the gap between items.
final class DropGapCell: UICollectionViewCell { static let identifier = "drop gap" }
final class DropGapRow: UITableViewCell {
    static let identifier = "drop gap"
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundConfiguration = .clear()
    }
    required init?(coder: NSCoder) { nil }
}
