internal import Photos
package import UIKitCore

/// The system's picker with which the user chooses what an app with limited access sees.
@MainActor package enum PhotoChooser {
    /// Makes the question about access use it.
    package static func install() { PhotoAccess.chooser = { show(in: $0, chosen: $1, done: $2) } }

    /// Shows the picker in a window over the app.
    static func show(in context: ApplicationContext, chosen: Set<String>, done: @escaping @MainActor (Set<String>) -> Void) {
        context.perform {
            let scene = context.application.connectedScenes.compactMap { $0 as? UIWindowScene }.first
            let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: context.screen.bounds)
            window.isSystem = true
            window.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1000)
            let root = UIViewController()
            root.view.backgroundColor = .clear
            window.rootViewController = root
            window.isHidden = false
            let picker = controller(chosen: chosen) { result in
                root.dismiss(animated: true) {
                    window.isHidden = true
                    done(result ?? chosen)
                }
            }
            root.present(picker, animated: true)
        }
    }

    /// > Parameters: done: receives nil if the user cancelled.
    package static func controller(
        chosen: Set<String>, done: @escaping @MainActor (Set<String>?) -> Void
    ) -> UIViewController {
        let session = PickerSession(
            selection: PhotoSelection(limit: 0, chosen: chosen.sorted()), isMultiple: true, doneTitle: SystemStrings.text("Done"))
        let navigation = UINavigationController(rootViewController: PhotoPickerController(session))
        navigation.isModalInPresentation = true
        session.onPick = { done(Set($0.map(\.id))) }
        session.onCancel = { done(nil) }
        return navigation
    }
}
