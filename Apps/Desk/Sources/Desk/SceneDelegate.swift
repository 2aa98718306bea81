import UIKit

/// One window: the list of notes, or a note that was opened in a separate window.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static let noteActivity = "org.example.desk.note"

    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: NotesViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
        self.window = window
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity { open(activity) }
        if let url = connectionOptions.urlContexts.first?.url { open(url) }
        if let shortcut = connectionOptions.shortcutItem { open(shortcut) }
        window.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        if let url = URLContexts.first?.url { open(url) }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        open(shortcutItem)
        completionHandler(true)
    }

    /// The icon's menu contains the most recently read note.
    func sceneDidEnterBackground(_ scene: UIScene) {
        guard let note = (navigation.topViewController as? NoteViewController)?.note else { return }
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: Self.noteActivity, localizedTitle: note.name, localizedSubtitle: "Read last",
                icon: UIApplicationShortcutIcon(type: .bookmark),
                userInfo: ["name": NSString(string: note.name)])
        ]
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (navigation.topViewController as? NoteViewController)?.note.activity
    }

    /// `desk://bread` opens the note with this name.
    private func open(_ url: URL) {
        if let note = Note.all.first(where: { $0.name.lowercased() == url.host }) { show(note) }
    }

    private func open(_ shortcut: UIApplicationShortcutItem) {
        if let note = Note.all.first(where: { $0.name == shortcut.userInfo?["name"] as? String }) { return show(note) }
        navigation.setViewControllers([NotesViewController()], animated: false)
    }

    private func open(_ activity: NSUserActivity) {
        if let note = Note.all.first(where: { $0.name == activity.userInfo?["name"] as? String }) { show(note) }
    }

    private func show(_ note: Note) {
        navigation.setViewControllers([NotesViewController(), NoteViewController(note)], animated: false)
    }
}
