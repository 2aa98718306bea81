import UIKit

/// The status bar's style by the application-wide mechanism: for an `Info.plist` where `UIViewControllerBasedStatusBarAppearance` is false.
/// Otherwise each controller's `preferredStatusBarStyle` counts, and this does nothing.
@MainActor
final class ApplicationStatusBar {
    static let shared = ApplicationStatusBar(isPerController: isPerController(Bundle.main.infoDictionary)) {
        UIApplication.shared.setStatusBarStyle($0, animated: true)
    }

    private let isPerController: Bool
    private let set: (UIStatusBarStyle) -> Void
    /// Of the pages that are shown, the one in front last.
    private var wishes: [(page: ObjectIdentifier, style: UIStatusBarStyle)] = []

    init(isPerController: Bool, set: @escaping (UIStatusBarStyle) -> Void) {
        (self.isPerController, self.set) = (isPerController, set)
    }

    static func isPerController(_ info: [String: Any]?) -> Bool { info?["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true }

    /// A page will appear.
    func show(_ style: UIStatusBarStyle, for page: AnyObject) {
        wishes.removeAll { $0.page == ObjectIdentifier(page) }
        wishes.append((ObjectIdentifier(page), style))
        apply()
    }

    /// The page will disappear; the one below it decides again.
    func withdraw(_ page: AnyObject) {
        wishes.removeAll { $0.page == ObjectIdentifier(page) }
        apply()
    }

    private func apply() { if !isPerController { set(wishes.last?.style ?? .default) } }
}
