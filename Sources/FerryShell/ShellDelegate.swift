internal import Foundation
internal import HostInterface
internal import UIKit
internal import UIKitCore
internal import UserNotifications

/// The app of the device's own screens: home with the app's icon, the apps that run, the lock, what came, and banners of an app that is behind or does not run.
@main final class ShellDelegate: UIResponder, UIApplicationDelegate, ShellScreens {
    var window: UIWindow?
    private let screens = ShellController()
    private var state = ShellState()
    private lazy var banners = NotificationSurface(
        respond: { notification, action in
            ApplicationContext.current.send(
                .answered(NotificationAnswer(notification: notification.kept, action: action?.identifier ?? "")))
        },
        dismiss: { ApplicationContext.current.send(.answered(NotificationAnswer(notification: $0.kept, isDismissal: true))) })

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screens
        window.makeKeyAndVisible()
        self.window = window
        screens.home.open = { ApplicationContext.current.send(.shell(.open)) }
        screens.switcher.wish = { ApplicationContext.current.send(.shell($0)) }
        screens.cover.wish = { ApplicationContext.current.send(.shell($0)) }
        screens.cover.answer = { ApplicationContext.current.send(.answered($0)) }
        ApplicationContext.current.shell = self
        return true
    }

    func show(_ state: ShellState) {
        self.state = state
        screens.show(state)
    }

    func show(_ notification: DeviceNotification, _ actions: [AppNotifications.Action]) {
        banners.show(notification, actions, name: state.name, icon: UIImage(contentsOfFile: state.icon))
    }
}
