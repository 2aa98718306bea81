internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Highlights and selects items by touch.
///
/// > Contract: CV-6 to CV-9.
@MainActor final class CollectionTouches {
    unowned var core: CollectionCore!
    private var path: IndexPath?
    private weak var touch: UITouch?

    nonisolated init() {}

    func isHighlighted(_ path: IndexPath) -> Bool { self.path == path }

    /// Whether the touch is on an item.
    func began(_ touches: Set<UITouch>) -> Bool {
        if touches.contains(where: \.isSecondaryClick) { return false }
        if core.swipes.takes(touches) { return true }
        guard touch == nil, let view = core.view, let touch = touches.first, let path = item(under: touch) else { return false }
        guard core.allowsSelecting else { return false }
        self.touch = touch
        guard view.delegate?.collectionView(view, shouldHighlightItemAt: core.data(path)) ?? true else { return true }
        self.path = path
        cell(path)?.isHighlighted = true
        view.delegate?.collectionView(view, didHighlightItemAt: core.data(path))
        return true
    }

    func moved(_ touches: Set<UITouch>) -> Bool { owns(touches) }

    func ended(_ touches: Set<UITouch>) -> Bool {
        guard owns(touches), let view = core.view else { return false }
        touch = nil
        guard let path else { return true }
        guard let lifted = touches.first, item(under: lifted) == path, core.exists(path) else {
            unhighlight(view)
            return true
        }
        toggle(path, in: view) { self.unhighlight(view) }
        core.focus.follow(RowPath(path))
        return true
    }

    func cancelled(_ touches: Set<UITouch>) -> Bool {
        guard owns(touches), let view = core.view else { return false }
        touch = nil
        unhighlight(view)
        return true
    }

    /// Index paths changed: the touch stays with its item.
    func map(_ place: (IndexPath) -> IndexPath?) { path = path.flatMap(place) }
    func forget() { (path, touch) = (nil, nil) }

    private func toggle(_ path: IndexPath, in view: UICollectionView, _ release: () -> Void) {
        let delegate = view.delegate
        if cell(path)?.acceptsTap() == true { return release() }
        if core.allowsMultiple, core.selection.contains(path) {
            let may = delegate?.collectionView(view, shouldDeselectItemAt: core.data(path)) ?? true
            release()
            guard may else { return }
            core.selection.remove(path)
            delegate?.collectionView(view, didDeselectItemAt: core.data(path))
            return
        }
        let may = delegate?.collectionView(view, shouldSelectItemAt: core.data(path)) ?? true
        release()
        guard may, core.exists(path) else { return }
        if !core.allowsMultiple {
            // An item that is already selected is selected again without being deselected in between. > Contract: CV-9.
            for other in core.selection.paths where other != path {
                core.selection.remove(other)
                delegate?.collectionView(view, didDeselectItemAt: core.data(other))
            }
        }
        core.selection.insert(path)
        if let cell = view.cellForItem(at: core.data(path)) { SegueTrigger.fire(of: cell, accessory: false) }
        delegate?.collectionView(view, didSelectItemAt: core.data(path))
        primaryAction(path, view)
    }

    private func primaryAction(_ path: IndexPath, _ view: UICollectionView) {
        guard !core.allowsMultiple, let delegate = view.delegate,
            delegate.collectionView(view, canPerformPrimaryActionForItemAt: core.data(path))
        else { return }
        delegate.collectionView(view, performPrimaryActionForItemAt: core.data(path))
    }

    /// A two-finger pan passed over an item, or back over it.
    func choose(_ path: IndexPath, _ isSelected: Bool) {
        guard let view = core.view, !core.isPlaceholder(path), core.selection.contains(path) != isSelected else { return }
        toggle(path, in: view) {}
    }

    /// The action of assistive technology, instead of a tap.
    func activate(_ path: IndexPath) -> Bool {
        guard let view = core.view, core.allowsSelecting, !core.isPlaceholder(path) else { return false }
        toggle(path, in: view) {}
        return true
    }

    /// The touch is used otherwise.
    func letGo() { if let view = core.view { unhighlight(view) } }

    private func unhighlight(_ view: UICollectionView) {
        guard let path else { return }
        self.path = nil
        cell(path)?.isHighlighted = false
        view.delegate?.collectionView(view, didUnhighlightItemAt: core.data(path))
    }

    private func owns(_ touches: Set<UITouch>) -> Bool { touch.map { touches.contains($0) } ?? false }
    private func cell(_ path: IndexPath) -> UICollectionViewCell? { core.visible.view(.cell(path)) as? UICollectionViewCell }

    /// The item whose cell was touched: the touch is in the cell or in its subviews.
    private func item(under touch: UITouch) -> IndexPath? {
        guard let view = core.view else { return nil }
        var link = view.hitTest(touch.location(in: view), with: nil)
        while let here = link, here !== view {
            if let key = core.visible.key(of: here) { return key.category == .cell && !core.isPlaceholder(key.path) ? key.path : nil }
            link = here.superview
        }
        return nil
    }
}
