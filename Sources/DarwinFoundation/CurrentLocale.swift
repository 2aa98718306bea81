internal import Foundation
internal import Synchronization

/// Foundation's `Locale.current` on a simulated device. Foundation on Linux uses `en_001` on every machine; CSystem replaces it
/// with this one when the program is loaded, so that formatters, calendars and sorting use it wherever they are created.
package enum CurrentLocale {
    /// Passes the device's locale to an app at launch. Without it the locale is `en_US`.
    package static let variable = "FERRY_LOCALE"

    private static let stored = Mutex(ProcessInfo.processInfo.environment[variable] ?? "en_US")

    package static var identifier: String { stored.withLock { $0 } }

    /// Changes the current locale. Existing values of `Locale.current` are unchanged; `autoupdatingCurrent` changes.
    ///
    /// > Returns: whether it differs from the previous one. > Contract: Foundation, NSLocale.currentLocaleDidChangeNotification.
    @discardableResult
    package static func change(to identifier: String) -> Bool {
        let isOther = stored.withLock { stored in
            defer { stored = identifier }
            return stored != identifier
        }
        guard isOther else { return false }
        // Invalidates Foundation's cached locale and calendar, together with the time zone.
        NSTimeZone.resetSystemTimeZone()
        LocalizedBundles.shared.forget()
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
        return true
    }
}

/// The object inside a `Locale`, retained. Foundation calls it for the current locale; any thread.
@_cdecl("ferry_current_locale")
func currentLocaleObject() -> UnsafeMutableRawPointer {
    // A locale is a reference to an object and its conformance. The copy retains the reference for the caller.
    let copy = UnsafeMutablePointer<Locale>.allocate(capacity: 1)
    copy.initialize(to: Locale(identifier: CurrentLocale.identifier))
    defer { copy.deallocate() }
    return UnsafeMutableRawPointer(copy).load(as: UnsafeMutableRawPointer.self)
}
