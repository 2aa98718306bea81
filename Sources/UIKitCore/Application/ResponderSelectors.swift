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
        ObjCRuntime.register(UITextField.self, "cut:") { field, arguments in field.cut(arguments.first ?? nil) }
        ObjCRuntime.register(UITextField.self, "copy:") { field, arguments in field.copy(arguments.first ?? nil) }
        ObjCRuntime.register(UITextField.self, "paste:") { field, arguments in field.paste(arguments.first ?? nil) }
        ObjCRuntime.register(UITextField.self, "delete:") { field, arguments in field.delete(arguments.first ?? nil) }
        ObjCRuntime.register(UITextField.self, "select:") { field, arguments in field.select(arguments.first ?? nil) }
        ObjCRuntime.register(UITextField.self, "selectAll:") { field, arguments in field.selectAll(arguments.first ?? nil) }
        // The generated setter would read the view, which loads it.
        ObjCRuntime.register(UIViewController.self, "setView:") { controller, arguments in
            controller.view = arguments.first as? UIView
            return nil
        }
        ObjCRuntime.register(UIResponder.self, "becomeFirstResponder") { responder, _ in responder.becomeFirstResponder() }
        ObjCRuntime.register(UIResponder.self, "resignFirstResponder") { responder, _ in responder.resignFirstResponder() }
    }
}
