public import CoreLocation
public import Foundation
package import HostInterface
internal import ProgrammerErrors

/// When a notification comes.
///
/// > Contract: User Notifications, UNNotificationTrigger
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    package init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// The first moment after `date`, for a request made at `start`; nil when there is none.
    package func next(after date: Date, start: Date) -> Date? { nil }
}

/// After a while. > Contract: LN-4
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// > Units: seconds.
    public let timeInterval: TimeInterval

    /// > Precondition: more than 0, and at least 60 to repeat.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        ProgrammerError.require(timeInterval > 0, "time interval must be greater than 0")
        ProgrammerError.require(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    package override func next(after date: Date, start: Date) -> Date? {
        let first = start.addingTimeInterval(timeInterval)
        if first > date { return first }
        guard repeats else { return nil }
        let passed = (date.timeIntervalSince(start) / timeInterval).rounded(.down)
        return start.addingTimeInterval((passed + 1) * timeInterval)
    }
}

/// When the calendar shows a moment. > Contract: LN-5
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    /// When the first of a repeating one comes, where that is later than the next match.
    package var firstDate: Date?

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { next(after: Date(), start: Date()) }

    package override func next(after date: Date, start: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var wanted = dateComponents
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        // A moment once passed does not come again.
        if repeats, let firstDate, firstDate > date { return firstDate }
        let begin = repeats ? date : start
        guard let next = calendar.nextDate(after: begin, matching: wanted, matchingPolicy: .nextTime), next > date else { return nil }
        return next
    }
}

/// When the device enters or leaves a region, as that says, and the app may know where the device is.
///
/// > Contract: User Notifications, UNLocationNotificationTrigger
/// > Partial: circles alone; a region of another kind is never entered.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region.copy() as? CLRegion ?? region
        super.init(repeats: repeats)
    }

    /// No clock tells.
    package override func next(after date: Date, start: Date) -> Date? { .distantFuture }

    /// As the device watches it.
    package var watched: DeviceRegion? {
        guard let circle = region as? CLCircularRegion,
            let center = DeviceLocation(latitude: circle.center.latitude, longitude: circle.center.longitude)
        else { return nil }
        return DeviceRegion(center: center, radius: circle.radius, countsEntry: circle.notifyOnEntry, countsExit: circle.notifyOnExit)
    }
}

/// From a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    package init() { super.init(repeats: false) }
}
