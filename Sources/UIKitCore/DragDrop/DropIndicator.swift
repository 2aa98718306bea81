internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// A list in which a drag shows where it would drop.
@MainActor protocol DropIndicatorHost: AnyObject {
    /// Opens a gap before a row of the data source. > Returns: its number; nil where there is no place for one.
    func openGap(beforeData row: RowPath) -> Int?
    func moveGap(_ id: Int, beforeData row: RowPath)
    func closeGap(_ id: Int)
    /// The gap goes with the next batch of updates; nil takes that back.
    func yieldGap(_ id: Int?)
    func hasGap(_ id: Int) -> Bool
    /// The row that a drag would drop into.
    func showTarget(_ path: IndexPath?)
}

/// What a list shows of where a drag over it would drop: a gap between its rows, which make room, or the row it would drop into.
///
/// > Contract: UIKit, UITableViewDropProposal.Intent, UICollectionViewDropProposal.Intent.
@MainActor final class DropIndicator {
    private unowned let list: any DropIndicatorHost
    private struct Gap {
        let id: Int
        /// Of the data source, before which it is.
        let row: RowPath
        let destination: IndexPath
    }
    private var gap: Gap?
    /// Of what is to move within the list.
    private var source: IndexPath?
    private var target: IndexPath?
    private var awaited: RowPath?
    private let timer = GestureTimer()

    init(_ list: any DropIndicatorHost) { self.list = list }

    /// What a drop into the gap is told.
    var destination: IndexPath? { gapID == nil ? nil : gap?.destination }

    /// Where a drag over a row would go: past it once it is past the row's middle, as seen from the gap, or from the place that is left.
    ///
    /// - Parameter offset: from the row's middle.
    func destination(over path: IndexPath, offset: CGFloat) -> IndexPath {
        guard path.count == 2, let from = gapID == nil ? source.map({ RowPath($0) }) : gap?.row else { return path }
        var row = path[1]
        if from.section == path[0], row >= from.row ? offset >= 0 : offset > 0 { row += 1 }
        if let source, source[0] == path[0], source[1] < row { row -= 1 }
        return IndexPath(indexes: [path[0], row])
    }

    /// The gap's number while it is open.
    var gapID: Int? { gap.flatMap { list.hasGap($0.id) ? $0.id : nil } }

    /// Rows make room where something would be inserted, once it stayed there for `delay`.
    ///
    /// - Parameter source: where it was in the same list, when it is to move: the place it leaves counts no more.
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

    /// Shows the row that something would be dropped into.
    func aim(at path: IndexPath?) {
        if path != nil {
            closeGap()
            source = nil
        }
        guard path != target else { return }
        target = path
        list.showTarget(path)
    }

    /// The drop happens: what comes takes the gap's place.
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

/// Shows nothing: the gap between items.
final class DropGapCell: UICollectionViewCell { static let identifier = "drop gap" }
final class DropGapRow: UITableViewCell {
    static let identifier = "drop gap"
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundConfiguration = .clear()
    }
    required init?(coder: NSCoder) { nil }
}
