internal import Foundation

/// A system alert, over everything that an app shows.
///
/// While one of an application is open, further ones of the same application wait for it.
@MainActor package final class SystemAlert {
    /// The alerts of one application.
    struct Queue {
        fileprivate var open: SystemAlert?
        fileprivate var waiting: [@MainActor () -> Void] = []

        nonisolated init() {}
    }

    private var window: UIWindow?

    package private(set) var isAsked = false

    package init() {}

    /// The app's display name.
    package static var appName: String {
        let info = Bundle.main.infoDictionary ?? [:]
        return (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? ProcessInfo.processInfo.processName
    }

    /// `answer` receives the index of the selected one of `answers`.
    ///
    /// > Parameters: context: the application that asks. > Parameters: cancel: the index of the one that cancels.
    package func ask(
        for context: ApplicationContext = .current, title: String, message: String?, answers: [String], cancel: Int? = nil,
        answer: @escaping (Int) -> Void
    ) {
        isAsked = true
        guard context.alerts.open?.isShown(in: context) != true else {
            return context.alerts.waiting.append { [unowned context] in self.show(title, message, answers, cancel, context, answer) }
        }
        show(title, message, answers, cancel, context, answer)
    }

    private func show(
        _ title: String, _ message: String?, _ answers: [String], _ cancel: Int?, _ context: ApplicationContext,
        _ answer: @escaping (Int) -> Void
    ) {
        context.alerts.open = self
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, title) in answers.enumerated() {
            alert.addAction(
                UIAlertAction(title: title, style: index == cancel ? .cancel : .default) { [weak context] _ in
                    self.isAsked = false
                    answer(index)
                    context?.later { self.close(in: $0) }
                })
        }
        context.perform { makeWindow(in: context).rootViewController?.present(alert, animated: true) }
    }

    private func isShown(in context: ApplicationContext) -> Bool { context.windows.visible.contains { $0 === window } }

    private func makeWindow(in context: ApplicationContext) -> UIWindow {
        let scene = context.application.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let made = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: context.screen.bounds)
        made.isSystem = true
        made.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1000)
        let root = UIViewController()
        root.view.backgroundColor = .clear
        made.rootViewController = root
        made.isHidden = false
        window = made
        return made
    }

    private func close(in context: ApplicationContext) {
        window?.isHidden = true
        (window, context.alerts.open) = (nil, nil)
        if !context.alerts.waiting.isEmpty { context.alerts.waiting.removeFirst()() }
    }
}
