internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Says where the views of a selection are. All members are optional.
///
/// > Source: Apple, UITextSelectionDisplayInteractionDelegate
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Returns the view that contains the highlight, below the text; nil, the default, is the text input's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
        let answer: UIView?? = ObjCRuntime.optional(
            self, "selectionContainerViewBelowTextForSelectionDisplayInteraction:", [interaction])
        return answer ?? nil
    }
}

/// Shows the cursor, the highlight and the handles of a text input's selection, without gestures.
///
/// > Source: Apple, UITextSelectionDisplayInteraction
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The input whose selection is shown; not retained.
    open private(set) weak var textInput: (any UITextInput)?
    /// Says where the highlight is; not retained.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    /// The view of an insertion point.
    open var cursorView: any UITextCursorView = UIStandardTextCursorView() {
        didSet { replace(oldValue, with: cursorView) }
    }
    /// The view of a selection.
    open var highlightView: any UITextSelectionHighlightView = StandardHighlightView() {
        didSet { replace(oldValue, with: highlightView) }
    }
    /// The views at the selection's start and end.
    open var handleViews: [any UITextSelectionHandleView] = [StandardHandleView(.leading), StandardHandleView(.trailing)] {
        didSet {
            for handle in oldValue { handle.removeFromSuperview() }
            setNeedsSelectionUpdate()
        }
    }

    /// Creates an interaction for a text input; neither it nor the delegate is retained.
    public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
    }

    open func willMove(to view: UIView?) { if view !== self.view { removeViews() } }
    open func didMove(to view: UIView?) {
        self.view = view
        layoutManagedSubviews()
    }

    /// Whether the selection is shown; false by default.
    open var isActivated = false {
        didSet {
            guard isActivated != oldValue else { return }
            layoutManagedSubviews()
            if isActivated { cursorView.resetBlinkAnimation() }
        }
    }

    /// The selection or the text changed: places the views again.
    open func setNeedsSelectionUpdate() {
        layoutManagedSubviews()
        if isActivated { cursorView.resetBlinkAnimation() }
    }

    /// Places the views where the text input says.
    open func layoutManagedSubviews() {
        guard isActivated, view != nil, let textInput, let range = textInput.selectedTextRange else { return removeViews() }
        let text = textInput.textInputView
        let below = delegate?.selectionContainerViewBelowText(for: self)
        if range.isEmpty {
            for handle in handleViews { handle.removeFromSuperview() }
            highlightView.removeFromSuperview()
            if cursorView.superview !== text { text.addSubview(cursorView) }
            cursorView.frame = textInput.caretRect(for: range.start)
        } else {
            cursorView.removeFromSuperview()
            let container = below ?? text
            if highlightView.superview !== container { container.insertSubview(highlightView, at: 0) }
            highlightView.frame = container.convert(text.bounds, from: text)
            highlightView.bounds.origin = text.bounds.origin
            highlightView.selectionRects = textInput.selectionRects(for: range)
            for handle in handleViews {
                if handle.superview !== text { text.addSubview(handle) }
                let place = handle.direction == .leading ? range.start : range.end
                handle.frame = handle.preferredFrame(for: textInput.caretRect(for: place))
            }
        }
    }

    private func removeViews() {
        for shown in [cursorView as UIView, highlightView as UIView] + handleViews.map({ $0 as UIView }) { shown.removeFromSuperview() }
    }

    private func replace(_ old: UIView, with new: UIView) {
        guard old !== new else { return }
        old.removeFromSuperview()
        setNeedsSelectionUpdate()
    }
}
