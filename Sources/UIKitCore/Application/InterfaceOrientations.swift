internal import DeviceProtocol
internal import Foundation
internal import ProgrammerErrors

/// The supported interface orientations, and the one that the device rotates to.
///
/// The frontmost controller's orientations, intersected with those of the application's delegate for the window, or else of `Info.plist`.
/// The interface follows the device's orientation if that is supported; otherwise it rotates.
/// > Contract: UIKit, UIViewController.supportedInterfaceOrientations; CT-12.
@MainActor struct InterfaceOrientations {
    /// A full-screen controller that preferred another orientation than the one before it; until the user rotates the device.
    private weak var presented: UIViewController?
    private var wanted: UIInterfaceOrientation?
    private weak var front: UIViewController?

    nonisolated init() {}

    // MARK: Controllers

    /// Of a controller that does not override it: its delegate's value, else all of the device's orientations.
    static func supported(by controller: UIViewController) -> UIInterfaceOrientationMask {
        switch controller {
        case let stack as UINavigationController: stack.delegate?.navigationControllerSupportedInterfaceOrientations(stack) ?? .standard
        case let tabs as UITabBarController: tabs.delegate?.tabBarControllerSupportedInterfaceOrientations(tabs) ?? .standard
        case let split as UISplitViewController: split.delegate?.splitViewControllerSupportedInterfaceOrientations(split) ?? .standard
        case let pages as UIPageViewController: pages.delegate?.pageViewControllerSupportedInterfaceOrientations(pages) ?? .standard
        default: .standard
        }
    }

    /// Of a controller that does not override it: its delegate's value, else the current orientation.
    static func preferred(by controller: UIViewController) -> UIInterfaceOrientation {
        let answer: UIInterfaceOrientation? =
            switch controller {
            case let stack as UINavigationController:
                stack.delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(stack)
            case let tabs as UITabBarController: tabs.delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
            case let split as UISplitViewController: split.delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(split)
            case let pages as UIPageViewController: pages.delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(pages)
            default: nil
            }
        return answer ?? current
    }

    /// The current interface orientation.
    static var current: UIInterfaceOrientation { ApplicationContext.current.interfaceOrientation }

    // MARK: Supported orientations

    /// An app that supports Split View follows its scenes' orientation, regardless of its controllers.
    private static var sharesScreen: Bool {
        let context = ApplicationContext.current
        return context.device.idiom == .pad && context.declaration.orientations == .all && !context.declaration.requiresFullScreen
    }

    static func allowed(for front: UIViewController, in window: UIWindow) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
        let app =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
        guard !sharesScreen else { return app }
        if !front.shouldAutorotate, app.contains(current.mask) { return current.mask }
        let mask = front.supportedInterfaceOrientations.intersection(app)
        guard mask.isEmpty else { return mask }
        ProgrammerError.raise(
            "Supported orientations has no common orientation with the application, and [\(type(of: front)) shouldAutorotate] is returning YES",
            name: .interfaceOrientation)
    }

    /// Sends the supported orientations to the simulator.
    static func notify(_ front: UIViewController, in window: UIWindow) {
        let context = ApplicationContext.current
        let mask = allowed(for: front, in: window)
        context.orientations.follow(front, mask)
        let wanted = context.orientations.wanted.flatMap { mask.contains($0.mask) ? $0 : nil }
        context.send(.supportedOrientations(DeviceState.Orientations(mask), preferred: wanted.flatMap(DeviceState.Orientation.init)))
    }

    private mutating func follow(_ new: UIViewController, _ mask: UIInterfaceOrientationMask) {
        guard new !== front else { return }
        front = new
        guard new !== presented else { return }
        (presented, wanted) = (nil, nil)
        guard new.presentingViewController != nil else { return }
        let preferred = new.preferredInterfaceOrientationForPresentation
        if preferred != Self.current, mask.contains(preferred.mask) { (presented, wanted) = (new, preferred) }
    }

    /// The interface was rotated; a different preference is fulfilled or obsolete.
    mutating func turned(to new: UIInterfaceOrientation) { if new != wanted { wanted = nil } }

    // MARK: Requests

    /// > Returns: the error; nil on success.
    static func request(_ wanted: UIInterfaceOrientationMask, for scene: UIWindowScene) -> UISceneError? {
        guard !sharesScreen, scene.isFullScreen else { return UISceneError(.geometryRequestUnsupported) }
        guard let (window, front) = StatusBarAppearance.front(in: scene) else { return UISceneError(.geometryRequestDenied) }
        let mask = wanted.intersection(allowed(for: front, in: window))
        guard let first = mask.ways.first else { return UISceneError(.geometryRequestDenied) }
        if !mask.contains(current.mask), let orientation = DeviceState.Orientation(first) {
            ApplicationContext.current.send(.turn(orientation))
        }
        return nil
    }
}

extension UIInterfaceOrientation {
    /// Empty for `unknown`.
    var mask: UIInterfaceOrientationMask { self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}

extension UIInterfaceOrientationMask {
    /// In order of preference (R).
    var ways: [UIInterfaceOrientation] { [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].filter { contains($0.mask) } }
}
