import UIKit

/// Receives taps on the raised button.
protocol RaisedTabBarDelegate: AnyObject {
    func raisedTabBarDidTapCentre(_ tabBar: RaisedTabBar)
}

/// A tab bar with a round button that extends above its middle.
///
/// It has a separate delegate: setting `delegate` of a bar that a tab bar controller owns stops the app.
final class RaisedTabBar: UITabBar {
    weak var raisedDelegate: RaisedTabBarDelegate?
    let centre = UIButton(type: .custom)
    /// The part of the button above the bar, as a separate element.
    private let above = UIButton(type: .custom)
    private static let diameter: CGFloat = 60
    /// How far the button extends above the bar.
    private static let rise: CGFloat = 22

    override init(frame: CGRect) {
        super.init(frame: frame)
        // A symbol is centred in the disc; a font's plus is positioned for digits.
        let plus = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .light))
        centre.setImage(plus?.withTintColor(.white, renderingMode: .alwaysOriginal), for: .normal)
        centre.backgroundColor = .systemOrange
        centre.layer.cornerRadius = Self.diameter / 2
        centre.accessibilityLabel = "Compose"
        above.accessibilityIdentifier = "above the bar"
        for part in [centre, above] {
            part.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    self.raisedDelegate?.raisedTabBarDidTapCentre(self)
                }, for: .touchUpInside)
        }
        addSubview(centre)
        addSubview(above)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// Five slots: the items use all but the middle one.
    override func layoutSubviews() {
        super.layoutSubviews()
        let buttons = subviews.filter { $0 is UIControl && $0 !== centre && $0 !== above }.sorted { $0.frame.minX < $1.frame.minX }
        let width = bounds.width / CGFloat(buttons.count + 1)
        for (index, button) in buttons.enumerated() {
            let slot = index < buttons.count / 2 ? index : index + 1
            button.frame = CGRect(x: CGFloat(slot) * width, y: button.frame.minY, width: width, height: button.frame.height)
        }
        centre.bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
        centre.center = CGPoint(x: bounds.midX, y: Self.diameter / 2 - Self.rise)
        above.frame = CGRect(x: bounds.midX - 8, y: 4 - Self.rise, width: 16, height: Self.rise - 8)
    }

    /// Four items and the button have a fifth of the bar each.
    var hasFiveSlots: Bool {
        let items = subviews.filter { $0 is UIControl && $0 !== centre && $0 !== above }.sorted { $0.frame.minX < $1.frame.minX }
        let fifth = bounds.width / 5
        let places = items.map { ($0.frame.midX / fifth).rounded(.down) }
        return places == [0, 1, 3, 4] && items.allSatisfy { abs($0.frame.width - fifth) < 1 } && abs(centre.center.x - bounds.midX) < 1
    }

    /// Views that the bar adds are below the button.
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== centre, subview !== above else { return }
        for part in [centre, above] { bringSubviewToFront(part) }
    }

    /// The part of the button above the bar receives touches as well.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isHidden, alpha > 0, centre.frame.contains(point) { return above.frame.contains(point) ? above : centre }
        return super.hitTest(point, with: event)
    }
}

/// A tab bar controller that shows such a bar.
final class RaisedTabBarController: UITabBarController, RaisedTabBarDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = RaisedTabBar()
        bar.raisedDelegate = self
        setValue(bar, forKey: "tabBar")
        viewControllers = [("Home", "house"), ("Find", "magnifyingglass"), ("Mail", "envelope"), ("Me", "person")].map { title, symbol in
            let page = TabPage(title: title)
            let navigation = UINavigationController(rootViewController: page)
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return navigation
        }
    }

    func raisedTabBarDidTapCentre(_ tabBar: RaisedTabBar) {
        let page = ButtonPage()
        page.title = "New message"
        page.loadViewIfNeeded()
        page.say("five slots: \(tabBar.hasFiveSlots ? "yes" : "no")")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        present(UINavigationController(rootViewController: page), animated: true)
    }
}
