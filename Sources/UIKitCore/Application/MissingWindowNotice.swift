internal import CoreGraphics
internal import DeviceProtocol
internal import Foundation

/// Says on the screen, in the log and to the simulator why an application that has launched shows nothing.
///
/// UIKit shows a black screen. A window that becomes visible later removes the message.
@MainActor final class MissingWindowNotice {
    private var window: UIWindow?

    /// Looks once the launch has settled: many apps make their window in a block on the main queue.
    func applicationLaunched(_ context: ApplicationContext) {
        guard !context.environment.beginning.isBehind, UIApplication.shared.delegate != nil else { return }
        context.layers.whenIdle { [weak self, weak context] in
            if let context { self?.check(context) }
        }
    }

    /// A window of the app became visible.
    func windowShown(_ context: ApplicationContext) {
        guard let window else { return }
        window.isHidden = true
        self.window = nil
        context.send(.nothingShown(""))
    }

    private func check(_ context: ApplicationContext) {
        guard window == nil, ApplicationLifeCycle.current.state != .background, let reason = Self.reason(context) else { return }
        context.send(.log("the app shows nothing: " + reason))
        context.send(.nothingShown(reason))
        show(reason, context)
    }

    /// Nil if a window has content.
    private static func reason(_ context: ApplicationContext) -> String? {
        let windows = context.windows
        let own = windows.all.filter { !$0.isSystem }
        let visible = windows.visible.filter { !$0.isSystem }
        if visible.contains(where: { $0.rootViewController != nil || !$0.subviews.isEmpty }) { return nil }
        if !visible.isEmpty { return "its window has no root view controller; UIKit expects one at the end of application launch" }
        if own.contains(where: { !$0.isHidden && !WindowRoot.hasPosition($0) }) {
            return "its window belongs to no scene; an app with scenes makes its windows with UIWindow(windowScene:)"
        }
        if !own.isEmpty { return "its window is hidden; makeKeyAndVisible() shows it" }
        if windows.hasReleased { return "its window was released; keep it in a property, such as 'window' of the delegate" }
        return "no window was made: the delegate makes none, and Info.plist names neither a main storyboard (UIMainStoryboardFile) nor a "
            + "scene delegate (UIApplicationSceneManifest)"
    }

    private func show(_ reason: String, _ context: ApplicationContext) {
        let window = UIWindow(frame: context.screen.bounds)
        window.isSystem = true
        window.isUserInteractionEnabled = false
        window.overrideUserInterfaceStyle = .dark
        let label = UILabel(frame: window.bounds.insetBy(dx: Self.margin, dy: 0))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.text = "The app shows nothing: " + reason + "."
        window.addSubview(label)
        window.isHidden = false
        self.window = window
    }

    /// > Units: points.
    private static let margin: CGFloat = 32
}
