public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Lets a view accept drops.
///
/// > Contract: UIKit, UIDropInteraction
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Continues to receive a drag that enters a subview's drop interaction.
    open var allowsSimultaneousDropSessions = false {
        didSet { if allowsSimultaneousDropSessions { UnimplementedSetting.report("allowsSimultaneousDropSessions", on: self) } }
    }

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides on drags over a view, and receives drops.
///
/// > Contract: UIKit, UIDropInteractionDelegate; all members are optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        ObjCRuntime.optional(self, "dropInteraction:canHandleSession:", [interaction, session]) ?? true
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:sessionDidEnter:", [interaction, session]) as Bool
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        ObjCRuntime.optional(self, "dropInteraction:sessionDidUpdate:", [interaction, session]) ?? UIDropProposal(operation: .cancel)
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:sessionDidExit:", [interaction, session]) as Bool
    }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:performDrop:", [interaction, session]) as Bool
    }
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:concludeDrop:", [interaction, session]) as Bool
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:sessionDidEnd:", [interaction, session]) as Bool
    }
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        let name = "dropInteraction:previewForDroppingItem:withDefault:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return defaultPreview }
        return ObjCRuntime.optional(self, name, [interaction, item, defaultPreview]) ?? nil
    }
    public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        _ = ObjCRuntime.optional(self, "dropInteraction:item:willAnimateDropWithAnimator:", [interaction, item, animator]) as Bool
    }
}
