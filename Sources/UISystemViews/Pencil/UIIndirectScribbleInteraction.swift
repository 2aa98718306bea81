internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Lets a view that is no text input take writing with an Apple Pencil into inputs that it makes. No writing begins: Ferry's devices have no
/// pencil.
///
/// > Source: Apple, UIIndirectScribbleInteraction
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
    UIInteraction
{
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The object that would be asked; held weakly.
    open private(set) weak var delegate: Delegate?
    /// Whether the user writes: false, since there is no pencil.
    open var isHandlingWriting: Bool { false }

    /// Creates an interaction, to be added with `UIView.addInteraction(_:)`.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Would tell which parts of a view take writing, and make inputs of them.
///
/// > Source: Apple, UIIndirectScribbleInteractionDelegate. Nothing is called, since there is no pencil.
@preconcurrency @MainActor public protocol UIIndirectScribbleInteractionDelegate: AnyObject, NSObjectProtocol {
    /// What names a part of the view.
    associatedtype ElementIdentifier: Hashable
    /// Passes the parts in a rectangle of the view to the closure.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([ElementIdentifier]) -> Void)
    /// Whether a part has the insertion point.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier) -> Bool
    /// The frame of a part in the view, in points.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier) -> CGRect
    /// Gives a part the insertion point near a place, and passes its input to the closure.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// Whether a part gets the insertion point only once the user pauses. Optional.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier)
        -> Bool
    /// The user begins to write in a part. Optional.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// The user stopped writing in a part. Optional.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
