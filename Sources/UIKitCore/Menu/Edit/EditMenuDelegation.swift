internal import Foundation

/// A text input whose delegate changes its edit menu.
@preconcurrency @MainActor protocol EditMenuDelegating: UIResponder {
    /// The menu in place of the suggested actions; nil shows those.
    func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu?
    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
}

extension UITextField: EditMenuDelegating {
    func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu? {
        let start = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) } ?? 0
        let length = selectedTextRange.map { offset(from: $0.start, to: $0.end) } ?? 0
        let range = NSRange(location: start, length: length)
        return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}

extension UITextView: EditMenuDelegating {
    func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: selectedRange, suggestedActions: suggestedActions)
    }
    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }
}

extension EditMenuActions {
    /// The suggested actions, or the leaves of the menu that the delegate of a text input gives instead.
    static func elements(of responder: UIResponder, _ suggested: [UIMenuElement]) -> [UIMenuElement] {
        guard let menu = (responder as? any EditMenuDelegating)?.editMenu(suggestedActions: suggested) else { return suggested }
        return MenuOutline(menu).items.filter { $0.kind == .action }.map(\.element)
    }
}
