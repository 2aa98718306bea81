internal import Foundation
internal import UIKitCore

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
