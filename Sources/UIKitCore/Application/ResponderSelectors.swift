internal import Foundation
internal import ObjectiveC

/// The methods of UIKit's responders that apps call by selector.
@MainActor enum ResponderSelectors {
    private static var isRegistered = false

    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        UndoActions.register()
        // Objective-C's name, and that of Swift's key path.
        for name in ["sharedApplication", "shared"] {
            ObjCRuntime.registerClassMethod(UIApplication.self, name) { _ in UIApplication.shared }
        }
        registerEditing(UITextField.self)
        registerEditing(UITextView.self)
        // The generated setter would read the view, which loads it.
        ObjCRuntime.register(UIViewController.self, "setView:") { controller, arguments in
            controller.view = arguments.first as? UIView
            return nil
        }
        ObjCRuntime.register(UIResponder.self, "becomeFirstResponder") { responder, _ in responder.becomeFirstResponder() }
        ObjCRuntime.register(UIResponder.self, "resignFirstResponder") { responder, _ in responder.resignFirstResponder() }
    }

    /// The actions of an edit menu, of a class that implements all of them; other responders have those that they implement.
    private static func registerEditing<Input: UIResponder>(_ type: Input.Type) {
        ObjCRuntime.register(type, "cut:") { input, arguments in input.cut(arguments.first ?? nil) }
        ObjCRuntime.register(type, "copy:") { input, arguments in input.copy(arguments.first ?? nil) }
        ObjCRuntime.register(type, "paste:") { input, arguments in input.paste(arguments.first ?? nil) }
        ObjCRuntime.register(type, "delete:") { input, arguments in input.delete(arguments.first ?? nil) }
        ObjCRuntime.register(type, "select:") { input, arguments in input.select(arguments.first ?? nil) }
        ObjCRuntime.register(type, "selectAll:") { input, arguments in input.selectAll(arguments.first ?? nil) }
    }
}
