public import CoreLocation
package import DeviceProtocol
public import Foundation
internal import ProgrammerErrors

/// When a notification is delivered.
///
/// > Contract: User Notifications, UNNotificationTrigger
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is delivered again each time the condition holds, until its request is removed.
    public let repeats: Bool
    package init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// The first time after `date`, for a request scheduled at `start`; nil if there is none.
    package func next(after date: Date, start: Date) -> Date? { nil }
}

/// After an interval. > Contract: LN-4
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time from scheduling to delivery, and between deliveries of a repeating one.
    ///
    /// > Units: seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger for an interval from the scheduling of its request.
    ///
    /// > Precondition: more than 0, and at least 60 to repeat.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        ProgrammerError.require(timeInterval > 0, "time interval must be greater than 0")
        ProgrammerError.require(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the date of a delivery if the request were scheduled now.
    public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    package override func next(after date: Date, start: Date) -> Date? {
        let first = start.addingTimeInterval(timeInterval)
        if first > date { return first }
        guard repeats else { return nil }
        let passed = (date.timeIntervalSince(start) / timeInterval).rounded(.down)
        return start.addingTimeInterval((passed + 1) * timeInterval)
    }
}

/// At a calendar date. > Contract: LN-5
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date that must match; parts that are nil match every value.
    public let dateComponents: DateComponents
    /// The first date of a repeating one, if later than the next match.
    package var firstDate: Date?

    /// Creates a trigger for dates that match, in the components' calendar and time zone or the user's.
    ///
    /// - Parameters:
    ///   - dateComponents: the parts that must match.
    ///   - repeats: whether every match delivers the notification, instead of the first.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next matching date from now; nil if there is none.
    public func nextTriggerDate() -> Date? { next(after: Date(), start: Date()) }

    package override func next(after date: Date, start: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var wanted = dateComponents
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        // A past date does not recur.
        if repeats, let firstDate, firstDate > date { return firstDate }
        let begin = repeats ? date : start
        guard let next = calendar.nextDate(after: begin, matching: wanted, matchingPolicy: .nextTime), next > date else { return nil }
        return next
    }
}

/// When the device enters or leaves a region, according to the region's settings, if the app may use the device's location.
///
/// > Contract: User Notifications, UNLocationNotificationTrigger
/// > Partial: circles alone; a region of another kind is never entered.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The region, copied when the trigger was created; `notifyOnEntry` and `notifyOnExit` choose the crossings.
    public let region: CLRegion

    /// Creates a trigger for crossings of a region's border.
    ///
    /// - Parameters:
    ///   - region: a circular region; it is copied.
    ///   - repeats: whether every crossing delivers the notification, instead of the first.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region.copy() as? CLRegion ?? region
        super.init(repeats: repeats)
    }

    /// Not determined by the clock.
    package override func next(after date: Date, start: Date) -> Date? { .distantFuture }

    /// The device's form of the region.
    package var watched: DeviceRegion? {
        guard let circle = region as? CLCircularRegion,
            let center = DeviceLocation(latitude: circle.center.latitude, longitude: circle.center.longitude)
        else { return nil }
        return DeviceRegion(center: center, radius: circle.radius, countsEntry: circle.notifyOnEntry, countsExit: circle.notifyOnExit)
    }
}

/// A remote notification.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    package init() { super.init(repeats: false) }
}
