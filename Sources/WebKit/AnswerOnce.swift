internal import Foundation

/// An app's answer to a question on which a page's script waits. It is given once: later ones do not count, and an app that drops the
/// closure has answered as if it had no delegate.
@MainActor final class AnswerOnce<Value> {
    private var answer: ((Value) -> Void)?
    private let fallback: Value
    private let question: String

    /// `question` is the method that asks, for the log.
    init(_ question: String, fallback: Value, _ answer: @escaping (Value) -> Void) {
        self.question = question
        self.fallback = fallback
        self.answer = answer
    }

    func give(_ value: Value) {
        let once = answer
        answer = nil
        once?(value)
    }

    isolated deinit {
        guard answer != nil else { return }
        NSLog("WebKit: the completion handler of %@ was not called.", question)
        give(fallback)
    }
}
