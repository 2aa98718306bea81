internal import Foundation
internal import ObjectiveC

/// Which of the standard edit actions a text field can perform now.
///
/// > Contract: UIKit, HT-19.
@MainActor enum TextFieldActions {
    /// Nil for non-standard actions.
    static func canPerform(_ action: Selector, in field: UITextField) -> Bool? {
        let hasSelection = field.isInSession && field.editor.hasSelection
        switch action.description {
        case "cut:", "delete:": return field.isInSession && hasSelection && !field.isSecureTextEntry
        case "copy:": return hasSelection && !field.isSecureTextEntry
        case "paste:": return field.isInSession && UIPasteboard.general.hasStrings
        case "select:": return !hasSelection && field.hasText
        case "selectAll:": return field.hasText
        default: return nil
        }
    }
}
