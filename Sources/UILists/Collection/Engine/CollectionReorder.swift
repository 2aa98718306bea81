internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Moves one item with a touch. The others move aside; the data source is changed when the touch ends.
///
/// Until then the layout has the item at its target, while the data source is called with its own index paths.
/// > Contract: CV-34
@MainActor final class CollectionReorder {
    unowned var core: CollectionCore!
    private var held: (origin: IndexPath, now: IndexPath, place: CGPoint)?
    private lazy var edges = EdgeAutoScroller { [weak self] in self?.scrolled(by: $0) }

    nonisolated init() {}

    var movingIndexPath: IndexPath? { held?.now }

    func begin(_ path: IndexPath) -> Bool {
        guard held == nil, core.exists(path), core.source.canMove(core.data(path)), let element = core.visible.shown[.cell(path)] else {
            return false
        }
        core.touches.forget()
        (element.view as? UICollectionViewCell)?.isHighlighted = false
        held = (path, path, element.view.center)
        lift(element, true)
        return true
    }

    func move(to place: CGPoint) {
        guard held != nil, place.x.isFinite, place.y.isFinite else { return }
        propose(place)
        guard let view = core.view, let held else { return }
        edges.follow(held.place, size: core.visible.shown[.cell(held.now)]?.attributes.size ?? .zero, in: view)
    }

    /// Autoscrolling moved the content under the touch.
    private func scrolled(by step: CGPoint) {
        guard let held else { return edges.stop() }
        propose(CGPoint(x: held.place.x + step.x, y: held.place.y + step.y))
    }

    /// Asks layout and delegate for the item's target.
    private func propose(_ place: CGPoint) {
        guard let held else { return }
        self.held?.place = place
        follow()
        let proposed = core.layout.targetIndexPath(forInteractivelyMovingItem: held.now, withPosition: core.mirror.point(place))
        let target = core.source.moveTarget(from: held.origin, now: held.now, proposed: proposed)
        guard target != held.now, core.exists(target) || isEnd(target) else { return }
        let context = core.layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: place, previousIndexPaths: [held.now], previousPosition: held.place)
        core.layout.invalidateLayout(with: context)
        shift(from: held.now, to: target)
    }

    /// In another section, the position after its last item is valid.
    private func isEnd(_ path: IndexPath) -> Bool {
        guard let held, path.count == 2, path[0] != held.now[0], core.counts.sections.indices.contains(path[0]) else { return false }
        return path[1] == core.counts.sections[path[0]]
    }

    func end() {
        edges.stop()
        guard let held else { return }
        self.held = nil
        let context = core.layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [held.now], previousIndexPaths: [held.origin], movementCancelled: false)
        core.layout.invalidateLayout(with: context)
        if held.now != held.origin { core.source.move(held.origin, to: held.now) }
        setDown(held.now)
    }

    func cancel() {
        edges.stop()
        guard let held else { return }
        if held.now != held.origin { shift(from: held.now, to: held.origin) }
        self.held = nil
        let context = core.layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [held.origin], previousIndexPaths: [held.now], movementCancelled: true)
        core.layout.invalidateLayout(with: context)
        setDown(held.origin)
    }

    func forget() {
        edges.stop()
        if let held { (core.visible.shown[.cell(held.now)]?.view as? UICollectionViewCell)?.isReordering = false }
        held = nil
    }

    /// The data source's index path of what the layout has at `path`.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let held, held.now != held.origin else { return path }
        if path == held.now { return held.origin }
        var (section, item) = (path[0], path[1])
        if section == held.now[0], item > held.now[1] { item -= 1 }
        if section == held.origin[0], item >= held.origin[1] { item += 1 }
        section = path[0]
        return IndexPath(indexes: [section, item])
    }

    // MARK: Display

    private func lift(_ element: DisplayedElement, _ isUp: Bool) {
        (element.view as? UICollectionViewCell)?.isReordering = isUp
        element.view.superview?.bringSubviewToFront(element.view)
        UIView.animate(withDuration: CollectionMetrics.updateDuration) {
            let scale = isUp ? CollectionMetrics.movingItemScale : 1
            element.view.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    /// After a layout pass: the held item follows the touch.
    func follow() {
        guard let held, let element = core.visible.shown[.cell(held.now)] else { return }
        let attributes = core.layout.layoutAttributesForInteractivelyMovingItem(at: held.now, withTargetPosition: held.place)
        UIView.performWithoutAnimation {
            element.view.center = attributes.center
            element.view.alpha = attributes.alpha
        }
        element.view.superview?.bringSubviewToFront(element.view)
    }

    private func setDown(_ path: IndexPath) {
        guard let view = core.view else { return }
        (core.visible.shown[.cell(path)]?.view as? UICollectionViewCell)?.isReordering = false
        view.setNeedsLayout()
        UIView.animate(withDuration: CollectionMetrics.updateDuration) {
            if let element = self.core.visible.shown[.cell(path)] {
                element.view.transform = .identity
                element.frame = .null
            }
            self.core.layOut()
        }
    }

    private func shift(from old: IndexPath, to new: IndexPath) {
        held?.now = new
        var counts = core.counts
        counts.sections[old[0]] -= 1
        counts.sections[new[0]] += 1
        core.setCounts(counts)
        core.selection.map { Self.moved($0, old, new) }
        core.focus.renumber { RowPath(Self.moved(IndexPath($0), old, new)) }
        _ = core.visible.rekey { key in
            key.category == .cell ? .cell(Self.moved(key.path, old, new)) : key
        }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState]
        ) { self.core.layOut() }
        follow()
    }

    /// The new index path of an item after another moved from `old` to `new`.
    private static func moved(_ path: IndexPath, _ old: IndexPath, _ new: IndexPath) -> IndexPath {
        if path == old { return new }
        var item = path[1]
        if path[0] == old[0], item > old[1] { item -= 1 }
        if path[0] == new[0], item >= new[1] { item += 1 }
        return IndexPath(indexes: [path[0], item])
    }
}
