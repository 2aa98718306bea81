public import Foundation
public import UIKitCore

/// What a double tap or a squeeze of an Apple Pencil does by the user's choice in Settings.
public enum UIPencilPreferredAction: Int, Sendable {
    /// Nothing.
    case ignore = 0
    /// Switches to the eraser and back.
    case switchEraser = 1
    /// Switches to the tool before.
    case switchPrevious = 2
    /// Shows the palette of colours.
    case showColorPalette = 3
    /// Shows the attributes of the ink.
    case showInkAttributes = 4
    /// Shows a palette at the pencil's place.
    case showContextualPalette = 5
    /// Runs a shortcut of the system.
    case runSystemShortcut = 6
}

/// Reports double taps of an Apple Pencil. It never does: Ferry's devices have no pencil.
///
/// > Contract: UIKit, UIPencilInteraction.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The object that would be notified; held weakly.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether taps would be reported; true by default.
    open var isEnabled = true

    /// The action for a double tap: none, since there is no pencil.
    public class var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// The action for a squeeze: none, since there is no pencil.
    public class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    /// Whether only the pencil draws: false, since there is none.
    public class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether a hovering pencil shows its tool: false, since there is none.
    public class var prefersHoverToolPreview: Bool { false }

    /// Creates an interaction without a delegate.
    public override init() { super.init() }

    /// Creates an interaction with a delegate.
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Would be notified of an Apple Pencil's taps.
///
/// > Contract: UIKit, UIPencilInteractionDelegate. Every member is optional; none is called, since there is no pencil.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// The user tapped the pencil twice; before iOS 17.5.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// The user tapped the pencil twice.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// The user squeezes the pencil.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}
