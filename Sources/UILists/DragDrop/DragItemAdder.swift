internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Lets a tap with another finger add items to a drag in progress.
///
/// > Contract: UIKit, UIDragInteractionDelegate, itemsForAddingTo.
@MainActor final class DragItemAdder: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UITapGestureRecognizer()
    private weak var window: UIWindow?
    /// Called with the interaction that was tapped and the location in its view.
    private let add: (UIDragInteraction, CGPoint) -> Void

    private static let selector: Selector = {
        ObjCRuntime.register(DragItemAdder.self, "handleTap:") { target, _ in
            target.tapped()
            return nil
        }
        return Selector("handleTap:")
    }()

    /// Watches a window until it is stopped or released.
    init(in window: UIWindow, _ add: @escaping (UIDragInteraction, CGPoint) -> Void) {
        self.window = window
        self.add = add
        super.init()
        recognizer.name = "UIDragInteraction"
        recognizer.delegate = self
        recognizer.addTarget(self, action: Self.selector)
        window.addGestureRecognizer(recognizer)
    }

    func stop() { window?.removeGestureRecognizer(recognizer) }

    private func tapped() {
        guard let window, let interaction = interaction(from: window.hitTest(recognizer.location(in: window), with: nil)),
            let view = interaction.view
        else { return }
        add(interaction, recognizer.location(in: view))
    }

    private func interaction(from hit: UIView?) -> UIDragInteraction? {
        var link = hit
        while let view = link {
            for case let interaction as UIDragInteraction in view.interactionList where interaction.isEnabled && interaction.delegate != nil
            {
                return interaction
            }
            link = view.superview
        }
        return nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        interaction(from: touch.view) != nil
    }

    /// Taps of the app wait, so that adding an item does not also select it.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is PressRecognizer }
}
