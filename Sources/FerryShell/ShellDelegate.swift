internal import DeviceProtocol
internal import Foundation
internal import UIKit
internal import UIKitCore
internal import UserNotifications

/// The shell app: home screen, app switcher, lock screen, notification center, and banners of apps over these.
@main final class ShellDelegate: UIResponder, UIApplicationDelegate, ShellPresenter {
    var window: UIWindow?
    private let screens = ShellController()
    private let banners = NotificationOverlay()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screens
        window.makeKeyAndVisible()
        self.window = window
        screens.home.open = { ApplicationContext.current.send(.shell(.open($0))) }
        screens.home.choose = { ApplicationContext.current.send(.shell(.shortcut($0, app: $1))) }
        screens.home.openSettings = { ApplicationContext.current.send(.shell(.settings)) }
        screens.settings.command = { ApplicationContext.current.send(.shell($0)) }
        screens.switcher.command = { ApplicationContext.current.send(.shell($0)) }
        screens.cover.command = { ApplicationContext.current.send(.shell($0)) }
        screens.cover.answer = { ApplicationContext.current.send(.answered($0, app: $1)) }
        ApplicationContext.current.shell = self
        return true
    }

    func show(_ state: ShellState) { screens.show(state) }

    func show(_ banner: DeviceBanner) { banners.show(banner) }
}
