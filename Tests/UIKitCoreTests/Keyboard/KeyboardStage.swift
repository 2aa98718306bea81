import DeviceProtocol
import Foundation
import KeyboardModel
import Testing

@testable import UIKeyboard
@testable import UIKitCore

/// A device without a hardware keyboard, a text field, and simulated touches for its keys.
@MainActor final class KeyboardStage {
    let stage: PickerStage
    let field = UITextField()
    let other = UITextField()
    private(set) var device: DeviceState

    init(_ device: DeviceState = .standard) {
        self.device = device
        self.device.hardwareKeyboard = false
        stage = PickerStage(device: self.device)
    }

    /// The field with its keyboard.
    func begin(_ change: (UITextField) -> Void = { _ in }) {
        stage.add(field, at: CGRect(x: 20, y: 100, width: 200, height: 34))
        stage.add(other, at: CGRect(x: 20, y: 200, width: 200, height: 34))
        change(field)
        field.becomeFirstResponder()
        stage.run(0.5)
    }

    var view: KeyboardView { (ApplicationContext.current.softwareKeyboard ?? SoftwareKeyboard()).view }
    var dock: UIView? { stage.window.inputViewHost }
    var names: [String] { view.geometry.keys.map(\.key.name) }

    /// In the window's coordinates.
    func place(_ name: String) -> CGPoint? {
        guard let key = view.geometry.keys.first(where: { $0.key.name == name }) else { return nil }
        return view.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
    }

    func tap(_ names: String...) {
        for name in names {
            guard let place = place(name) else {
                Issue.record("no key \(name) among \(self.names); shown: \(view.window != nil), focus: \(field.isFirstResponder)")
                continue
            }
            stage.tap(place.x, place.y)
            stage.run(0.4)
        }
    }

    /// Touches keys by their unshifted letters, whatever the shift state displays.
    func type(_ text: String) {
        for letter in text {
            let name = letter == " " ? "space" : String(letter)
            tap(place(name) == nil ? name.uppercased() : name)
        }
    }

    func change(_ change: (inout DeviceState) -> Void) {
        change(&device)
        stage.app.send(.deviceChanged(device))
        stage.run(0.5)
    }
}
