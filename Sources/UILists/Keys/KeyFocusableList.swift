internal import Foundation
internal import UIKitCore
internal import ViewLayout

extension UITableView: KeyFocusableList {
    func focusableCell(at place: RowPath) -> (any FocusableCell)? { contents.cell(at: place) }
    func focusContext(from old: RowPath?, to new: RowPath?) -> UIFocusUpdateContext {
        UITableViewFocusUpdateContext(from: old.flatMap(answer), to: new.flatMap(answer))
    }
    func mayUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
        guard let context = context as? UITableViewFocusUpdateContext else { return true }
        return source.shouldUpdateFocus(context)
    }
    func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        guard let context = context as? UITableViewFocusUpdateContext else { return }
        source.didUpdateFocus(context, coordinator)
    }

    func enterFocus(at cell: UIView?, _ heading: UIFocusHeading) -> Bool {
        let wanted = (cell as? UITableViewCell ?? FocusEntry.cell(of: visibleCells)).flatMap { indexPath(for: $0) }
        guard let path = wanted else { return TableKeyNavigation.step(self, down: heading != .up) }
        guard selection.isAllowed, allowsFocus, !isEditing || allowsFocusDuringEditing, source.canFocus(row(of: path)) else { return false }
        return focus.move(to: row(of: path), heading) { self.scrollToRow(at: path, at: .none, animated: false) }
    }
}

extension UICollectionView: KeyFocusableList {
    func focusableCell(at place: RowPath) -> (any FocusableCell)? { core.visible.view(.cell(IndexPath(place))) as? UICollectionViewCell }
    func focusContext(from old: RowPath?, to new: RowPath?) -> UIFocusUpdateContext {
        UICollectionViewFocusUpdateContext(
            from: old.flatMap { core.answer(IndexPath($0)) }, to: new.flatMap { core.answer(IndexPath($0)) })
    }
    func mayUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
        guard let context = context as? UICollectionViewFocusUpdateContext else { return true }
        return core.source.shouldUpdateFocus(context)
    }
    func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        guard let context = context as? UICollectionViewFocusUpdateContext else { return }
        core.source.didUpdateFocus(context, coordinator)
    }

    func enterFocus(at cell: UIView?, _ heading: UIFocusHeading) -> Bool {
        let wanted = (cell as? UICollectionViewCell ?? FocusEntry.cell(of: visibleCells)).flatMap { indexPath(for: $0) }
        guard let path = wanted else {
            return CollectionKeyNavigation.step(core, heading == .up ? .up : heading == .left ? .left : heading == .right ? .right : .down)
        }
        guard core.allowsSelecting, !allowsFocus || !isEditing || allowsFocusDuringEditing, core.source.canFocus(path) else { return false }
        return core.focus.move(to: RowPath(path), heading)
    }
}

/// The cell that the focus goes to when it enters a list.
@MainActor private enum FocusEntry {
    /// The one with the highest priority; nil if none has any.
    static func cell<Cell: UIView>(of cells: [Cell]) -> Cell? {
        cells.filter { $0.focusGroupPriority.rawValue > UIFocusGroupPriority.ignored.rawValue }
            .max { $0.focusGroupPriority.rawValue < $1.focusGroupPriority.rawValue }
    }
}
