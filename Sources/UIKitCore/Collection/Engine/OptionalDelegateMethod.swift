/// Tells a delegate's answer from the default of a member that it leaves out.
@MainActor package enum OptionalDelegateMethod {
    private static var wasDefault = false

    /// What a default implementation answers.
    package static func fallback<Answer>(_ answer: Answer) -> Answer {
        wasDefault = true
        return answer
    }

    /// Nil when the member was left out.
    package static func ask<Answer>(_ question: () -> Answer) -> Answer? {
        let outer = wasDefault
        wasDefault = false
        defer { wasDefault = outer }
        let answer = question()
        return wasDefault ? nil : answer
    }
}
