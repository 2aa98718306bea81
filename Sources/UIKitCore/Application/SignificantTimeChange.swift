internal import DeviceProtocol
public import Foundation
internal import Glibc

/// Changes of the device's clock that the application receives: the time was set, the time zone changed, a day began.
@MainActor enum SignificantTimeChange {
    /// What one application waits for.
    struct State {
        fileprivate var cancel: (@MainActor () -> Void)?
        fileprivate var isWatching = false
        /// Tests replace it.
        var now: () -> Date = { Date() }

        nonisolated init() {}
    }

    /// > Contract: UIKit, UIApplication.significantTimeChangeNotification
    static func apply(from old: DeviceState, to new: DeviceState, _ context: ApplicationContext) {
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
        notify(context.application)
        if context.dayChanges.isWatching { observeDayChanges(context) }
    }

    private static func notify(_ application: UIApplication) {
        application.delegate?.applicationSignificantTimeChange(application)
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: application)
    }

    /// Notifies the application at every midnight.
    static func observeDayChanges(_ context: ApplicationContext) {
        context.dayChanges.cancel?()
        context.dayChanges.isWatching = true
        let calendar = Calendar.current
        let present = context.dayChanges.now()
        let today = calendar.startOfDay(for: present)
        guard
            let midnight = calendar.nextDate(
                after: present, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)
        else { return }
        context.dayChanges.cancel = context.delays.run(after: midnight.timeIntervalSince(present)) { [weak context] in
            guard let context else { return }
            context.dayChanges.cancel = nil
            context.perform {
                if calendar.startOfDay(for: context.dayChanges.now().addingTimeInterval(1)) != today {
                    NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
                    notify(context.application)
                }
                observeDayChanges(context)
            }
        }
    }
}

extension NSNotification.Name {
    /// The device's clock was set. > Contract: Foundation, NSSystemClockDidChange
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
