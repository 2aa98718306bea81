internal import Foundation
internal import UIKitCore

/// Selects an item when a drag rests on it.
///
/// > Contract: UIKit, UICollectionView.isSpringLoaded; collectionView(_:shouldSpringLoadItemAt:with:).
@MainActor final class CollectionSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    unowned var core: CollectionCore!
    private var interaction: UISpringLoadedInteraction?

    nonisolated override init() { super.init() }

    func update() {
        guard let view = core.view, view.isSpringLoaded != (interaction != nil) else { return }
        if let interaction {
            view.removeInteraction(interaction)
            self.interaction = nil
            return
        }
        let made = UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) { [weak self] _, context in
            if let path = context.targetItem as? IndexPath, let core = self?.core { _ = core.touches.activate(core.shown(path)) }
        }
        made.part = { [weak self] context in self?.part(context) }
        interaction = made
        view.addInteraction(made)
    }

    private func part(_ context: any UISpringLoadedInteractionContext) -> (view: UIView, item: IndexPath)? {
        guard let view = core.view, let path = view.indexPathForItem(at: context.location(in: view)) else { return nil }
        return view.cellForItem(at: path).map { ($0, path) }
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let path = context.targetItem as? IndexPath else { return false }
        return core.source.shouldSpringLoad(path, context)
    }
}
