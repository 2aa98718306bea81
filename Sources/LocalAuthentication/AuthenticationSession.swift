internal import DeviceProtocol
internal import Foundation
internal import Synchronization
internal import UIKitCore

/// One evaluation of a policy: it calls its reply once, on a queue of the system.
final class AuthenticationSession: Sendable {
    /// What the alerts say.
    struct Texts: Sendable {
        var reason: String
        var fallback: String?
        var cancel: String?
    }

    private struct Reply: Sendable {
        let call: @Sendable (LAError.Code?) -> Void
    }
    private let reply: Mutex<Reply?>

    init(_ reply: @escaping @Sendable (LAError.Code?) -> Void) { self.reply = Mutex(Reply(call: reply)) }

    /// Nil: the owner was authenticated. Later calls have no effect.
    func finish(_ code: LAError.Code?) {
        let waiting = reply.withLock { reply in
            defer { reply = nil }
            return reply
        }
        if let waiting { DispatchQueue.global().async { waiting.call(code) } }
    }

    private var isOver: Bool { reply.withLock { $0 == nil } }

    /// Lets the sensor look, and asks the user after a failure.
    @MainActor func attempt(_ attempts: AuthenticationAttempts, _ texts: Texts, _ device: @escaping @Sendable () -> DeviceState) {
        guard !isOver else { return }
        let context = ApplicationContext.of(nil)
        guard context.application.applicationState != .background else { return finish(.systemCancel) }
        let sensor = BiometricSensor(device())
        var attempts = attempts
        switch attempts.take(sensor.answer) {
        case .granted: finish(nil)
        case .failed(let code): finish(code)
        case .ask(let buttons):
            let next = attempts
            let title = SystemStrings.text(sensor.kind == .faceID ? "Face Not Recognized" : "Try Again")
            SystemAlert().ask(
                for: context, title: title, message: texts.reason,
                answers: buttons.map { Self.title(of: $0, texts, sensor.kind) }, cancel: buttons.firstIndex(of: .cancel)
            ) { index in
                switch buttons[index] {
                case .retry: self.attempt(next, texts, device)
                case .fallback: self.finish(.userFallback)
                case .cancel: self.finish(.userCancel)
                }
            }
        }
    }

    @MainActor private static func title(of button: AuthenticationAttempts.Button, _ texts: Texts, _ kind: LABiometryType) -> String {
        switch button {
        case .retry: SystemStrings.text("Try %@ Again", SystemStrings.text(kind.name))
        case .fallback: texts.fallback ?? SystemStrings.text("Enter Password")
        case .cancel: texts.cancel ?? SystemStrings.text("Cancel")
        }
    }
}
