import UIKit

/// The status bar's style and visibility, which a controller chooses, or leaves to a child.
class StatusBarViewController: PageViewController {
    private let band = UIView()
    private let styles = UISegmentedControl(items: [localized("Default"), localized("Light"), localized("Dark")])
    private let animations = UISegmentedControl(items: [localized("None"), localized("Fade"), localized("Slide")])
    private let report = PageLabel()
    private let child = StatusBarChildViewController()
    private var isHiddenNow = false
    private var asksChild = false
    private lazy var buttons = [
        makeButton("Hide or show", action: #selector(hide)), makeButton("Ask the child", action: #selector(askChild)),
    ]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        // A colour on which light and dark text can be told apart.
        band.backgroundColor = .systemTeal
        view.addSubview(band)
        styles.selectedSegmentIndex = 0
        styles.addTarget(self, action: #selector(update), for: .valueChanged)
        animations.selectedSegmentIndex = 1
        report.numberOfLines = 0
        report.font = .preferredFont(forTextStyle: .body)
        report.adjustsFontForContentSizeCategory = true
        report.accessibilityIdentifier = "report"
        addChild(child)
        for item in [styles, animations, report] + buttons { content.addSubview(item) }
        content.addSubview(child.view)
        child.didMove(toParent: self)
        update()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bar = navigationController?.navigationBar.frame.height ?? 0
        band.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, view.safeAreaInsets.top - bar))
    }

    override func layoutContent(in area: CGRect) {
        styles.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        animations.frame = CGRect(x: area.minX, y: styles.frame.maxY + 12, width: area.width, height: 32)
        let y = place(buttons, columns: 2, height: 44, in: area, from: animations.frame.maxY + 12)
        let height = report.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        report.frame = CGRect(x: area.minX, y: y + 8, width: area.width, height: max(100, height))
        child.view.frame = CGRect(x: area.minX, y: report.frame.maxY + 12, width: area.width, height: 80)
    }

    @objc private func update() {
        setNeedsStatusBarAppearanceUpdate()
        let style = ["default", "lightContent", "darkContent"][styles.selectedSegmentIndex]
        let key = "UIViewControllerBasedStatusBarAppearance"
        let isSwitched = Bundle.main.object(forInfoDictionaryKey: key) as? Bool
        report.text = [
            asksChild ? localized("The child answers: lightContent") : String(format: localized("This page answers: %@"), style),
            localized(isHiddenNow ? "The status bar is hidden" : "The status bar is shown"),
            String(format: localized("Info.plist, %@: %@"), key, isSwitched.map { "\($0)" } ?? localized("not set, so controllers decide")),
        ].joined(separator: "\n")
        view.setNeedsLayout()
    }

    @objc private func hide() {
        isHiddenNow.toggle()
        guard preferredStatusBarUpdateAnimation != .none else { return update() }
        UIView.animate(withDuration: 0.3) { self.update() }
    }

    @objc private func askChild() {
        asksChild.toggle()
        child.isAsked = asksChild
        update()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        [.default, .lightContent, .darkContent][max(0, styles.selectedSegmentIndex)]
    }
    override var prefersStatusBarHidden: Bool { isHiddenNow }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        [UIStatusBarAnimation.none, .fade, .slide][max(0, animations.selectedSegmentIndex)]
    }
    override var childForStatusBarStyle: UIViewController? { asksChild ? child : nil }
}

/// A child with a style of its own.
private final class StatusBarChildViewController: UIViewController {
    private let label = UILabel()
    var isAsked = false {
        didSet { label.text = localized(isAsked ? "The child is asked" : "A child that is not asked") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 10
        label.text = localized("A child that is not asked")
        label.font = .preferredFont(forTextStyle: .callout)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
