import Foundation
import FoundationNetworking

/// Sessions receive a delegate's decision through its completion handler; the sender of their challenges does nothing, as on iOS.
final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
    static let none = ChallengeSender()
    /// What a session's delegate answers that does not implement the method: the task's is asked.
    static let unanswered = URLCredential(user: "", password: "", persistence: .none)

    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
