import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let notifications = PlanNotifications()
    /// A day of the plan that is to be opened as soon as there are pages.
    private var awaitedDay: Int?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Fonts.register()
        notifications.onDay = { [weak self] in self?.open(day: $0) }
        notifications.begin()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = Colours.accent
        window.rootViewController = ImportViewController { [weak self] in self?.start() }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func start() {
        guard let library = Library.shared else { return }
        window?.rootViewController = Tabs.make(library)
        notifications.follow(library)
        if let day = awaitedDay { open(day: day) }
    }

    /// Opens the chapter where a day of the plan goes on.
    private func open(day: Int) {
        guard let library = Library.shared, let tabs = window?.rootViewController as? UITabBarController else {
            awaitedDay = day
            return
        }
        awaitedDay = nil
        tabs.presentedViewController?.dismiss(animated: false)
        Tabs.showPlan(in: tabs)
        guard let standing = try? library.standing(), let chapter = standing.chapter(ofDay: day) else { return }
        Tabs.page(of: tabs)?.open(chapter)
    }
}
