import UIKit

/// A navigation controller whose bar has the user's font.
final class ThemedNavigationController: UINavigationController {
    private let observation = Observation()

    override func viewDidLoad() {
        super.viewDidLoad()
        observation.on(Theme.didChange) { [weak self] _ in self?.applyTheme() }
        observation.on(UIContentSizeCategory.didChangeNotification) { [weak self] _ in self?.applyTheme() }
        applyTheme()
    }

    private func applyTheme() {
        let standard = UINavigationBarAppearance()
        standard.configureWithDefaultBackground()
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        for appearance in [standard, edge] { appearance.applyTheme() }
        navigationBar.standardAppearance = standard
        navigationBar.scrollEdgeAppearance = edge
    }
}

extension UINavigationBarAppearance {
    func applyTheme() {
        let theme = Theme.shared
        // A bar's height fits only one text size.
        func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont { theme.font(.body, weight).withSize(size) }
        titleTextAttributes = [.font: font(17, .semibold)]
        largeTitleTextAttributes = [.font: font(34, .bold)]
        buttonAppearance.normal.titleTextAttributes = [.font: font(17, .regular)]
        doneButtonAppearance.normal.titleTextAttributes = [.font: font(17, .semibold)]
    }
}
