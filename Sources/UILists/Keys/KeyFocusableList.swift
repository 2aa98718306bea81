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
}
