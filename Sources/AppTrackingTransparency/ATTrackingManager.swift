internal import Dispatch
public import Foundation

/// Whether the user lets the app track them across other companies' apps.
///
/// On the simulated device the setting "Allow Apps to Request to Track" is off: the system answers for the user, without an alert.
/// > Contract: AppTrackingTransparency, ATTrackingManager. > Isolation: any thread.
open class ATTrackingManager: NSObject {
    /// What the user decided.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The user was not asked; not reported here.
        case notDetermined = 0
        /// The device does not let the user decide; not reported here.
        case restricted = 1
        /// The app may not track.
        case denied = 2
        /// The app may track; not reported here.
        case authorized = 3
    }

    /// Denied, as apps may not ask.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Calls the handler with the status, on a thread of the system. There is no alert.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { completion(.denied) } }

    /// Returns the status. There is no alert.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
