internal import Foundation
internal import UIKitCore

/// Asks the user before an app deletes photos.
struct DeletionQuestion: Sendable {
    let count: Int

    /// What an app receives if the user does not want it.
    static var refusal: NSError { PHPhotosError(.userCancelled, "The user does not let the app delete the pictures.").object }

    @MainActor func ask(_ answer: @escaping @Sendable (Bool) -> Void) {
        let what = count == 1 ? "this photo" : "\(count) photos"
        SystemAlert().ask(
            title: "Allow “\(SystemAlert.appName)” to delete \(what)?", message: nil, answers: ["Don’t Allow", "Delete"], cancel: 0
        ) { answer($0 == 1) }
    }

    /// > Precondition: not on the main thread.
    func askAndWait() -> Bool {
        let reply = Reply()
        ApplicationContext.later { ask { reply.give($0) } }
        return reply.wait()
    }

    private final class Reply: @unchecked Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        // Written before the signal, read after the wait.
        private var isAllowed = false

        func give(_ isAllowed: Bool) {
            self.isAllowed = isAllowed
            semaphore.signal()
        }
        func wait() -> Bool {
            semaphore.wait()
            return isAllowed
        }
    }
}
