import Foundation
import LocalAuthentication
import Testing

@Suite("LAError: reasons in patterns") struct ErrorMatchingTests {
    @Test("a reason is a pattern for an error of any type")
    func patterns() {
        func name(_ error: any Error) -> String {
            switch error {
            case LAError.userCancel: "cancelled"
            case LAError.biometryNotEnrolled, LAError.companionNotAvailable: "missing"
            default: "other"
            }
        }
        #expect(name(LAError(.userCancel)) == "cancelled")
        #expect(name(NSError(domain: LAErrorDomain, code: -7)) == "missing")
        #expect(name(NSError(domain: NSCocoaErrorDomain, code: -2)) == "other")
        #expect(name(CancellationError()) == "other")
    }
}
