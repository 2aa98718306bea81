import Foundation
import UIKitCore

/// Notifications of one screen's keyboard: other tests' keyboards, whose animations end at any time, have another screen.
@MainActor final class KeyboardNotificationLog {
    private(set) var lines: [String] = []
    private(set) var infos: [[AnyHashable: Any]] = []
    private(set) var objects: [Any?] = []
    private var tokens: [any NSObjectProtocol] = []

    static let showing = ["will change", "will show", "did change", "did show"]
    static let hiding = ["will change", "will hide", "did change", "did hide"]
    static let changing = ["will change", "did change"]

    func listen(to screen: UIScreen) {
        let names: [(NSNotification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "will change"), (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidChangeFrameNotification, "did change"), (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
        ]
        for (name, text) in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { [weak self] note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated {
                    self?.lines.append(text)
                    self?.infos.append(note.userInfo ?? [:])
                    self?.objects.append(note.object)
                }
            }
            tokens.append(token)
        }
    }

    func take() -> [String] {
        defer { (lines, infos) = ([], []) }
        return lines
    }

    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
