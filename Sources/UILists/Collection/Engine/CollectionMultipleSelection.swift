internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Selection of items by a two-finger pan.
@MainActor final class CollectionMultipleSelection: MultipleSelectionOwner {
    unowned var core: CollectionCore!
    private var pan: MultipleSelectionPan?

    nonisolated init() {}

    /// The view has a delegate.
    func prepare() {
        if pan == nil, core.view.delegate != nil { pan = MultipleSelectionPan(self, list: core.view) }
    }

    func takes(_ scrolling: UIPanGestureRecognizer) -> Bool { pan?.takes(scrolling) ?? false }

    func selectablePath(at point: CGPoint) -> IndexPath? {
        core.indexPath(at: point).flatMap { core.isPlaceholder($0) ? nil : $0 }
    }
    func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
        core.source.shouldBeginMultipleSelection(at: path)
    }
    func beganMultipleSelection(at path: IndexPath) {
        core.source.didBeginMultipleSelection(at: path)
    }
    func selectPaths(from start: IndexPath, to end: IndexPath, _ isSelected: Bool) {
        guard core.allowsMultiple else { return }
        var path = min(start, end)
        while path <= max(start, end), core.exists(path) {
            core.touches.choose(path, isSelected)
            path =
                path.item + 1 < core.numberOfItems(inSection: path.section)
                ? IndexPath(item: path.item + 1, section: path.section)
                : next(after: path.section) ?? IndexPath(item: 0, section: core.counts.sections.count)
        }
    }
    private func next(after section: Int) -> IndexPath? {
        core.counts.sections.indices.first { $0 > section && core.counts.sections[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
    }
    func endedMultipleSelection() { core.source.didEndMultipleSelection() }
}
