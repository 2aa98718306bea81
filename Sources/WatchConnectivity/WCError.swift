public import Foundation

/// The domain of ``WCError`` as `NSError`.
public let WCErrorDomain = "WCErrorDomain"

/// Why nothing was sent to the watch.
///
/// > Contract: Watch Connectivity, WCError
public struct WCError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// Another reason; not reported here.
        case genericError = 7001
        /// The device is an iPad, which has no watch.
        case sessionNotSupported = 7002
        /// The session has no delegate.
        case sessionMissingDelegate = 7003
        /// The session was not activated.
        case sessionNotActivated = 7004
        /// No watch is paired with the device, as with every device of Ferry.
        case deviceNotPaired = 7005
        /// The watch does not have the app; not reported here.
        case watchAppNotInstalled = 7006
        /// The app on the watch does not run; not reported here.
        case notReachable = 7007
        /// A parameter is invalid: what is not a file cannot be transferred.
        case invalidParameter = 7008
        /// There is too much to send at once; not reported here.
        case payloadTooLarge = 7009
        /// A dictionary has values that property lists do not have.
        case payloadUnsupportedTypes = 7010
        /// The reply could not be returned; not reported here.
        case messageReplyFailed = 7011
        /// There was no reply in time; not reported here.
        case messageReplyTimedOut = 7012
        /// A file cannot be read; not reported here.
        case fileAccessDenied = 7013
        /// Nothing was delivered; not reported here.
        case deliveryFailed = 7014
        /// The watch has no space left; not reported here.
        case insufficientSpace = 7015
        /// The session is inactive; not reported here.
        case sessionInactive = 7016
        /// A transfer took too long; not reported here.
        case transferTimedOut = 7017
        /// The phone does not have the app; reported to watches alone.
        case companionAppNotInstalled = 7018
        /// The app is for watches only; reported to watches alone.
        case watchOnlyApp = 7019
    }

    /// The reason.
    public let code: Code
    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { WCErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// What the error says.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: code.text] }

    /// The reason of this name, for a comparison in a `catch`.
    public static var genericError: Code { .genericError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// The reason of this name, for a comparison in a `catch`.
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    /// The reason of this name, for a comparison in a `catch`.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// The reason of this name, for a comparison in a `catch`.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The reason of this name, for a comparison in a `catch`.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var notReachable: Code { .notReachable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidParameter: Code { .invalidParameter }
    /// The reason of this name, for a comparison in a `catch`.
    public static var payloadTooLarge: Code { .payloadTooLarge }
    /// The reason of this name, for a comparison in a `catch`.
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    /// The reason of this name, for a comparison in a `catch`.
    public static var messageReplyFailed: Code { .messageReplyFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    /// The reason of this name, for a comparison in a `catch`.
    public static var fileAccessDenied: Code { .fileAccessDenied }
    /// The reason of this name, for a comparison in a `catch`.
    public static var deliveryFailed: Code { .deliveryFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var insufficientSpace: Code { .insufficientSpace }
    /// The reason of this name, for a comparison in a `catch`.
    public static var sessionInactive: Code { .sessionInactive }
    /// The reason of this name, for a comparison in a `catch`.
    public static var transferTimedOut: Code { .transferTimedOut }
    /// The reason of this name, for a comparison in a `catch`.
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var watchOnlyApp: Code { .watchOnlyApp }
}

extension WCError.Code {
    /// Whether an error has this reason: for `catch WCError.…` and `case WCError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == WCError.errorDomain && error.code == match.rawValue
    }

    fileprivate var text: String {
        switch self {
        case .sessionNotSupported: "This device has no watch."
        case .sessionMissingDelegate: "The session has no delegate."
        case .sessionNotActivated: "The session is not activated."
        case .deviceNotPaired: "No watch is paired with this device."
        case .invalidParameter: "A parameter is invalid."
        case .payloadUnsupportedTypes: "The data have types that property lists do not have."
        default: "The watch could not be reached."
        }
    }
}
