internal import Foundation
internal import ProgrammerErrors

/// Loads a controller's view from an Interface Builder file: its storyboard's, the one passed to its initialiser, or the one named after
/// its class.
///
/// > Contract: UIKit, UIViewController loadView; VC-3, VC-5.
@MainActor enum ControllerNib {
    /// False if there is no file for it.
    static func load(_ controller: UIViewController) -> Bool {
        if let scene = controller.scene {
            guard let name = controller.fileName else { return false }
            scene.loadView(named: name, of: controller)
            return check(controller, name)
        }
        guard let name = controller.fileName ?? defaultName(for: controller) else { return false }
        controller.keptObjects = UINib(nibName: name, bundle: controller.nibBundle).instantiate(withOwner: controller)
        return check(controller, name)
    }

    private static func check(_ controller: UIViewController, _ name: String) -> Bool {
        ProgrammerError.require(
            controller.isViewLoaded,
            "-[\(type(of: controller)) _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
        return true
    }

    /// The default file name of an app's class: that of its view, or its own. Nil if the bundle has neither.
    static func defaultName(for controller: UIViewController) -> String? {
        let type = type(of: controller)
        guard !String(reflecting: type).hasPrefix("UIKitCore.") else { return nil }
        // Also of private and nested classes.
        let own = String(describing: type)
        let bundle = controller.nibBundle ?? .main
        let view = own.hasSuffix("ViewController") ? [String(own.dropLast("Controller".count))] : []
        return (view + [own]).first { NibFiles.path($0, "nib", in: bundle) != nil }
    }
}
