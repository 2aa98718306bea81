import DeviceProtocol
import Foundation
import Testing

@testable import LocalAuthentication
@testable import UIKitCore

@Suite("Authentication by values") struct AuthenticationValueTests {
    private func device(_ model: String, corner: Double = 0, pad: Bool = false, _ answer: DeviceState.Biometrics) -> DeviceState {
        var device = DeviceState(
            model: model, name: "a", idiom: pad ? .pad : .phone, width: 100, height: 200, scale: 2, cornerRadius: corner)
        device.biometrics = answer
        return device
    }

    @Test(
        "the kind of sensor follows from the model",
        arguments: [
            ("iPhone15,4", 55.0, false, LABiometryType.faceID), ("iPhone14,6", 0, false, .touchID), ("iPhone4,1", 0, false, .none),
            ("iPad14,1", 21.5, true, .touchID), ("iPad16,3", 30, true, .faceID), ("iPad2,1", 0, true, .none),
        ])
    func kinds(model: String, corner: Double, isPad: Bool, kind: LABiometryType) {
        #expect(BiometricSensor(device(model, corner: corner, pad: isPad, .match)).kind == kind)
    }

    @Test("a policy needs a sensor, a permission and an enrolled face; a passcode is not available")
    func obstacles() {
        let phone = BiometricSensor(device("iPhone15,4", corner: 55, .match))
        #expect(phone.obstacle(to: .deviceOwnerAuthenticationWithBiometrics, isDenied: false) == nil)
        #expect(phone.obstacle(to: .deviceOwnerAuthenticationWithBiometrics, isDenied: true) == .biometryNotAvailable)
        #expect(phone.obstacle(to: .deviceOwnerAuthentication, isDenied: true) == .passcodeNotSet)
        let empty = BiometricSensor(device("iPhone15,4", corner: 55, .notEnrolled))
        #expect(empty.obstacle(to: .deviceOwnerAuthenticationWithBiometrics, isDenied: false) == .biometryNotEnrolled)
        #expect(empty.obstacle(to: .deviceOwnerAuthentication, isDenied: false) == .passcodeNotSet)
        let button = BiometricSensor(device("iPhone14,6", .fail))
        #expect(button.obstacle(to: .deviceOwnerAuthenticationWithBiometrics, isDenied: true) == nil)
    }

    @Test("failures are asked about until the limit, and a later match grants")
    func attempts() {
        var attempts = AuthenticationAttempts(.deviceOwnerAuthenticationWithBiometrics, hasFallback: true, limit: nil)
        #expect(attempts.take(.fail) == .ask([.retry, .fallback, .cancel]))
        #expect(attempts.take(.fail) == .ask([.retry, .fallback, .cancel]))
        #expect(attempts.take(.fail) == .failed(.authenticationFailed))
        var plain = AuthenticationAttempts(.deviceOwnerAuthenticationWithBiometrics, hasFallback: false, limit: 2)
        #expect(plain.take(.fail) == .ask([.retry, .cancel]))
        #expect(plain.take(.match) == .granted)
        var owner = AuthenticationAttempts(.deviceOwnerAuthentication, hasFallback: true, limit: 9)
        #expect(owner.take(.fail) == .ask([.retry, .cancel]))
        #expect(owner.take(.notEnrolled) == .failed(.passcodeNotSet))
    }

    @Test("an error has Apple's domain, number and a text")
    func errors() {
        let error = LAError(.biometryNotEnrolled) as NSError
        #expect(error.domain == "com.apple.LocalAuthentication")
        #expect(error.code == -7)
        #expect(error.localizedDescription == "No face and no finger is enrolled.")
        #expect(LAError.userCancel == LAError.Code.userCancel)
    }
}
