internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Heights of self-sizing rows.
extension TableContents {
    /// Measures a row whose height is estimated. > Contract: TV-13, TV-14.
    func measure(_ cell: UITableViewCell, at path: RowPath, known: CGFloat?) {
        guard layout.sections[path.section].rows.isEstimated(path.row) else { return }
        let mine = generation
        guard let height = known ?? pendingHeight(of: cell, at: path), generation == mine, layout.contains(path) else { return }
        if layout.setRowHeight(Double(height), at: path) != 0 { needsPlacing = true }
    }

    /// The final height of a row whose height is estimated. Nil when it is already known, even if only since this call.
    func pendingHeight(of cell: UITableViewCell, at path: RowPath) -> CGFloat? {
        guard layout.sections[path.section].rows.isEstimated(path.row) else { return nil }
        let mine = generation
        let wanted = table.source.rowHeight(at: path)
        guard generation == mine, layout.contains(path) else { return nil }
        if let uniform = table.source.uniformHeight {
            makeUniform(uniform)
            return nil
        }
        return switch wanted {
        case .known(let known): known
        case .automatic: fittingHeight(of: cell)
        }
    }

    /// No height comes per row, so all rows have this one.
    private func makeUniform(_ height: CGFloat) {
        layout = TableLayout(
            sections: layout.sections.map { old in
                var section = old
                section.rows = RowOffsets(count: old.rows.count, height: Double(height))
                return section
            }, top: layout.top, bottom: layout.bottom)
    }

    /// > Contract: TV-14.
    func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        let inset = sideInset
        let width = max(0, table.bounds.width - inset.left - inset.right)
        UIView.performWithoutAnimation { if cell.bounds.width != width { cell.bounds.size.width = width } }
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        guard fitting.isFinite, fitting > 0 else {
            if cell.hasConstraintsOfItsOwn || cell.contentView.hasConstraintsOfItsOwn { CollapsedCellWarning.report(cell) }
            return TableMetrics.rowHeight
        }
        let scale = max(1, table.traitCollection.displayScale)
        return (fitting * scale - 0.001).rounded(.up) / scale
    }

    /// Measures visible rows again, one or all. > Returns: whether a height changed.
    @discardableResult func remeasure(_ only: RowPath? = nil) -> Bool {
        var changed = false
        for row in rows where only == nil || only == row.path {
            guard layout.contains(row.path) else { continue }
            let height: Double
            switch table.source.rowHeight(at: row.path) {
            case .known(let known): height = Double(known)
            case .automatic: height = table.source.isEstimating ? Double(fittingHeight(of: row.cell)) : Double(TableMetrics.rowHeight)
            }
            if height != layout.rowHeight(row.path) {
                layout.setRowHeight(height, at: row.path)
                changed = true
            }
        }
        return changed
    }
}

/// Constraints that leave the height of a cell open. > Contract: UIKit's text, TV-14.
@MainActor private enum CollapsedCellWarning {
    static func report(_ cell: UITableViewCell) {
        UnimplementedSetting.once(
            "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content "
                + "view. We're considering the collapse unintentional and using standard height instead. Cell: ", cell)
    }
}
