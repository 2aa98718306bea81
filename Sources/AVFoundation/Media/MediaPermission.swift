internal import Foundation
internal import Synchronization
internal import UIKitCore

/// Whether the user lets the app use the camera or the microphone.
///
/// The user is asked once in a launch; the device does not store the answer.
package final class MediaPermission: Sendable {
    package enum Answer: Hashable, Sendable { case undetermined, granted, denied }

    /// Of the process, which is one app.
    package static let camera = MediaPermission("Camera", key: "NSCameraUsageDescription")
    package static let microphone = MediaPermission("Microphone", key: "NSMicrophoneUsageDescription")

    private let name: String
    private let key: String
    private struct State {
        var answer = Answer.undetermined
        var waiting: [@Sendable (Bool) -> Void] = []
        /// Replaced by tests.
        var usage: String??
    }
    private let state = Mutex(State())

    private init(_ name: String, key: String) { (self.name, self.key) = (name, key) }

    package var answer: Answer { state.withLock { $0.answer } }

    /// Sets or forgets the answer. For tests. > Parameters: usage: instead of that of `Info.plist`.
    package func reset(usage: String?, answer: Answer = .undetermined) {
        state.withLock { $0 = State(answer: answer, usage: .some(usage)) }
    }

    /// Calls `response` on a queue of the system with the answer, after asking the user if that is needed.
    package func ask(_ response: @escaping @Sendable (Bool) -> Void) {
        let isFirst = state.withLock { state in
            guard state.answer == .undetermined else { return false }
            state.waiting.append(response)
            return state.waiting.count == 1
        }
        if answer != .undetermined { return reply(answer == .granted, [response]) }
        if isFirst { MainTurn.run { self.show() } }
    }

    @MainActor private func show() {
        let context = ApplicationContext.of(nil)
        let usage = state.withLock { $0.usage } ?? AppInformation.text(key)
        guard let usage, !usage.isEmpty else {
            context.send(.log("AVFoundation does not ask for permission: Info.plist has no \(key)"))
            return take(.denied)
        }
        SystemAlert().ask(
            for: context, title: SystemStrings.text("“%@” Would Like to Access the " + name, SystemAlert.appName), message: usage,
            answers: [SystemStrings.text("Don’t Allow"), SystemStrings.text("Allow")]
        ) { index in self.take(index == 1 ? .granted : .denied) }
    }

    private func take(_ answer: Answer) {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.answer = answer
            return state.waiting
        }
        reply(answer == .granted, waiting)
    }

    private func reply(_ isGranted: Bool, _ responses: [@Sendable (Bool) -> Void]) {
        DispatchQueue.global().async { for response in responses { response(isGranted) } }
    }
}
