internal import Foundation
internal import HostInterface
internal import ProgrammerErrors

/// Which ways the interface may lie, and which of them the device turns to.
///
/// The front controller's ways count as far as the application's delegate allows them for the window, or, where it does not say, `Info.plist`.
/// The device stays as it is held where that is allowed; else it turns.
/// > Contract: UIKit, UIViewController.supportedInterfaceOrientations; CT-12.
@MainActor struct InterfaceOrientations {
    /// A controller that filled the screen and wanted to lie otherwise than the one before it; until a person turns the device.
    private weak var presented: UIViewController?
    private var wanted: UIInterfaceOrientation?
    private weak var front: UIViewController?

    nonisolated init() {}

    // MARK: What controllers say

    /// Of a controller that says nothing itself: what its delegate says, else every way the device has.
    static func supported(by controller: UIViewController) -> UIInterfaceOrientationMask {
        switch controller {
        case let stack as UINavigationController: stack.delegate?.navigationControllerSupportedInterfaceOrientations(stack) ?? .standard
        case let tabs as UITabBarController: tabs.delegate?.tabBarControllerSupportedInterfaceOrientations(tabs) ?? .standard
        case let split as UISplitViewController: split.delegate?.splitViewControllerSupportedInterfaceOrientations(split) ?? .standard
        case let pages as UIPageViewController: pages.delegate?.pageViewControllerSupportedInterfaceOrientations(pages) ?? .standard
        default: .standard
        }
    }

    /// Of a controller that says nothing itself: what its delegate says, else how the interface lies.
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

    /// How the interface lies.
    static var current: UIInterfaceOrientation { ApplicationContext.current.interfaceOrientation }

    // MARK: What is allowed

    /// An app that may share a pad's screen lies as its scenes do, whatever its controllers say.
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

    /// Tells the simulator what is allowed from now on.
    static func notify(_ front: UIViewController, in window: UIWindow) {
        let context = ApplicationContext.current
        let mask = allowed(for: front, in: window)
        context.orientations.follow(front, mask)
        let wanted = context.orientations.wanted.flatMap { mask.contains($0.mask) ? $0 : nil }
        context.send(.supportedOrientations(UInt8(truncatingIfNeeded: mask.rawValue), preferred: UInt8(wanted?.rawValue ?? 0)))
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

    /// The interface lies another way now; who wanted otherwise has had it.
    mutating func turned(to new: UIInterfaceOrientation) { if new != wanted { wanted = nil } }

    // MARK: Requests

    /// > Returns: why not.
    static func request(_ wanted: UIInterfaceOrientationMask, for scene: UIWindowScene) -> UISceneError? {
        guard !sharesScreen, scene.isFullScreen else { return UISceneError(.geometryRequestUnsupported) }
        guard let (window, front) = StatusBarAppearance.front(in: scene) else { return UISceneError(.geometryRequestDenied) }
        let mask = wanted.intersection(allowed(for: front, in: window))
        guard let first = mask.ways.first else { return UISceneError(.geometryRequestDenied) }
        if !mask.contains(current.mask) { ApplicationContext.current.send(.turn(UInt8(first.rawValue))) }
        return nil
    }
}

extension UIInterfaceOrientation {
    /// Empty for `unknown`.
    var mask: UIInterfaceOrientationMask { self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}

extension UIInterfaceOrientationMask {
    /// In the order in which one is chosen (R).
    var ways: [UIInterfaceOrientation] { [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].filter { contains($0.mask) } }
}
