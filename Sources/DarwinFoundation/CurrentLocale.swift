internal import Foundation
internal import Synchronization

/// Foundation's `Locale.current` on a simulated device. Foundation on Linux has one of its own, `en_001`, on every machine; CSystem puts
/// this one in its place when the program is loaded, so that formatters, calendars and sorting follow it wherever they are made.
package enum CurrentLocale {
    /// Tells an app the device's locale when it starts. Without it the locale is `en_US`.
    package static let variable = "FERRY_LOCALE"

    private static let stored = Mutex(ProcessInfo.processInfo.environment[variable] ?? "en_US")

    package static var identifier: String { stored.withLock { $0 } }

    /// Makes another locale the current one. Values of `Locale.current` made before stay as they were; `autoupdatingCurrent` follows.
    ///
    /// > Returns: whether it is another one than before. > Contract: Foundation, NSLocale.currentLocaleDidChangeNotification.
    @discardableResult
    package static func change(to identifier: String) -> Bool {
        let isOther = stored.withLock { stored in
            defer { stored = identifier }
            return stored != identifier
        }
        guard isOther else { return false }
        // Foundation forgets the locale and the calendar that it keeps together with the time zone.
        NSTimeZone.resetSystemTimeZone()
        LocalizedBundles.shared.forget()
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
        return true
    }
}

/// The object inside of a `Locale`, retained. Foundation calls it for the current locale; any thread.
@_cdecl("ferry_current_locale")
func currentLocaleObject() -> UnsafeMutableRawPointer {
    // A locale is a reference to an object and how that conforms. The copy keeps the reference that the caller gets.
    let copy = UnsafeMutablePointer<Locale>.allocate(capacity: 1)
    copy.initialize(to: Locale(identifier: CurrentLocale.identifier))
    defer { copy.deallocate() }
    return UnsafeMutableRawPointer(copy).load(as: UnsafeMutableRawPointer.self)
}
