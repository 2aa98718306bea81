public import Foundation

/// A behaviour that can be added to a view: menus, drags, drops, pointers.
///
/// > Contract: UIKit, UIInteraction
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction is added to; nil while it has none.
    var view: UIView? { get }
    /// Called before the interaction moves to `view`, or leaves its view if `view` is nil; ``view`` still has the old value.
    func willMove(to view: UIView?)
    /// Called after the interaction moved to `view`, or left its view if `view` is nil; the implementation stores the new view here.
    func didMove(to view: UIView?)
}

/// The interactions of views, and the order of calls when one is added or removed.
@MainActor package enum ViewInteractions {
    static func add(_ interaction: any UIInteraction, to view: UIView) {
        if let old = interaction.view {
            guard old !== view else { return }
            remove(interaction, from: old)
        }
        interaction.willMove(to: view)
        view.interactionList.append(interaction)
        interaction.didMove(to: view)
    }

    static func remove(_ interaction: any UIInteraction, from view: UIView) {
        guard view.interactionList.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        view.interactionList.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    static func replace(_ interactions: [any UIInteraction], on view: UIView) {
        for old in view.interactionList where !interactions.contains(where: { $0 === old }) { remove(old, from: view) }
        for new in interactions { add(new, to: view) }
    }

    /// The first of a type on the view.
    package static func first<Kind>(_ kind: Kind.Type, on view: UIView) -> Kind? {
        view.interactionList.lazy.compactMap { $0 as? Kind }.first
    }
}
