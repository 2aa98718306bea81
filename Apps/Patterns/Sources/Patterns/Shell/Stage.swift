import UIKit

/// The window of the open skeleton, and the inspector's window above it.
final class Stage {
    static let shared = Stage()
    private var window: UIWindow?
    private var inspector: InspectorWindow?

    var root: UIViewController? { window?.rootViewController }

    func open(_ root: UIViewController, title: String) {
        close()
        CallLog.shared.clear()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        let inspector = InspectorWindow(frame: UIScreen.main.bounds)
        // Also above the skeleton's own second windows.
        inspector.windowLevel = .alert + 10
        inspector.rootViewController = InspectorController(title: title)
        inspector.isHidden = false
        self.inspector = inspector
    }

    /// Returns to the menu: its window becomes key again.
    func close() {
        inspector?.isHidden = true
        inspector = nil
        window?.isHidden = true
        window?.rootViewController = nil
        window = nil
    }
}

extension UIWindow.Level {
    static func + (level: UIWindow.Level, more: CGFloat) -> UIWindow.Level { UIWindow.Level(level.rawValue + more) }
}

/// Receives touches on its own controls only.
final class InspectorWindow: UIWindow {
    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self || found === rootViewController?.view ? nil : found
    }
}
