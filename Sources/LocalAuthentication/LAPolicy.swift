/// How the owner is to be authenticated.
///
/// > Contract: Local Authentication, LAPolicy
public enum LAPolicy: Int, Sendable {
    /// By a face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By a face or a finger, else by the passcode, which no device here has.
    case deviceOwnerAuthentication = 2
}

/// A kind of sensor.
///
/// > Contract: Local Authentication, LABiometryType
public enum LABiometryType: Int, Sendable {
    /// No sensor.
    case none = 0
    /// A sensor for fingers.
    case touchID = 1
    /// A sensor for faces.
    case faceID = 2
    /// A sensor for eyes, which no device here has.
    case opticID = 4

    /// The older name of ``none``.
    @available(*, deprecated, renamed: "none") public static var LABiometryNone: LABiometryType { .none }

    var name: String {
        switch self {
        case .none: ""
        case .touchID: "Touch ID"
        case .faceID: "Face ID"
        case .opticID: "Optic ID"
        }
    }
}

/// The longest time that an unlock can count as an authentication. > Units: seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration = 300.0
