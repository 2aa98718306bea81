internal import Foundation
internal import UIKitCore

/// What the drop coordinators of tables and collection views have in common: the place, and the animations that the delegate requested.
@MainActor class ListDropCoordinator: NSObject {
    final let destinationIndexPath: IndexPath?
    final let session: any UIDropSession
    private(set) final var flights: [ListDropAnimation] = []

    init(_ destination: IndexPath?, _ session: any UIDropSession) {
        destinationIndexPath = destination
        self.session = session
        super.init()
    }

    final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { fly(dragItem, .target(target)) }

    final func fly(_ item: UIDragItem, _ goal: ListDropAnimation.Goal) -> any UIDragAnimating {
        let flight = ListDropAnimation(item, goal)
        flights.append(flight)
        return flight
    }

    final func fly(into placeholder: DropPlaceholderContext) -> DropPlaceholderContext {
        flights.append(placeholder.flight)
        return placeholder
    }
}

/// One item dropped on a list; conforms to the protocol of each kind of list next to it.
@MainActor final class ListDropItem: NSObject {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
        super.init()
    }
}
