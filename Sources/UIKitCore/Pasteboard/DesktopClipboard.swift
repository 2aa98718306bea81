internal import Foundation
internal import ObjectiveC

/// Input from the desktop's clipboard.
@MainActor enum DesktopClipboard {
    /// Sets the general pasteboard's text; a paste goes to the first responder, as the action or as typed text.
    static func take(_ text: String, pastes: Bool) {
        UIPasteboard.general.takeFromDesktop(text)
        guard pastes, !ApplicationContext.current.isIgnoringInteraction else { return }
        let action = Selector("paste:")
        let focus = ApplicationContext.current.windows.key?.currentFirstResponder
        if let target = focus?.target(forAction: action, withSender: nil) {
            ApplicationContext.current.application.sendAction(action, to: target, from: nil, for: nil)
        } else {
            ApplicationContext.current.keyRouter.insert(text)
        }
    }
}
