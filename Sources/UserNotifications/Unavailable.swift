public import Foundation

// What the simulated device does not do with notifications.

/// Not available in Ferry: no simulated device reads messages aloud.
@available(*, unavailable, message: "no simulated device reads messages aloud")
open class UNNotificationAttributedMessageContext: NSObject {}

/// Not available in Ferry: Ferry has no extensions of apps.
@available(*, unavailable, message: "Ferry has no extensions of apps")
open class UNNotificationServiceExtension: NSObject {}

extension UNNotificationContent {
    /// Not available in Ferry: Ferry's notification centre does not summarise.
    @available(*, unavailable, message: "Ferry's notification centre does not summarise")
    public var summaryArgument: String { "" }
    /// Not available in Ferry: Ferry's notification centre does not summarise.
    @available(*, unavailable, message: "Ferry's notification centre does not summarise")
    public var summaryArgumentCount: Int { 0 }
}
