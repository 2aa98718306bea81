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
    /// How many subviews the controller's view had when the shown one was put in front.
    private var siblings = 0

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
        place(controller.unavailability.shown, in: root, of: controller)
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
        place(controller.unavailability.shown, in: root, of: controller)
    }

    /// In front of everything and over what is visible: a scroll view's content moves below it.
    ///
    /// It is put in front again after something was added only: a table's index, for one, keeps itself in front too.
    private static func place(_ view: UIView?, in root: UIView, of controller: UIViewController) {
        guard let view else { return }
        if view.superview !== root {
            root.addSubview(view)
        } else if root.subviews.count != controller.unavailability.siblings, root.subviews.last !== view {
            root.bringSubviewToFront(view)
        }
        controller.unavailability.siblings = root.subviews.count
        if view.frame != root.bounds { view.frame = root.bounds }
    }
}
