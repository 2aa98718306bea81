import AlertTestSupport
import Testing

@testable import UIKitCore

extension SystemAlertStage {
    /// Presses a button of the alert.
    func answer(_ title: String) throws {
        let alert = try #require(alert)
        let action = try #require(alert.actions.first { $0.title == title }, "no \(title)")
        alert.dismiss(animated: false)
        action.handler?(action)
    }
}
