internal import Foundation
internal import ObjectiveC

/// Which of the standard edit actions a text view can perform now.
///
/// > Contract: UIKit, HT-19, TX-15.
@MainActor enum TextViewActions {
    /// Nil for non-standard actions.
    static func canPerform(_ action: Selector, in view: UITextView) -> Bool? {
        let hasSelection = view.isInSession && view.editor.hasSelection
        switch action.description {
        case "cut:", "delete:": return hasSelection && view.isEditable
        case "copy:": return hasSelection
        case "paste:": return view.isInSession && view.isEditable && UIPasteboard.general.hasStrings
        case "select:": return view.isSelectable && !hasSelection && view.hasText
        case "selectAll:": return view.isSelectable && view.hasText && view.editor.selection.count < view.editor.length
        default: return nil
        }
    }
}
