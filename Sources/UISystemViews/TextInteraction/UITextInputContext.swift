public import Foundation
internal import UIKitCore

/// How the user is expected to enter text.
///
/// > Source: Apple, UITextInputContext
@preconcurrency @MainActor open class UITextInputContext: NSObject {
    private var pencil: Bool?
    private var dictation: Bool?
    private var keyboard: Bool?

    private override init() { super.init() }

    /// The present expectation: of the device, until the app changes a value.
    open class func current() -> UITextInputContext { UITextInputContext() }

    /// Whether a pencil is expected; false by default, as no simulated device has one.
    open var isPencilInputExpected: Bool {
        get { pencil ?? false }
        set { pencil = newValue }
    }
    /// Whether dictation is expected; false by default, as no simulated device has it.
    open var isDictationInputExpected: Bool {
        get { dictation ?? false }
        set { dictation = newValue }
    }
    /// Whether a hardware keyboard is expected; by default whether the device has one.
    open var isHardwareKeyboardInputExpected: Bool {
        get { keyboard ?? ApplicationContext.of(nil).device.hardwareKeyboard }
        set { keyboard = newValue }
    }
}
