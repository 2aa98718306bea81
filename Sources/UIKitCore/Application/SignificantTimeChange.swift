internal import DeviceProtocol
public import Foundation
internal import Glibc

/// Changes of the device's clock that the application receives: the time was set, the time zone changed, a day began.
@MainActor enum SignificantTimeChange {
    private static var cancel: (@MainActor () -> Void)?
    private static var isWatching = false
    /// Tests replace it.
    static var now: () -> Date = { Date() }

    /// > Contract: UIKit, UIApplication.significantTimeChangeNotification
    static func apply(from old: DeviceState, to new: DeviceState) {
        let center = NotificationCenter.default
        if old.timeZoneIdentifier != new.timeZoneIdentifier {
            setenv("TZ", new.timeZoneIdentifier, 1)
            tzset()
            NSTimeZone.resetSystemTimeZone()
            // Formatters use the default zone.
            if let zone = TimeZone(identifier: new.timeZoneIdentifier) { NSTimeZone.default = zone }
            center.post(name: .NSSystemTimeZoneDidChange, object: nil)
        }
        if old.timeShift != new.timeShift { center.post(name: .NSSystemClockDidChange, object: nil) }
        notify()
        if isWatching { observeDayChanges() }
    }

    private static func notify() {
        let application = UIApplication.shared
        application.delegate?.applicationSignificantTimeChange(application)
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: application)
    }

    /// Notifies the application at every midnight.
    static func observeDayChanges() {
        cancel?()
        isWatching = true
        let calendar = Calendar.current
        let present = now()
        let today = calendar.startOfDay(for: present)
        guard
            let midnight = calendar.nextDate(
                after: present, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)
        else { return }
        cancel = ApplicationContext.current.delays.run(after: midnight.timeIntervalSince(present)) {
            cancel = nil
            if calendar.startOfDay(for: now().addingTimeInterval(1)) != today {
                NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
                notify()
            }
            observeDayChanges()
        }
    }
}

extension NSNotification.Name {
    /// The device's clock was set. > Contract: Foundation, NSSystemClockDidChange
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
