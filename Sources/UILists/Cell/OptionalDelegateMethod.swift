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

    /// The last default that ran. A method of the app may call the defaults of others, so it is compared with what was asked.
    private static var lastDefault: Method?

    /// Marks the result of a default implementation.
    package static func fallback<Answer>(_ method: Method, _ answer: Answer) -> Answer {
        lastDefault = method
        return answer
    }

    /// Nil if the answer is that of the default implementation.
    package static func ask<Answer>(_ method: Method, _ question: () -> Answer) -> Answer? {
        let outer = lastDefault
        lastDefault = nil
        defer { lastDefault = outer }
        let answer = question()
        return lastDefault == method ? nil : answer
    }
}
