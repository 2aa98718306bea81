internal import Foundation
internal import UIKitCore

/// Shows and hides the editing controls of a row.
@MainActor enum CellEditing {
    static func changed(_ cell: UITableViewCell, animated: Bool) {
        let mask = stateMask(of: cell)
        cell.willTransition(to: mask)
        guard animated, cell.window != nil else {
            cell.setNeedsLayout()
            cell.didTransition(to: mask)
            return
        }
        if cell.isEditing { placeIncoming(cell) }
        UIView.animate(withDuration: CellMetrics.editDuration, delay: 0, options: .beginFromCurrentState) {
            cell.parts.editControl?.alpha = 1
            cell.parts.grip?.alpha = 1
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
        } completion: { [weak cell] _ in
            if let cell { cell.didTransition(to: stateMask(of: cell)) }
        }
    }

    /// New controls start transparent, at their final frames.
    private static func placeIncoming(_ cell: UITableViewCell) {
        UIView.performWithoutAnimation {
            prepareParts(of: cell)
            let frames = CellLayoutPass.places(of: cell)
            cell.parts.editControl?.frame = frames.editControl
            cell.parts.grip?.frame = frames.grip
            for view in [cell.parts.editControl, cell.parts.grip] as [UIView?] { view?.alpha = 0 }
        }
    }

    static func stateMask(of cell: UITableViewCell) -> UITableViewCell.StateMask {
        var mask: UITableViewCell.StateMask = []
        if cell.isEditing { mask.insert(.showingEditControl) }
        if cell.showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    static func confirmationChanged(_ cell: UITableViewCell) {
        let mask = stateMask(of: cell)
        cell.willTransition(to: mask)
        cell.setNeedsUpdateConfiguration()
        cell.didTransition(to: mask)
    }

    /// Creates or removes the editing control and the reorder control, as the state requires.
    static func prepareParts(of cell: UITableViewCell) {
        if let kind = controlKind(of: cell) {
            let control = cell.parts.editControl ?? makeControl(kind, in: cell)
            control.kind = kind
        } else {
            cell.parts.editControl?.removeFromSuperview()
            cell.parts.editControl = nil
        }
        // In a list its data source decides; a cell outside of a list uses `showsReorderControl`.
        let hasGrip = cell.isEditing && (cell.setting.canReorder || cell.owner == nil && cell.showsReorderControl)
        if hasGrip {
            if cell.parts.grip == nil { makeGrip(in: cell) }
        } else {
            cell.parts.grip?.removeFromSuperview()
            cell.parts.grip = nil
        }
    }

    private static func controlKind(of cell: UITableViewCell) -> CellEditControl.Kind? {
        guard cell.isEditing else { return nil }
        if cell.setting.marksSelectionWhileEditing { return .mark(isSelected: cell.isSelected) }
        switch cell.editingStyle {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    private static func makeControl(_ kind: CellEditControl.Kind, in cell: UITableViewCell) -> CellEditControl {
        let control = CellEditControl(kind: kind)
        control.onPress = { [weak cell] in
            guard let cell else { return }
            cell.owner?.cellEditControlTapped(cell)
        }
        cell.addSubview(control)
        cell.parts.editControl = control
        return control
    }

    private static func makeGrip(in cell: UITableViewCell) {
        let grip = CellReorderControl()
        grip.onDrag = { [weak cell, weak grip] phase, point in
            guard let cell, let grip else { return }
            cell.owner?.cell(cell, reorders: phase, at: grip.convert(point, to: cell.superview))
        }
        cell.addSubview(grip)
        cell.parts.grip = grip
    }
}
