import UIKit

/// One window with a city of its own; an iPad shows two of them side by side.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var exercise: Exercise?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.tintColor = Palette.accent
        let workplace = Workplace()
        let main = MainViewController(workplace: workplace)
        window.rootViewController = main
        window.makeKeyAndVisible()
        Appearance.chosen.apply(to: window)
        self.window = window
        exercise = Exercise(CommandLine.arguments, main, workplace)
    }
}
