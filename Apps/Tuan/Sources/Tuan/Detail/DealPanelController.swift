import UIKit

/// Covers its parent's view and slides a panel with a deal in from the right edge.
final class DealPanelController: UIViewController {
    private let lifetime = Lifetime("DealPanelController")
    /// The panel is out again.
    var onClose: (() -> Void)?
    private let detail: DealDetailViewController
    private let cover = UIControl()
    private let panel = UIView()
    /// While it moves, taps do nothing.
    private var isMoving = false
    /// The width for which the panel was placed.
    private var placedWidth: CGFloat = 0

    static let width: CGFloat = 600
    static let duration: TimeInterval = 0.3

    init(deal: Deal, workplace: Workplace) {
        detail = DealDetailViewController(deal: deal, workplace: workplace)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        view.clipsToBounds = true
        cover.frame = view.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.backgroundColor = .black
        cover.alpha = 0
        cover.isAccessibilityElement = true
        cover.accessibilityLabel = words("关闭")
        cover.accessibilityIdentifier = "detail cover"
        cover.addTarget(self, action: #selector(tapCover), for: .touchUpInside)
        view.addSubview(cover)
        place()
        panel.layer.shadowColor = UIColor.black.cgColor
        panel.layer.shadowOpacity = 0.25
        panel.layer.shadowRadius = 12
        view.addSubview(panel)
        addChild(detail)
        detail.view.frame = panel.bounds
        detail.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.addSubview(detail.view)
        detail.didMove(toParent: self)
        detail.onClose = { [weak self] in self?.slideOut() }
    }

    /// At the right edge at full height; as wide as the page where that is narrower, as on a phone.
    private func place() {
        let (size, transform) = (view.bounds.size, panel.transform)
        let isNarrow = size.width <= Self.width
        let width = min(Self.width, size.width)
        panel.transform = .identity
        panel.frame = CGRect(x: size.width - width, y: 0, width: width, height: size.height)
        panel.autoresizingMask = isNarrow ? [.flexibleWidth, .flexibleHeight] : [.flexibleLeftMargin, .flexibleHeight]
        panel.transform = transform
        placedWidth = size.width
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // Autoresizing follows all changes but one from narrow to wide, or back.
        if (placedWidth <= Self.width) != (view.bounds.width <= Self.width) { place() }
    }

    func slideIn() {
        isMoving = true
        panel.transform = CGAffineTransform(translationX: panel.bounds.width, y: 0)
        UIView.animate(withDuration: Self.duration) {
            self.cover.alpha = 0.5
            self.panel.transform = .identity
        } completion: { _ in
            self.isMoving = false
        }
    }

    func slideOut() {
        guard !isMoving else { return }
        isMoving = true
        UIView.animate(withDuration: Self.duration) {
            self.cover.alpha = 0
            self.panel.transform = CGAffineTransform(translationX: self.panel.bounds.width, y: 0)
        } completion: { _ in
            self.isMoving = false
            self.onClose?()
        }
    }

    @objc private func tapCover() { slideOut() }
}
