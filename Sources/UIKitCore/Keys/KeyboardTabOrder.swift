internal import Foundation

/// Moves first responder by Tab on a hardware keyboard: from field to field, in reading order.
@MainActor enum KeyboardTabOrder {
    /// The first follows the last. If a field refuses to resign or to become first responder, nothing changes.
    static func move(from focus: UIResponder?, forward: Bool) {
        guard let field = focus as? UIView, let window = field.window else { return }
        let fields = AccessibilityOrder.items(of: [window]).compactMap { $0 as? UIView }.filter {
            $0 is any UITextInput && $0.canBecomeFirstResponder
        }
        guard fields.count > 1, let place = fields.firstIndex(where: { $0 === field || field.isDescendant(of: $0) }) else { return }
        fields[(place + (forward ? 1 : fields.count - 1)) % fields.count].becomeFirstResponder()
    }
}
