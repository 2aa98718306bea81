internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

extension UITableView: EdgeScrollingList {}
extension TableSource: ListDragDropSource {}
extension ListDropItem: UITableViewDropItem {}
extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}

extension UITableView: ListDragDropHost {
    var dragDropView: UIView { self }
    func draggablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func shownCell(at path: IndexPath) -> UITableViewCell? { cellForRow(at: path) }
    var shownCells: [UITableViewCell] { visibleCells }
    func dragWillBegin() { selection.unhighlight() }

    func dropDestination(at point: CGPoint, _ space: DropIndicator) -> IndexPath? {
        contents.loadIfNeeded()
        guard point.y.isFinite else { return nil }
        guard let row = contents.layout.row(at: point.y) else { return nil }
        // In the gap, the row that it was opened for.
        if let id = space.gapID, placeholders.shown(id) == row { return space.destination }
        return space.destination(over: index(of: row), offset: point.y - contents.frame(of: row).midY)
    }

    func dropTarget(_ proposal: UITableViewDropProposal, at point: CGPoint) -> ListDropTarget {
        switch proposal.intent {
        case .unspecified: .none
        case .insertIntoDestinationIndexPath: .row(dataRow(at: point).map(index))
        case .automatic where isInMiddle(point): .row(dataRow(at: point).map(index))
        case .insertAtDestinationIndexPath, .automatic: .gap(after: 0)
        }
    }

    /// Whether a point is nearer to a row's middle than to its edges; a gap between rows has no middle.
    private func isInMiddle(_ point: CGPoint) -> Bool {
        guard let row = dataRow(at: point) else { return false }
        let frame = contents.frame(of: row)
        return abs(point.y - frame.midY) < frame.height / 4
    }

    /// nil over a placeholder.
    private func dataRow(at point: CGPoint) -> RowPath? {
        contents.layout.row(at: point.y).flatMap { placeholders.isPlaceholder($0) ? nil : $0 }
    }

    func makeDropCoordinator(
        _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UITableViewDropProposal?, _ session: any UIDropSession
    ) -> TableDropCoordinator {
        TableDropCoordinator(items, destination, proposal ?? UITableViewDropProposal(operation: .cancel), session, in: self)
    }

    func previewSize(of path: IndexPath?) -> CGSize {
        path.map { rectForRow(at: $0).size } ?? CGSize(width: bounds.width, height: 44)
    }

    func dropFrame(at path: IndexPath) -> CGRect? {
        let frame = rectForRow(at: path)
        return frame == .zero ? nil : frame
    }
}

/// A table's drop, as passed to its delegate.
@MainActor final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal
    private let table: UITableView

    init(
        _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UITableViewDropProposal, _ session: any UIDropSession,
        in table: UITableView
    ) {
        self.items = items
        self.proposal = proposal
        self.table = table
        super.init(destination, session)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { fly(dragItem, .row(indexPath)) }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let cell = table.cellForRow(at: indexPath) else { return fly(dragItem, .row(indexPath)) }
        let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
        let fits = size.width > 0 && size.height > 0
        let scale = fits ? max(0.01, min(1, rect.width / size.width, rect.height / size.height)) : 1
        return fly(
            dragItem,
            .target(
                UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY), transform: CGAffineTransform(scaleX: scale, y: scale))))
    }
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        fly(into: table.insert(placeholder, for: dragItem))
    }
}
