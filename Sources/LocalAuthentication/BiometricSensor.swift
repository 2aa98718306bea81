internal import DeviceProtocol

/// A device's sensor: its kind follows from the model, its answers are the user's setting `biometrics`.
struct BiometricSensor: Equatable {
    let kind: LABiometryType
    let answer: DeviceState.Biometrics

    init(_ device: DeviceState) { (kind, answer) = (Self.kind(of: device), device.biometrics) }

    /// Models without a sensor.
    private static let without: Set<String> = ["iPhone4,1", "iPad2,1"]
    /// The iPads that recognize faces are Pros since 2018; all others have a sensor in a button.
    private static let padsWithFaceID: Set<String> = ["iPad14,3", "iPad14,5", "iPad16,3", "iPad16,5"]

    private static func kind(of device: DeviceState) -> LABiometryType {
        if without.contains(device.model) { return .none }
        switch device.idiom {
        case .pad: return padsWithFaceID.contains(device.model) ? .faceID : .touchID
        // iPhones without a home button have round corners; iPhone 16e has them too.
        case .phone: return device.cornerRadius > 0 ? .faceID : .touchID
        }
    }

    /// Why a policy cannot be evaluated; nil if it can. > Parameters: isDenied: the user does not let the app use Face ID.
    func obstacle(to policy: LAPolicy, isDenied: Bool) -> LAError.Code? {
        let code: LAError.Code? =
            if kind == .none || (kind == .faceID && isDenied) { .biometryNotAvailable } else if answer == .notEnrolled {
                .biometryNotEnrolled
            } else { nil }
        // Without biometry the passcode is left, which no device here has.
        return code == nil || policy == .deviceOwnerAuthenticationWithBiometrics ? code : .passcodeNotSet
    }
}
