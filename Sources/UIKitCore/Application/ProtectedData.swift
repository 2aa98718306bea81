internal import DeviceProtocol
internal import Foundation

/// Protected files are unavailable while the device is locked; the application is notified before and after.
///
/// iOS waits some seconds after the lock; here the notification is immediate.
@MainActor enum ProtectedData {
    static func follow(_ state: DeviceState, _ context: ApplicationContext, _ change: () -> Void) {
        let (was, application) = (context.device.isLocked, context.application)
        if !was, state.isLocked {
            application.delegate?.applicationProtectedDataWillBecomeUnavailable(application)
            post(UIApplication.protectedDataWillBecomeUnavailableNotification)
        }
        change()
        guard was, !state.isLocked else { return }
        application.delegate?.applicationProtectedDataDidBecomeAvailable(application)
        post(UIApplication.protectedDataDidBecomeAvailableNotification)
    }

    private static func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }
}
