package import Foundation
internal import ProgrammerErrors
internal import Synchronization

/// The user's answers to an app's privacy questions, and the questions: each is asked once.
///
/// The answers are a file among the device's data of the app. > Isolation: any thread.
package final class PrivacyAnswers: Sendable {
    /// Of the running app.
    package static let app = PrivacyAnswers(
        file: ProcessInfo.processInfo.environment["FERRY_SYSTEM_DATA"].map { URL(fileURLWithPath: $0 + "/privacy.json") })

    private let file: URL?
    private let answers: Mutex<[String: Bool]>
    private let waiting = Mutex<[String: [@Sendable (Bool) -> Void]]>([:])
    private let usage: @Sendable (String) -> String?
    private let report: @Sendable (String) -> Void

    /// An unreadable file counts as no answer. > Parameters: file: nil for answers that last as long as the process.
    package init(
        file: URL?, answers: [String: Bool] = [:],
        usage: @escaping @Sendable (String) -> String? = { AppInformation.text($0) },
        report: @escaping @Sendable (String) -> Void = { NSLog("privacy: %@", $0) }
    ) {
        (self.file, self.usage, self.report) = (file, usage, report)
        let read = file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode([String: Bool].self, from: $0) }
        self.answers = Mutex(read ?? answers)
    }

    /// Nil until the user has answered.
    package func answer(to question: PrivacyQuestion) -> Bool? { answers.withLock { $0[question.name] } }

    /// Calls `response` with the answer, on a queue of the system, after asking the user if that is needed.
    ///
    /// > Precondition: `Info.plist` has the question's reason.
    package func ask(_ question: PrivacyQuestion, _ response: @escaping @Sendable (Bool) -> Void) {
        if let known = answer(to: question) { return DispatchQueue.global().async { response(known) } }
        guard let reason = usage(question.key), !reason.isEmpty else {
            ProgrammerError.trap(
                """
                This app has crashed because it attempted to access privacy-sensitive data without a usage description. The app's \
                Info.plist must contain an \(question.key) key with a string value explaining to the user how the app uses this data.
                """)
        }
        let isFirst = waiting.withLock { waiting in
            waiting[question.name, default: []].append(response)
            return waiting[question.name]?.count == 1
        }
        if isFirst { ApplicationContext.later { self.show(question, reason) } }
    }

    @MainActor private func show(_ question: PrivacyQuestion, _ reason: String) {
        SystemAlert().ask(
            for: ApplicationContext.of(nil), title: SystemStrings.text(question.title, SystemAlert.appName), message: reason,
            answers: [SystemStrings.text(question.deny), SystemStrings.text(question.allow)]
        ) { index in
            let isAllowed = index == 1
            self.record(isAllowed, question)
            let responses = self.waiting.withLock { $0.removeValue(forKey: question.name) ?? [] }
            DispatchQueue.global().async { for response in responses { response(isAllowed) } }
        }
    }

    private func record(_ isAllowed: Bool, _ question: PrivacyQuestion) {
        let new = answers.withLock { answers in
            answers[question.name] = isAllowed
            return answers
        }
        guard let file else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try encoder.encode(new).write(to: file, options: .atomic)
        } catch {
            report("cannot write \(file.path), so the answer lasts for this launch: \(error)")
        }
    }
}
