internal import Foundation

/// The rotation callbacks from before size transitions, which are still sent: to the application's delegate, observers, and controllers.
///
/// > Contract: UIKit, UIViewController.willRotate(to:duration:), willAnimateRotation(to:duration:), didRotate(from:): the first in the old
/// orientation, the second in the animation with the new bounds, the third after it.
@MainActor struct LegacyRotationCallbacks {
    let old: UIInterfaceOrientation
    let new: UIInterfaceOrientation
    /// > Units: seconds.
    let duration: TimeInterval
    /// > Units: points.
    let oldFrame: CGRect
    private let context: ApplicationContext

    /// > Parameters: new: the new orientation. > Returns: nil if it is the current one.
    init?(to new: UIInterfaceOrientation, duration: TimeInterval, oldFrame: CGRect, _ context: ApplicationContext) {
        old = context.interfaceOrientation
        guard new != old else { return nil }
        (self.new, self.duration, self.oldFrame, self.context) = (new, duration, oldFrame, context)
    }

    private var application: UIApplication { context.application }

    /// Runs before anything changes.
    func begin() {
        application.delegate?.application(application, willChangeStatusBarOrientation: new, duration: duration)
        post(UIApplication.willChangeStatusBarOrientationNotification, UIApplication.statusBarOrientationUserInfoKey, new.rawValue)
        let frame = application.statusBarSpace
        if frame != oldFrame {
            application.delegate?.application(application, willChangeStatusBarFrame: frame)
            post(UIApplication.willChangeStatusBarFrameNotification, UIApplication.statusBarFrameUserInfoKey, frame)
        }
        notify { $0.willRotate(to: new, duration: duration) }
    }

    /// The interface has the new orientation from here on.
    func turn() {
        context.interfaceOrientation = new
        context.orientations.turned(to: new)
        application.delegate?.application(application, didChangeStatusBarOrientation: old)
        post(UIApplication.didChangeStatusBarOrientationNotification, UIApplication.statusBarOrientationUserInfoKey, old.rawValue)
        guard application.statusBarSpace != oldFrame else { return }
        application.delegate?.application(application, didChangeStatusBarFrame: oldFrame)
        post(UIApplication.didChangeStatusBarFrameNotification, UIApplication.statusBarFrameUserInfoKey, oldFrame)
    }

    /// Runs in the animation, when windows have their new sizes.
    func animate() { notify { $0.willAnimateRotation(to: new, duration: duration) } }

    func end() { notify { $0.didRotate(from: old) } }

    private func post(_ name: NSNotification.Name, _ key: String, _ value: Any) {
        NotificationCenter.default.post(name: name, object: application, userInfo: [key: value])
    }

    private func notify(_ body: (UIViewController) -> Void) {
        for window in context.windows.visible where !window.isSystem { if let root = window.rootViewController { Self.notify(root, body) } }
    }

    private static func notify(_ controller: UIViewController, _ body: (UIViewController) -> Void) {
        body(controller)
        if controller.shouldAutomaticallyForwardRotationMethods() { for child in controller.children { notify(child, body) } }
        if let presented = controller.presentation.presented?.presented { notify(presented, body) }
    }
}
