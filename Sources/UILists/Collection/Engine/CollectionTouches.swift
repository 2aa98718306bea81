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
        guard touch == nil, let touch = touches.first, let path = item(under: touch) else { return false }
        guard core.allowsSelecting else { return false }
        self.touch = touch
        guard core.source.shouldHighlight(path) else { return true }
        self.path = path
        cell(path)?.isHighlighted = true
        core.source.didHighlight(path)
        return true
    }

    func moved(_ touches: Set<UITouch>) -> Bool { owns(touches) }

    func ended(_ touches: Set<UITouch>) -> Bool {
        guard owns(touches), let view = core.view else { return false }
        touch = nil
        guard let path else { return true }
        guard let lifted = touches.first, item(under: lifted) == path, core.exists(path) else {
            unhighlight()
            return true
        }
        toggle(path, in: view) { self.unhighlight() }
        core.focus.follow(RowPath(path))
        return true
    }

    func cancelled(_ touches: Set<UITouch>) -> Bool {
        guard owns(touches) else { return false }
        touch = nil
        unhighlight()
        return true
    }

    /// Index paths changed: the touch stays with its item.
    func map(_ place: (IndexPath) -> IndexPath?) { path = path.flatMap(place) }
    func forget() { (path, touch) = (nil, nil) }

    private func toggle(_ path: IndexPath, in view: UICollectionView, _ release: () -> Void) {
        if cell(path)?.acceptsTap() == true { return release() }
        if core.allowsMultiple, core.selection.contains(path) {
            let may = core.source.shouldDeselect(path)
            release()
            guard may else { return }
            core.selection.remove(path)
            core.source.didDeselect(path)
            return
        }
        let may = core.source.shouldSelect(path)
        release()
        guard may, core.exists(path) else { return }
        if !core.allowsMultiple {
            // An item that is already selected is selected again without being deselected in between. > Contract: CV-9.
            for other in core.selection.paths where other != path {
                core.selection.remove(other)
                core.source.didDeselect(other)
            }
        }
        core.selection.insert(path)
        if let cell = view.cellForItem(at: core.data(path)) { SegueTrigger.fire(of: cell, accessory: false) }
        core.source.didSelect(path)
        if !core.allowsMultiple { core.source.performPrimaryAction(at: path) }
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
    func letGo() { unhighlight() }

    private func unhighlight() {
        guard let path else { return }
        self.path = nil
        cell(path)?.isHighlighted = false
        core.source.didUnhighlight(path)
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
