internal import ObjectiveC
internal import UIKitCore

/// Work for the main queue: now if this is it, or else in a later turn.
enum MainTurn {
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { ApplicationContext.later(body) }
    }
}
