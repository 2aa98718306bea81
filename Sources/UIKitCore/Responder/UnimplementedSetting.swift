internal import DeviceProtocol
internal import Foundation

/// Logs once per type and member that an unimplemented setting was used.
@MainActor package enum UnimplementedSetting {
    package static func report(_ member: String, on object: Any) { report("\(type(of: object)).\(member)") }

    /// For objects that are not isolated to an actor.
    nonisolated package static func reportFromAnyThread(_ member: String, of type: Any.Type) {
        let name = "\(type).\(member)"
        // A task keeps the application of where it is created.
        Task { @MainActor in report(name) }
    }

    /// Logs a warning, and what it is about, if the application has not logged it before.
    package static func once(_ warning: String, _ subject: UIView) {
        guard subject.applicationContext.reportedSettings.insert(warning).inserted else { return }
        subject.applicationContext.send(.log(warning + "\(subject)"))
    }

    private static func report(_ name: String) {
        let context = ApplicationContext.current
        guard context.reportedSettings.insert(name).inserted else { return }
        context.send(.log("\(name) has no effect here"))
    }
}
