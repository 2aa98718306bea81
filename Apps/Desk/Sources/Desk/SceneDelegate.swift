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
        window.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        if let name = URLContexts.first?.url.host, let note = Note.all.first(where: { $0.name.lowercased() == name }) { show(note) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (navigation.topViewController as? NoteViewController)?.note.activity
    }

    private func open(_ activity: NSUserActivity) {
        if let note = Note.all.first(where: { $0.name == activity.userInfo?["name"] as? String }) { show(note) }
    }

    private func show(_ note: Note) {
        navigation.setViewControllers([NotesViewController(), NoteViewController(note)], animated: false)
    }
}
