internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
public import UIKitCore
public import UILists

/// Drags the selection of a text out of its view.
@MainActor final class TextDragController: NSObject, UIDragInteractionDelegate {
    typealias Source = UIView & UITextDraggable
    private static let key = AssociationKey()

    private unowned let view: any Source
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    weak var delegate: (any UITextDragDelegate)?
    var options: UITextDragOptions = []
    /// The text that is dragged.
    private(set) var range: UITextRange?
    /// A drop in the view itself has moved the text.
    var wasMovedInside = false

    private init(_ view: any Source) {
        self.view = view
        super.init()
    }

    /// The controller of a view, made and attached when it is first asked for.
    static func of(_ view: any Source) -> TextDragController {
        if let known = existing(view) { return known }
        let made = TextDragController(view)
        AssociatedObjects.shared.set(made, for: view, key: key.pointer)
        view.addInteraction(made.interaction)
        TextInputHooks.letSelectionBeDragged(true, of: view)
        return made
    }

    static func existing(_ view: UIView) -> TextDragController? {
        AssociatedObjects.shared.value(of: view, key: key.pointer) as? TextDragController
    }

    var isActive: Bool { range != nil }

    // MARK: The drag

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        let point = session.location(in: view.textInputView)
        guard let selection = view.selectedTextRange, !selection.isEmpty,
            view.selectionRects(for: selection).contains(where: { $0.rect.contains(point) })
        else { return [] }
        let found = items(of: selection, session, existing: [])
        range = found.isEmpty ? nil : selection
        wasMovedInside = false
        return found
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
        -> [UIDragItem]
    {
        let place = view.textInputView.convert(point, from: view)
        guard let selection = view.selectedTextRange, !selection.isEmpty,
            view.selectionRects(for: selection).contains(where: { $0.rect.contains(place) })
        else { return [] }
        return items(of: selection, session, existing: session.items)
    }

    private func items(of selection: UITextRange, _ session: any UIDragSession, existing: [UIDragItem]) -> [UIDragItem] {
        guard let text = view.text(in: selection), !text.isEmpty else { return [] }
        let suggested = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        let request = DragRequest(range: selection, suggested: [suggested], existing: existing, session)
        guard let delegate else { return [suggested] }
        return delegate.textDraggableView(view, itemsForDrag: request)
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        guard let delegate else { return preview(of: item) }
        return delegate.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
    }

    /// The dragged text where it is; of a field, its selected text on its own.
    func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let range else { return nil }
        let rects = view.selectionRects(for: range).map(\.rect)
        guard let first = rects.first else { return nil }
        let whole = rects.dropFirst().reduce(first) { $0.union($1) }
        let picture = UIImageView(image: picture(of: range) ?? UIImage())
        picture.frame.size = picture.image?.size ?? whole.size
        picture.backgroundColor = .systemBackground
        let target = UIDragPreviewTarget(container: view.textInputView, center: CGPoint(x: whole.midX, y: whole.midY))
        return UITargetedDragPreview(view: picture, parameters: UIDragPreviewParameters(), target: target)
    }

    private func picture(of range: UITextRange) -> UIImage? {
        let start = view.offset(from: view.beginningOfDocument, to: range.start)
        let length = view.offset(from: range.start, to: range.end)
        if let text = view as? UITextView, !options.contains(.stripTextColorFromPreviews) {
            return UITextDragPreviewRenderer(layoutManager: text.layoutManager, range: NSRange(location: start, length: length)).image
        }
        var attributes = TextPaster.attributes(of: view)
        if options.contains(.stripTextColorFromPreviews) { attributes[.foregroundColor] = UIColor.label }
        let string = NSAttributedString(string: view.text(in: range) ?? "", attributes: attributes)
        let size = string.boundingRect(
            with: CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
        ).size
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in string.draw(in: CGRect(origin: .zero, size: size)) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { delegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session) }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        delegate?.textDraggableView(view, dragSessionWillBegin: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        // Text that moved elsewhere leaves the view.
        if operation == .move, let range, !wasMovedInside, TextInputHooks.acceptsEdits(view) { view.replace(range, withText: "") }
        range = nil
        delegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }

    /// What a delegate is asked about.
    private final class DragRequest: NSObject, UITextDragRequest {
        let dragRange: UITextRange
        let suggestedItems: [UIDragItem]
        let existingItems: [UIDragItem]
        let dragSession: any UIDragSession
        var isSelected: Bool { true }

        init(range: UITextRange, suggested: [UIDragItem], existing: [UIDragItem], _ session: any UIDragSession) {
            (dragRange, suggestedItems, existingItems, dragSession) = (range, suggested, existing, session)
            super.init()
        }
    }
}

// Text fields and text views. Their interactions are attached when the app asks for one of them or sets a delegate; on iOS they always are.

extension UITextView: UITextDraggable {
    /// Decides on drags of the selection; not retained.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { TextDragController.existing(self)?.delegate }
        set { TextDragController.of(self).delegate = newValue }
    }
    /// The interaction with which the selection is dragged.
    public var textDragInteraction: UIDragInteraction? { TextDragController.of(self).interaction }
    /// Whether text of the view is being dragged.
    public var isTextDragActive: Bool { TextDragController.existing(self)?.isActive ?? false }
    /// How the selection is dragged.
    public var textDragOptions: UITextDragOptions {
        get { TextDragController.existing(self)?.options ?? [] }
        set { TextDragController.of(self).options = newValue }
    }
}

extension UITextField: UITextDraggable {
    /// Decides on drags of the selection; not retained.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { TextDragController.existing(self)?.delegate }
        set { TextDragController.of(self).delegate = newValue }
    }
    /// The interaction with which the selection is dragged.
    public var textDragInteraction: UIDragInteraction? { TextDragController.of(self).interaction }
    /// Whether text of the field is being dragged.
    public var isTextDragActive: Bool { TextDragController.existing(self)?.isActive ?? false }
    /// How the selection is dragged.
    public var textDragOptions: UITextDragOptions {
        get { TextDragController.existing(self)?.options ?? [] }
        set { TextDragController.of(self).options = newValue }
    }
}
