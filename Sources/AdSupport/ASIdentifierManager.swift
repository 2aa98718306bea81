public import Foundation

/// The device's identifier for advertisers, which apps without permission to track do not get.
///
/// > Contract: AdSupport, ASIdentifierManager. > Isolation: any thread.
open class ASIdentifierManager: NSObject {
    private final class Shared: Sendable {
        // It has no state, so that threads can share it.
        nonisolated(unsafe) static let manager = ASIdentifierManager()
    }

    /// The manager.
    open class func shared() -> ASIdentifierManager { Shared.manager }

    /// Zeros, as iOS gives an app that may not track.
    open var advertisingIdentifier: UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }

    /// Whether the app may track: false.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
