package import DeviceProtocol
package import Foundation
internal import Synchronization

/// The keyboard that types into the first responder, as the responders know it. The module UIKeyboard implements it.
@preconcurrency @MainActor package protocol InputKeyboard: AnyObject {
    /// The keyboard for a text input; nil if it has none.
    func view(for responder: UIResponder?) -> (any KeyboardInputView)?
    /// The input resigned.
    func forget(_ responder: UIResponder)
    /// Shows the keys for the current state of the input.
    func update()
    /// Receives candidates from the simulator for a request of the composition.
    func receive(_ id: UInt32, _ found: SpellingCandidates)
    /// The height above the window's bottom. > Units: points.
    var lift: CGFloat { get }
}

/// The view of a keyboard, among the input views of responders.
@preconcurrency @MainActor package protocol KeyboardInputView: UIView {}

/// Makes the keyboard of each application.
package enum InputKeyboards {
    private struct Maker {
        let make: @MainActor @Sendable () -> any InputKeyboard
    }
    private static let maker = Mutex<Maker?>(nil)

    /// Called when the keyboard's module is loaded.
    package static func register(_ make: @escaping @MainActor @Sendable () -> any InputKeyboard) {
        maker.withLock { $0 = Maker(make: make) }
    }

    /// Nil in programs without the keyboard's module.
    @MainActor static func make() -> (any InputKeyboard)? { maker.withLock(\.self)?.make() }
}
