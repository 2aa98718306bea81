import UIKit

/// Sets the look of all bars once, gives pushed pages a back button of the app's own, and keeps the swipe from the edge.
final class WeiboNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    private static let look: Void = {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = Palette.bar
        bar.shadowColor = Palette.hairline
        bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 18, weight: .semibold), .foregroundColor: UIColor.label]
        for buttons in [bar.buttonAppearance, bar.doneButtonAppearance] {
            buttons.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: Palette.accent]
            buttons.highlighted.titleTextAttributes = [.foregroundColor: Palette.accent.withAlphaComponent(0.5)]
            buttons.disabled.titleTextAttributes = [.foregroundColor: UIColor.tertiaryLabel]
            buttons.normal.backgroundImage = UIImage()
            buttons.highlighted.backgroundImage = pressedBackground
        }
        let proxy = UINavigationBar.appearance()
        proxy.standardAppearance = bar
        proxy.scrollEdgeAppearance = bar
        proxy.compactAppearance = bar
        proxy.tintColor = Palette.accent
    }()

    /// Translucent, for light and dark bars.
    private static var pressedBackground: UIImage {
        let size = CGSize(width: 17, height: 30)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.gray.withAlphaComponent(0.2).setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    override init(rootViewController: UIViewController) {
        _ = Self.look
        super.init(rootViewController: rootViewController)
    }

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if !viewControllers.isEmpty {
            let back = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(goBack))
            back.accessibilityLabel = words("Back")
            back.accessibilityIdentifier = "back"
            viewController.navigationItem.leftBarButtonItem = back
        }
        super.pushViewController(viewController, animated: animated)
    }

    @objc private func goBack() { popViewController(animated: true) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }

    override var childForStatusBarStyle: UIViewController? { topViewController }
}
