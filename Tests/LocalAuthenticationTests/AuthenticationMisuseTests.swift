import Foundation
import Testing

@testable import LocalAuthentication
@testable import UIKitCore

@Suite("Misuse of LAContext") struct AuthenticationMisuseTests {
    @Test("an evaluation without a reason is a programming error")
    func noReason() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            LAContext(device: { .standard }, permissions: PrivacyAnswers(file: nil))
                .evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Non-empty localizedReason must be provided."))
    }
}
