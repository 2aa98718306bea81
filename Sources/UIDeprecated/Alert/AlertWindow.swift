internal import Foundation
internal import UIKitCore

/// A window of its own for an alert view: it appears over whatever the app shows, also before the app shows anything.
@MainActor final class AlertWindow: UIWindow {
    /// Retained until it is dismissed, as by UIKit.
    private var content: AnyObject?
    /// The window of an older alert, which is hidden until this one is dismissed.
    private var covered: AlertWindow?
    private weak var previousKey: UIWindow?
    private var isClosed = false

    static func open(for content: UIView) -> AlertWindow {
        let context = content.applicationContext
        let scene = context.application.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let window = scene.map { AlertWindow(windowScene: $0) } ?? AlertWindow(frame: context.screen.bounds)
        window.content = content
        window.covered = context.windows.visible.lazy.compactMap { $0 as? AlertWindow }.last { !$0.isClosed && $0.alpha > 0 }
        window.covered?.alpha = 0
        window.previousKey = window.covered?.previousKey ?? context.windows.visible.last { $0.isKeyWindow }
        window.windowLevel = .alert
        let root = AlertRootController()
        root.view.backgroundColor = .clear
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        isHidden = true
        content = nil
        // An alert that was covered may have been dismissed meanwhile.
        var older = covered
        while let window = older, window.isClosed { older = window.covered }
        guard alpha > 0 else { return }
        older?.alpha = 1
        (older ?? previousKey)?.makeKey()
    }
}

/// Has the status bar and the orientations of the window below.
@MainActor private final class AlertRootController: UIViewController {
    private var below: UIViewController? {
        applicationContext.windows.visible.last { !($0 is AlertWindow) }?.rootViewController
    }

    override var childForStatusBarStyle: UIViewController? { below }
    override var childForStatusBarHidden: UIViewController? { below }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { below?.supportedInterfaceOrientations ?? .all }
}
