internal import CoreGraphics
public import Foundation
public import UIKitCore

/// Draws a rectangle from where a mouse button was pressed to the pointer, to select what is in it.
///
/// It never begins: a mouse's primary button is a finger on Ferry's devices, and the secondary one is not dragged.
/// > Contract: UIKit, UIBandSelectionInteraction.
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// The phases of a selection.
    public enum State: Int, Sendable {
        /// No selection.
        case possible = 0
        /// The pointer began to move.
        case began = 1
        /// The pointer moves.
        case selecting = 2
        /// The button was released.
        case ended = 3
    }

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether a selection could begin; true by default.
    open var isEnabled = true
    /// The phase: always `possible`.
    open var state: State { .possible }
    /// The rectangle: always null. > Units: points in the view.
    open var selectionRect: CGRect { .null }
    /// The modifier keys that were pressed when the selection began: always none.
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    /// Whether a selection may begin at a point of the view; never asked.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    private let handler: (UIBandSelectionInteraction) -> Void

    /// Creates an interaction with a handler of changes to the rectangle, which is never called.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        handler = selectionHandler
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view, and logs that the interaction has no effect.
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { UnimplementedSetting.report("addInteraction(UIBandSelectionInteraction)", on: self) }
    }
}
