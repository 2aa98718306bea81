internal import UIKitCore

/// One action after a time; a new one replaces it.
@MainActor final class ControlTimer {
    private var cancel: (@MainActor () -> Void)?

    func restart(_ seconds: Double, in context: ApplicationContext, _ action: @escaping @MainActor () -> Void) {
        cancel?()
        cancel = context.delays.run(after: seconds, action)
    }

    isolated deinit { cancel?() }
}
