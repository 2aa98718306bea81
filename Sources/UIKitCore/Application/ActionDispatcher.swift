internal import Foundation
package import ObjectiveC

/// Finds the receiver of an action, and sends it.
///
/// > Contract: UIKit, HT-18, CO-10: without a target, the first responder's chain is searched, else the sender's.
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
        let context = ApplicationContext.of(sender as? UIResponder)
        return context.windows.key?.currentFirstResponder ?? (sender as? UIResponder) ?? context.windows.key ?? context.application
    }
}
