internal import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The last call succeeded.
public let kSCStatusOK = 0
/// An argument of the last call was not valid.
public let kSCStatusInvalidArgument = 1002

/// Returns the status of the thread's last call that made a reachability.
///
/// > Contract: SystemConfiguration, SCError().
public func SCError() -> Int32 { LastStatus.value }

/// The status of the thread's last call.
enum LastStatus {
    private static let key = "SystemConfiguration.status"

    static var value: Int32 {
        get { Thread.current.threadDictionary[key] as? Int32 ?? Int32(kSCStatusOK) }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Notes whether a call made something. > Returns: what it made.
    static func of<Made>(_ made: Made?) -> Made? {
        value = Int32(made == nil ? kSCStatusInvalidArgument : kSCStatusOK)
        return made
    }
}
