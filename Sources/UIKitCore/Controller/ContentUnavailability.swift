internal import CoreGraphics
internal import Foundation

/// What a controller shows in place of its content, and whether that has to be asked for again.
///
/// > Contract: UIKit, UIViewController.contentUnavailableConfiguration.
@MainActor struct ContentUnavailability {
    var configuration: (any UIContentConfiguration)?
    /// True at first: a controller is asked before its first layout in a window.
    private var needsUpdate = true
    private var shown: (any UIView & UIContentView)?

    /// Asks before the next layout; several requests are one.
    static func request(_ controller: UIViewController) {
        controller.unavailability.needsUpdate = true
        controller.viewIfLoaded?.setNeedsLayout()
    }

    static func set(_ configuration: (any UIContentConfiguration)?, on controller: UIViewController) {
        controller.unavailability.configuration = configuration
        show(in: controller)
    }

    /// Before the controller's view lays out its subviews.
    static func willLayOut(_ controller: UIViewController) {
        guard let root = controller.viewIfLoaded, root.window != nil else { return }
        if controller.unavailability.needsUpdate {
            controller.unavailability.needsUpdate = false
            controller.updateContentUnavailableConfiguration(using: controller.contentUnavailableConfigurationState)
            show(in: controller)
        }
        place(in: root, controller.unavailability.shown)
    }

    private static func show(in controller: UIViewController) {
        guard let configuration = controller.unavailability.configuration?.updated(for: controller.contentUnavailableConfigurationState)
        else {
            controller.unavailability.shown?.removeFromSuperview()
            controller.unavailability.shown = nil
            return
        }
        if let view = controller.unavailability.shown, view.supports(configuration) {
            view.configuration = configuration
        } else {
            controller.unavailability.shown?.removeFromSuperview()
            controller.unavailability.shown = configuration.makeContentView()
        }
        guard let root = controller.viewIfLoaded else { return }
        place(in: root, controller.unavailability.shown)
    }

    /// In front of everything and over what is visible: a scroll view's content moves below it.
    private static func place(in root: UIView, _ view: UIView?) {
        guard let view else { return }
        if view.superview !== root || root.subviews.last !== view { root.addSubview(view) }
        if view.frame != root.bounds { view.frame = root.bounds }
    }
}
