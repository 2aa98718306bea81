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
        EditingSelectors.register()
        // The generated setter would read the view, which loads it.
        ObjCRuntime.register(UIViewController.self, "setView:") { controller, arguments in
            controller.view = arguments.first as? UIView
            return nil
        }
        ObjCRuntime.register(UIResponder.self, "becomeFirstResponder") { responder, _ in responder.becomeFirstResponder() }
        ObjCRuntime.register(UIResponder.self, "resignFirstResponder") { responder, _ in responder.resignFirstResponder() }
    }
}
