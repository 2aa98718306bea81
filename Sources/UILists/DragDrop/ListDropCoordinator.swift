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

/// Animates a dropped item into a list.
@MainActor final class ListDropAnimation: NSObject, UIDragAnimating {
    enum Goal {
        case row(IndexPath)
        case target(UIDragPreviewTarget)
        /// By its ID in the placeholder map.
        case placeholder(Int)
    }

    let item: UIDragItem
    let goal: Goal
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    init(_ item: UIDragItem, _ goal: Goal) {
        self.item = item
        self.goal = goal
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Forwards the animations and completions added so far to the interaction's animator.
    func join(_ animator: any UIDragAnimating) {
        for animation in animations { animator.addAnimations(animation) }
        for completion in completions { animator.addCompletion(completion) }
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
