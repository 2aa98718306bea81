public import Foundation
internal import ObjectiveC
public import UIKitCore
public import UILists

/// Whether a text that is not editable accepts a drop.
///
/// > Source: Apple, UITextDropEditability
public enum UITextDropEditability: Int, Sendable {
    /// It does not.
    case no = 0
    /// It is edited by the drop.
    case temporary
    /// It is editable from then on.
    case yes
}

/// A text into which items can be dropped.
///
/// > Source: Apple, UITextDroppable
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Decides on drops; not retained.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction with which items are dropped.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over the view.
    var isTextDropActive: Bool { get }
}

/// A drag over a text.
///
/// > Source: Apple, UITextDropRequest
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
    /// Where the text would be inserted.
    var dropPosition: UITextPosition { get }
    /// What a drop would do without a delegate.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the dragged text is the view's own.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
}

/// What a drop into a text does.
///
/// > Source: Apple, UITextDropProposal
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal, @preconcurrency NSCopying {
    /// Where dropped text goes.
    public enum Action: UInt, Sendable {
        /// At the position under the touch.
        case insert = 0
        /// In place of the selection.
        case replaceSelection
        /// In place of the whole text.
        case replaceAll
    }
    /// Who shows the progress of loading.
    public enum ProgressMode: UInt, Sendable { case system = 0, custom }
    /// Who inserts what is dropped.
    public enum Performer: UInt, Sendable {
        /// The text view.
        case view = 0
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate
    }

    /// Where dropped text goes; `insert` by default.
    open var dropAction = Action.insert
    /// Who shows the progress; Ferry shows none, so that both values are equivalent.
    open var dropProgressMode = ProgressMode.system
    /// Whether text that moves inside of its view moves without being loaded; it always does in Ferry.
    open var useFastSameViewOperations = true {
        didSet { if !useFastSameViewOperations { UnimplementedSetting.report("useFastSameViewOperations", on: self) } }
    }
    /// Who inserts what is dropped; the view by default.
    open var dropPerformer = Performer.view

    /// Creates a proposal that inserts text at the touch.
    public override init(operation: UIDropOperation) { super.init(operation: operation) }

    /// A proposal with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UITextDropProposal(operation: operation)
        (made.dropAction, made.dropProgressMode, made.dropPerformer) = (dropAction, dropProgressMode, dropPerformer)
        (made.isPrecise, made.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return made
    }
}

/// Decides on, and is notified of, drops into a text. All members are optional.
///
/// > Source: Apple, UITextDropDelegate
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns whether a text that is not editable accepts the drop; `no` by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// Returns what a drop would do, by default the suggestion.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// Called before the items are inserted.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Returns the preview of all items when they land, by default the given one; nil lets them fade.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// A drag enters the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// A drag moved over the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// A drag leaves the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// A drag that was over the view ended.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
        ObjCRuntime.optional(self, "textDroppableView:willBecomeEditableForDrop:", [textDroppableView, drop]) ?? .no
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        ObjCRuntime.optional(self, "textDroppableView:proposalForDrop:", [textDroppableView, drop]) ?? drop.suggestedProposal
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
        ObjCRuntime.optional(self, "textDroppableView:willPerformDrop:", [textDroppableView, drop])
    }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        let name = "textDroppableView:previewForDroppingAllItemsWithDefault:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return defaultPreview }
        return ObjCRuntime.optional(self, name, [textDroppableView, defaultPreview]) ?? nil
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {
        ObjCRuntime.optional(self, "textDroppableView:dropSessionDidEnter:", [textDroppableView, session])
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) {
        ObjCRuntime.optional(self, "textDroppableView:dropSessionDidUpdate:", [textDroppableView, session])
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {
        ObjCRuntime.optional(self, "textDroppableView:dropSessionDidExit:", [textDroppableView, session])
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {
        ObjCRuntime.optional(self, "textDroppableView:dropSessionDidEnd:", [textDroppableView, session])
    }
}
