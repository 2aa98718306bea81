internal import DeviceProtocol

/// The attempts of one evaluation, as a value: what follows when the sensor answers.
struct AuthenticationAttempts: Equatable {
    enum Button: Equatable { case retry, fallback, cancel }
    enum Step: Equatable {
        case granted
        case failed(LAError.Code)
        /// The user is asked how to continue.
        case ask([Button])
    }

    let policy: LAPolicy
    /// Whether the app has a fallback: an empty title hides the button.
    let hasFallback: Bool
    /// After so many failures the evaluation fails (R).
    let limit: Int
    private(set) var failures = 0

    static let usualLimit = 3

    init(_ policy: LAPolicy, hasFallback: Bool, limit: Int?) {
        (self.policy, self.hasFallback, self.limit) = (policy, hasFallback, max(limit ?? Self.usualLimit, 1))
    }

    mutating func take(_ answer: DeviceState.Biometrics) -> Step {
        switch answer {
        case .match: return .granted
        case .notEnrolled: return .failed(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
        case .fail:
            failures += 1
            if failures >= limit { return .failed(.authenticationFailed) }
            // The fallback of the other policy is the passcode, which no device here has.
            let offersFallback = hasFallback && policy == .deviceOwnerAuthenticationWithBiometrics
            return .ask([.retry] + (offersFallback ? [.fallback] : []) + [.cancel])
        }
    }
}
