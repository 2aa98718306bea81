internal import CoreGraphics
internal import Foundation
internal import UIKitCore

extension UICollectionView: EdgeScrollingList {}
extension CollectionSource: ListDragDropSource {}
extension ListDropItem: UICollectionViewDropItem {}
extension DropPlaceholderContext: UICollectionViewDropPlaceholderContext {}

extension CollectionCore: ListDragDropHost {
    var dragDropView: UIView { view }
    func draggablePath(at point: CGPoint) -> IndexPath? { view.indexPathForItem(at: point) }
    func shownCell(at path: IndexPath) -> UICollectionViewCell? { view.cellForItem(at: path) }
    var shownCells: [UICollectionViewCell] { view.visibleCells }
    func dragWillBegin() {}

    func dropDestination(at point: CGPoint, _ space: DropIndicator) -> IndexPath? {
        guard let path = indexPath(at: point) else { return nil }
        // In the gap, the position that it is open for.
        if let id = space.gapID, placeholders.shown(id).map({ IndexPath($0) }) == path { return space.destination }
        return space.destination(over: data(path), offset: offset(from: path, point))
    }

    /// The distance from an item's centre along the line of items: vertical in a list, in reading direction for items side by side.
    private func offset(from path: IndexPath, _ point: CGPoint) -> CGFloat {
        guard let frame = visible.shown[.cell(path)]?.attributes.frame else { return 0 }
        guard frame.width <= view.bounds.width / 2 else { return point.y - frame.midY }
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.midX - point.x : point.x - frame.midX
    }

    func dropTarget(_ proposal: UICollectionViewDropProposal, at point: CGPoint) -> ListDropTarget {
        switch proposal.intent {
        case .unspecified: .none
        case .insertAtDestinationIndexPath: .gap(after: view.reorderingCadence.delay)
        case .insertIntoDestinationIndexPath: .row(indexPath(at: point).flatMap { isPlaceholder($0) ? nil : data($0) })
        }
    }

    func makeDropCoordinator(
        _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UICollectionViewDropProposal?, _ session: any UIDropSession
    ) -> CollectionDropCoordinator {
        CollectionDropCoordinator(items, destination, proposal ?? UICollectionViewDropProposal(operation: .cancel), session, in: view)
    }

    func previewSize(of path: IndexPath?) -> CGSize { path.flatMap { view.layoutAttributesForItem(at: $0)?.size } ?? .zero }
    func dropFrame(at path: IndexPath) -> CGRect? { view.layoutAttributesForItem(at: path)?.frame }
}

/// A drop on a collection view, for its delegate.
@MainActor final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal
    private let view: UICollectionView

    init(
        _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession,
        in view: UICollectionView
    ) {
        self.items = items
        self.proposal = proposal
        self.view = view
        super.init(destination, session)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { fly(dragItem, .row(indexPath)) }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let cell = view.cellForItem(at: indexPath) else { return fly(dragItem, .row(indexPath)) }
        return fly(dragItem, .target(UIDragPreviewTarget(container: cell, center: CGPoint(x: rect.midX, y: rect.midY))))
    }
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        fly(into: view.core.insert(placeholder, for: dragItem))
    }
}
