internal import Foundation
package import ObjectiveC

/// Finds who performs an action, and sends it.
///
/// > Contract: UIKit, HT-18, CO-10: with no target, the first responder's chain is asked, else the sender's.
@MainActor package enum ActionDispatcher {
    package static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            ObjCRuntime.send(action, to: target as AnyObject, [sender, event])
            return true
        }
        guard let found = start(for: sender)?.target(forAction: action, withSender: sender) else { return false }
        ObjCRuntime.send(action, to: found as AnyObject, [sender, event])
        return true
    }

    static func start(for sender: Any?) -> UIResponder? {
        let context = ApplicationContext.current
        return context.windows.key?.currentFirstResponder ?? (sender as? UIResponder) ?? context.windows.key ?? context.application
    }
}
