internal import Foundation

/// The domain of the framework's errors.
public let CMErrorDomain = "CMErrorDomain"

/// A number of the framework's errors.
///
/// > Contract: Core Motion, CMError
public struct CMError: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates a number.
    public init(_ rawValue: UInt32) { self.init(rawValue: rawValue) }

    func error(_ text: String) -> NSError {
        NSError(domain: CMErrorDomain, code: Int(rawValue), userInfo: [NSLocalizedDescriptionKey: text])
    }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved first; not reported here.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// True north is not known: the device has no compass.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// Of no other kind; not reported here.
public let CMErrorUnknown = CMError(103)
/// The device does not know what its user does.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The user does not let the app know; not reported here.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app has no entitlement; not reported here.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// A parameter is invalid; not reported here.
public let CMErrorInvalidParameter = CMError(107)
/// The action is invalid; not reported here.
public let CMErrorInvalidAction = CMError(108)
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(109)

/// Whether the app may know what its user does.
///
/// > Contract: Core Motion, CMAuthorizationStatus
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
