internal import Foundation
internal import HostInterface

/// Tells the simulator what the front controller wants of the status bar, the home indicator and rotation.
///
/// > Contract: UIKit, facts 1.4, CT-12.
@MainActor enum StatusBarAppearance {
    static func update() {
        let context = ApplicationContext.current
        guard let window = context.windows.visible.last(where: { $0.rootViewController != nil }), let root = window.rootViewController
        else { return }
        let front = frontmost(from: root)
        let style = follow(front, \.childForStatusBarStyle).preferredStatusBarStyle
        let hidden = follow(front, \.childForStatusBarHidden).prefersStatusBarHidden
        context.send(.statusBar(ApplicationRequest.StatusBarStyle(style), hidden: hidden))
        context.send(.homeIndicator(hidden: follow(front, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden))
        let application = context.application
        let allowed = application.delegate?.application(application, supportedInterfaceOrientationsFor: window) ?? .all
        let mask = front.supportedInterfaceOrientations.intersection(allowed)
        context.send(.supportedOrientations(UInt8(truncatingIfNeeded: mask.rawValue)))
    }

    /// A phone on its side shows no status bar.
    static var hiddenByDefault: Bool {
        let device = ApplicationContext.current.device
        return device.idiom == .phone && device.orientation.isLandscape
    }

    /// The topmost controller that fills the window.
    private static func frontmost(from root: UIViewController) -> UIViewController {
        var front = root
        while let next = front.presentedViewController, next.coversPresenter || next.modalPresentationCapturesStatusBarAppearance {
            front = next
        }
        return front
    }

    private static func follow(_ controller: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var here = controller
        while let next = here[keyPath: child] { here = next }
        return here
    }
}

extension ApplicationRequest.StatusBarStyle {
    init(_ style: UIStatusBarStyle) {
        switch style {
        case .default: self = .automatic
        case .lightContent: self = .light
        case .darkContent: self = .dark
        }
    }
}
