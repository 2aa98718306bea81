import UIKit

/// One window: the list of notes, or a note of its own that was opened beside it.
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
        window.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        if let url = URLContexts.first?.url { open(url) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (navigation.topViewController as? NoteViewController)?.note.activity
    }

    /// `desk://bread` is the note of this name.
    private func open(_ url: URL) {
        if let note = Note.all.first(where: { $0.name.lowercased() == url.host }) { show(note) }
    }

    private func open(_ activity: NSUserActivity) {
        if let note = Note.all.first(where: { $0.name == activity.userInfo?["name"] as? String }) { show(note) }
    }

    private func show(_ note: Note) {
        navigation.setViewControllers([NotesViewController(), NoteViewController(note)], animated: false)
    }
}
