/// Distinguishes a delegate's result from that of a default implementation.
@MainActor package enum OptionalDelegateMethod {
    private static var wasDefault = false

    /// The result of a default implementation.
    package static func fallback<Answer>(_ answer: Answer) -> Answer {
        wasDefault = true
        return answer
    }

    /// Nil if the delegate does not implement the method.
    package static func ask<Answer>(_ question: () -> Answer) -> Answer? {
        let outer = wasDefault
        wasDefault = false
        defer { wasDefault = outer }
        let answer = question()
        return wasDefault ? nil : answer
    }
}
