/// Tells an app's implementation of an optional method from the default one: the protocol's, or that of a list controller which the app's
/// subclass inherits or calls.
///
/// The default implementation returns a value that the app can use, and marks it; the adapter that asked sees the mark.
@MainActor package enum OptionalDelegateMethod {
    /// Methods whose absence means something other than their default value.
    package enum Method {
        case rowHeight, headerHeight, footerHeight, estimatedRowHeight, estimatedHeaderHeight, estimatedFooterHeight
        case headerView, footerView, indentationLevel
        case itemSize, contextMenuForItems
    }

    /// The last default that ran, and its result. A method of the app may call the defaults of others, or `super` and change the result, so
    /// both are compared with what was asked.
    private static var lastDefault: (method: Method, answer: Any)?

    /// Marks the result of a default implementation.
    package static func fallback<Answer>(_ method: Method, _ answer: Answer) -> Answer {
        lastDefault = (method, answer)
        return answer
    }

    /// Nil if the answer is that of the default implementation.
    package static func ask<Answer: Equatable>(_ method: Method, _ question: () -> Answer) -> Answer? {
        let (answer, last) = observe(question)
        guard let last, last.method == method, last.answer as? Answer == answer else { return answer }
        return nil
    }

    /// For a method that returns an object or nil, where the default returns nil: nil if nothing but the default did.
    package static func askForObject<Object: AnyObject>(_ method: Method, _ question: () -> Object?) -> Object?? {
        let (answer, last) = observe(question)
        return answer == nil && last?.method == method ? nil : .some(answer)
    }

    private static func observe<Answer>(_ question: () -> Answer) -> (Answer, (method: Method, answer: Any)?) {
        let outer = lastDefault
        lastDefault = nil
        defer { lastDefault = outer }
        let answer = question()
        return (answer, lastDefault)
    }
}
