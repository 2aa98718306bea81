package import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// What a table does to its visible views.
extension UITableView {
    /// Cells are above the background view and below headers.
    var cellDepth: Int { backgroundView?.superview === self ? 1 : 0 }

    /// Headers, footers and similar views are above cells.
    func insertEdge(_ view: UIView) { addSubview(view) }

    /// Sets everything that a cell needs before it is displayed. > Contract: TV-3.
    func prepare(_ cell: UITableViewCell, at path: RowPath) {
        UIView.performWithoutAnimation {
            cell.owner = self
            if isSpringLoaded { springs.prepare(cell) }
            guard !placeholders.isPlaceholder(path) else { return }
            if let level = source.indentationLevel(at: path) { cell.indentationLevel = level }
        }
        adopt(cell, at: path)
    }

    /// Updates what may have changed since a cell was prepared.
    func adopt(_ cell: UITableViewCell, at path: RowPath) {
        UIView.performWithoutAnimation {
            updateSetting(of: cell, at: path)
            cell.setSelected(selection.contains(path), animated: false)
            cell.setHighlighted(selection.isHighlighted(path), animated: false)
            cell.holdsFocus = focus.place == path
            editor.prepare(cell, at: path)
            if cell.alpha != 1 { cell.alpha = 1 }
        }
    }

    /// - Parameter isDeleted: whether the row disappears with an animation, unchanged in appearance.
    func endDisplay(of cell: UITableViewCell, at path: RowPath, isDeleted: Bool = false) {
        editor.willEndDisplay(cell, isDeleted: isDeleted)
        // Placeholders use other cells than the data source's rows.
        guard !reuse.isPlaceholder(cell) else { return }
        let data = isDeleted ? placeholders.dataBefore(path) : placeholders.data(path)
        source.didEndDisplaying(cell, at: IndexPath(row: data.row, section: data.section))
    }

    var look: ListStyle {
        switch style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    func updateSetting(of cell: UITableViewCell, at path: RowPath) {
        guard contents.layout.contains(path) else { return }
        var setting = CellLayoutContext()
        setting.look = look
        setting.isFirstInSection = path.row == 0
        setting.isLastInSection = path.row + 1 == contents.layout.sections[path.section].rows.count
        setting.sideMargin = style == .insetGrouped ? TableMetrics.sideMargin : TableMetrics.sideMargin(width: bounds.width)
        if cellLayoutMarginsFollowReadableWidth {
            let margin = setting.sideMargin ?? 0
            setting.sideMargin = margin + UIMetrics.readableSide(width: contents.frame(of: path).width - margin * 2)
        }
        setting.indexWidth = indexStrip.width
        setting.separatorStyle = separatorStyle
        setting.separatorColor = explicitSeparatorColor
        setting.separatorEffect = separatorEffect
        setting.separatorInset = explicitSeparatorInset
        setting.separatorInsetIsAutomaticBased = separatorInsetReference == .fromAutomaticInsets
        setting.insetsContentToSafeArea = insetsContentViewsToSafeArea
        setting.selectsMultiple = selection.isMultiple
        setting.nextIsSelected = selection.contains(RowPath(path.section, path.row + 1))
        editor.complete(&setting, at: path)
        cell.setting = setting
    }

    /// Sets the content height from the layout.
    func adoptContentHeight() {
        let size = CGSize(width: bounds.width, height: CGFloat(contents.layout.contentHeight))
        if contentSize != size { contentSize = size }
    }

    /// Views above turned out higher or lower: the offset and its animation move by the difference.
    func shiftContent(by delta: CGFloat) {
        let scale = max(1, traitCollection.displayScale)
        let shifted = (delta * scale).rounded() / scale
        guard shifted != 0 else { return }
        contentOffset.y += shifted
        driver.contentGrewAbove()
    }

    // MARK: Titles

    /// UIKit's default header or footer.
    func titledEdge(_ title: String, isHeader: Bool, section: Int) -> UIView {
        let view = reuse.titled()
        UIView.performWithoutAnimation { TitledHeaderFooter.fill(view, title, isHeader: isHeader, table: self) }
        return view
    }

    func isTitledEdge(_ view: UIView) -> Bool { (view as? UITableViewHeaderFooterView)?.reuseIdentifier == TitledHeaderFooter.identifier }
}

extension UITableView: CellOwner {
    package func cellAccessoryTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        SegueTrigger.fire(of: cell, accessory: true)
        source.accessoryButtonTapped(at: path)
    }

    package func cellActivated(_ cell: UITableViewCell) -> Bool {
        guard let row = contents.path(of: cell) else { return false }
        return selection.activate(row)
    }

    package func cellEditControlTapped(_ cell: UITableViewCell) { editor.controlTapped(cell) }

    package func cell(_ cell: UITableViewCell, appearsSelected: Bool) {
        guard let path = contents.path(of: cell), path.row > 0 else { return }
        let above = RowPath(path.section, path.row - 1)
        guard let neighbour = contents.cell(at: above) else { return }
        neighbour.setting.nextIsSelected = appearsSelected
    }

    package func cell(_ cell: UITableViewCell, reorders phase: ReorderPhase, at point: CGPoint) {
        editor.reorder(cell, phase, at: point)
    }

    package func cellHeightDidChange(_ cell: UITableViewCell) {
        if lookahead.heightIsOther(cell) { return }
        guard selfSizingInvalidation != .disabled, let path = contents.path(of: cell), !updates.isOpen else { return }
        updates.remeasure(path)
    }

    package func cellConstraintsDidChange(_ cell: UITableViewCell) {
        if selfSizingInvalidation == .enabledIncludingConstraints { cellHeightDidChange(cell) }
    }
}
