internal import Foundation
internal import UIKitCore

/// Asks the user before an app deletes photos.
struct DeletionQuestion: Sendable {
    let count: Int

    /// What an app receives if the user does not want it.
    static var refusal: NSError { PHPhotosError(.userCancelled, "The user does not let the app delete the pictures.").object }

    @MainActor func ask(_ answer: @escaping @Sendable (Bool) -> Void) {
        let title =
            count == 1
            ? SystemStrings.text("Allow “%@” to delete this photo?", SystemAlert.appName)
            : SystemStrings.text("Allow “%@” to delete %@ photos?", SystemAlert.appName, String(count))
        SystemAlert().ask(
            title: title, message: nil, answers: [SystemStrings.text("Don’t Allow"), SystemStrings.text("Delete")], cancel: 0
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
