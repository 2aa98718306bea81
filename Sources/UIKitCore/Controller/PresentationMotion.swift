internal import Foundation

/// How presented controllers move.
@MainActor enum PresentationMotion {
    static func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        changes()
        completion()
    }

    static func withoutAnimation(_ changes: () -> Void) { changes() }
}
