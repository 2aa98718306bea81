internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
public import UIKitCore
public import UILists

/// Drops items into a text.
@MainActor final class TextDropController: NSObject, UIDropInteractionDelegate {
    typealias Target = UIView & UITextDroppable
    private static let key = AssociationKey()

    private unowned let view: any Target
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    weak var delegate: (any UITextDropDelegate)?
    weak var pasteDelegate: (any UITextPasteDelegate)? {
        didSet {
            let hook: ([NSItemProvider]) -> Bool = { [weak self] in self?.paste($0) ?? false }
            TextInputHooks.setPaste(pasteDelegate == nil ? nil : hook, of: view)
        }
    }
    private(set) var isActive = false
    private var isAttached = false
    private let cursor = UIStandardTextCursorView()
    private lazy var animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: view)
    private var proposal: UITextDropProposal?

    private init(_ view: any Target) {
        self.view = view
        super.init()
    }

    static func of(_ view: any Target) -> TextDropController {
        if let known = existing(view) { return known }
        let made = TextDropController(view)
        AssociatedObjects.shared.set(made, for: view, key: key.pointer)
        return made
    }

    static func existing(_ view: UIView) -> TextDropController? {
        AssociatedObjects.shared.value(of: view, key: key.pointer) as? TextDropController
    }

    /// Adds the interaction to the view.
    func attach() {
        guard !isAttached else { return }
        isAttached = true
        view.addInteraction(interaction)
    }

    /// Pastes items as the app's delegate decides. > Returns: whether there was something.
    private func paste(_ providers: [NSItemProvider]) -> Bool {
        guard !providers.isEmpty, let range = view.selectedTextRange else { return false }
        TextPaster.paste(providers.map { (provider: $0, local: nil as Any?) }, into: view, range, pasteDelegate)
        return true
    }

    // MARK: The drop

    private func request(_ session: any UIDropSession) -> DropRequest {
        let point = session.location(in: view.textInputView)
        let isSame = session.localDragSession != nil && TextDragController.existing(view)?.isActive ?? false
        let operation: UIDropOperation = isSame && session.allowsMoveOperation ? .move : .copy
        let place = view.closestPosition(to: point) ?? view.endOfDocument
        return DropRequest(place, UITextDropProposal(operation: operation), isSame, session)
    }

    private func accepts(_ request: DropRequest) -> Bool {
        if TextInputHooks.acceptsEdits(view) { return true }
        switch delegate?.textDroppableView(view, willBecomeEditableForDrop: request) ?? .no {
        case .no: return false
        case .temporary: return true
        case .yes:
            (view as? UITextView)?.isEditable = true
            return true
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard view.canPaste(session.items.map(\.itemProvider)) || session.canLoadObjects(ofClass: NSString.self) else { return false }
        return accepts(request(session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        animator.setCursorVisible(true, animated: true)
        delegate?.textDroppableView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let request = request(session)
        animator.placeCursor(at: request.dropPosition, animated: true)
        delegate?.textDroppableView(view, dropSessionDidUpdate: session)
        let made = delegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
        proposal = made
        return made
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        delegate?.textDroppableView(view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        delegate?.textDroppableView(view, dropSessionDidEnd: session)
    }

    private func leave() {
        isActive = false
        animator.setCursorVisible(false, animated: true)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let request = request(session)
        let chosen = proposal ?? request.suggestedProposal
        delegate?.textDroppableView(view, willPerformDrop: request)
        guard chosen.dropPerformer == .view else { return }
        let contents = session.items.map { ($0.itemProvider, $0.localObject) }
        let drag = TextDragController.existing(view)
        var place = range(of: chosen.dropAction, at: request.dropPosition)
        if request.isSameView, chosen.operation == .move, let source = drag?.range {
            drag?.wasMovedInside = true
            guard let moved = take(source, before: place) else { return }
            place = moved
        }
        TextPaster.paste(contents, into: view, place, pasteDelegate) { [view] made in view.selectedTextRange = made }
    }

    private func range(of action: UITextDropProposal.Action, at position: UITextPosition) -> UITextRange {
        let here = view.textRange(from: position, to: position)
        let wanted: UITextRange? =
            switch action {
            case .insert: here
            case .replaceSelection: view.selectedTextRange ?? here
            case .replaceAll: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
            }
        return wanted ?? UITextRange()
    }

    /// Removes text that moves inside of the view, and returns where the target is then; nil for a move into itself.
    private func take(_ source: UITextRange, before target: UITextRange) -> UITextRange? {
        let place = view.offset(from: view.beginningOfDocument, to: target.start)
        let start = view.offset(from: view.beginningOfDocument, to: source.start)
        let end = view.offset(from: view.beginningOfDocument, to: source.end)
        guard place <= start || place >= end else { return nil }
        view.replace(source, withText: "")
        guard let here = view.position(from: view.beginningOfDocument, offset: place <= start ? place : place - (end - start)) else {
            return nil
        }
        return view.textRange(from: here, to: here)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let delegate else { return nil }
        return delegate.textDroppableView(view, previewForDroppingAllItemsWithDefault: defaultPreview)
    }

    /// What a delegate is asked about.
    private final class DropRequest: NSObject, UITextDropRequest {
        let dropPosition: UITextPosition
        let suggestedProposal: UITextDropProposal
        let isSameView: Bool
        let dropSession: any UIDropSession

        init(_ position: UITextPosition, _ suggestion: UITextDropProposal, _ isSame: Bool, _ session: any UIDropSession) {
            (dropPosition, suggestedProposal, isSameView, dropSession) = (position, suggestion, isSame, session)
            super.init()
        }
    }
}

extension UITextView: UITextDroppable {
    /// Decides what becomes of pasted and dropped items; not retained.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { TextDropController.existing(self)?.pasteDelegate }
        set { TextDropController.of(self).pasteDelegate = newValue }
    }
    /// Decides on drops; not retained.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { TextDropController.existing(self)?.delegate }
        set {
            TextDropController.of(self).delegate = newValue
            TextDropController.of(self).attach()
        }
    }
    /// The interaction with which items are dropped.
    public var textDropInteraction: UIDropInteraction? {
        TextDropController.of(self).attach()
        return TextDropController.of(self).interaction
    }
    /// Whether a drag is over the view.
    public var isTextDropActive: Bool { TextDropController.existing(self)?.isActive ?? false }
}

extension UITextField: UITextDroppable {
    /// Decides what becomes of pasted and dropped items; not retained.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { TextDropController.existing(self)?.pasteDelegate }
        set { TextDropController.of(self).pasteDelegate = newValue }
    }
    /// Decides on drops; not retained.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { TextDropController.existing(self)?.delegate }
        set {
            TextDropController.of(self).delegate = newValue
            TextDropController.of(self).attach()
        }
    }
    /// The interaction with which items are dropped.
    public var textDropInteraction: UIDropInteraction? {
        TextDropController.of(self).attach()
        return TextDropController.of(self).interaction
    }
    /// Whether a drag is over the field.
    public var isTextDropActive: Bool { TextDropController.existing(self)?.isActive ?? false }
}
