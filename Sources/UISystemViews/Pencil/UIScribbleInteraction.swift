internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Lets an app decide on writing with an Apple Pencil in a text input. No writing begins: Ferry's devices have no pencil.
///
/// > Source: Apple, UIScribbleInteraction
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The object that would be asked; held weakly.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Whether the user writes: false, since there is no pencil.
    open var isHandlingWriting: Bool { false }
    /// Whether the user is likely to write with a pencil: false, since there is none.
    open class var isPencilInputExpected: Bool { false }

    /// Creates an interaction, to be added with `UIView.addInteraction(_:)`.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Would decide on writing with an Apple Pencil.
///
/// > Source: Apple, UIScribbleInteractionDelegate. Every member is optional; none is called, since there is no pencil.
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Whether writing may begin at a place of the view.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Whether the input becomes first responder only once the user pauses.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// The user begins to write.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// The user stopped writing.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        ObjCRuntime.optional(self, "scribbleInteraction:shouldBeginAtLocation:", [interaction, location]) ?? true
    }
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
        ObjCRuntime.optional(self, "scribbleInteractionShouldDelayFocus:", [interaction]) ?? false
    }
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {
        ObjCRuntime.optional(self, "scribbleInteractionWillBeginWriting:", [interaction])
    }
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
        ObjCRuntime.optional(self, "scribbleInteractionDidFinishWriting:", [interaction])
    }
}
