internal import Foundation

extension EditMenuActions {
    /// The suggested actions, or the leaves of the menu that a text input or its delegate gives instead.
    static func elements(of responder: UIResponder, _ suggested: [UIMenuElement]) -> [UIMenuElement] {
        guard let input = responder as? any UITextInput, let range = input.selectedTextRange,
            let menu = input.editMenu(for: range, suggestedActions: suggested)
        else { return suggested }
        return MenuOutline(menu).items.filter { $0.kind == .action }.map(\.element)
    }
}
