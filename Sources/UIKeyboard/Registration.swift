internal import UIKitCore

/// Runs when the library is loaded; the keyboard is made when an application first needs it.
@used @section(".init_array") private nonisolated let registration: @convention(c) () -> Void = {
    InputKeyboards.register { SoftwareKeyboard() }
}

extension ApplicationContext {
    /// Nil in programs that register another keyboard.
    var softwareKeyboard: SoftwareKeyboard? { keyboard as? SoftwareKeyboard }
}
