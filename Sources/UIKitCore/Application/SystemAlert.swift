internal import Foundation

/// A question of the system's own to the person, over everything an app shows.
///
/// Questions that come while another is open wait for it.
@MainActor package final class SystemAlert {
    private var window: UIWindow?
    private static var open: SystemAlert?
    private static var waiting: [@MainActor () -> Void] = []

    package private(set) var isAsked = false

    package init() {}

    /// What the app is called on the device.
    package static var appName: String {
        let info = Bundle.main.infoDictionary ?? [:]
        return (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? ProcessInfo.processInfo.processName
    }

    /// `answer` gets the place of the chosen one among `answers`. > Parameters: cancel: the place of the one that changes nothing.
    package func ask(
        title: String, message: String?, answers: [String], cancel: Int? = nil, answer: @escaping (Int) -> Void
    ) {
        isAsked = true
        guard Self.open?.isShown != true else {
            return Self.waiting.append { self.show(title, message, answers, cancel, answer) }
        }
        show(title, message, answers, cancel, answer)
    }

    private func show(_ title: String, _ message: String?, _ answers: [String], _ cancel: Int?, _ answer: @escaping (Int) -> Void) {
        Self.open = self
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, title) in answers.enumerated() {
            alert.addAction(
                UIAlertAction(title: title, style: index == cancel ? .cancel : .default) { _ in
                    self.isAsked = false
                    answer(index)
                    DispatchQueue.main.async { self.close() }
                })
        }
        makeWindow().rootViewController?.present(alert, animated: true)
    }

    private var isShown: Bool { ApplicationContext.current.windows.visible.contains { $0 === window } }

    private func makeWindow() -> UIWindow {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let made = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        made.isSystem = true
        made.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1000)
        let root = UIViewController()
        root.view.backgroundColor = .clear
        made.rootViewController = root
        made.isHidden = false
        window = made
        return made
    }

    private func close() {
        window?.isHidden = true
        (window, Self.open) = (nil, nil)
        if !Self.waiting.isEmpty { Self.waiting.removeFirst()() }
    }
}
