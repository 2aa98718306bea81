import UIKit

/// Cards that grow into a screen and shrink back to their place, pushed or presented.
class ZoomTransitionsViewController: PageViewController {
    private let kinds = UISegmentedControl(items: ["Push", "Present"].map(localized))
    private var cards: [UIButton] = []
    private let log = LogLabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        kinds.selectedSegmentIndex = 0
        content.addSubview(kinds)
        for emblem in Emblem.all {
            let card = UIButton(type: .custom)
            card.backgroundColor = emblem.color.underWhite
            card.layer.cornerRadius = 16
            card.setImage(UIImage(systemName: emblem.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)), for: .normal)
            card.tintColor = .white
            card.accessibilityLabel = localized(emblem.name)
            card.addAction(UIAction { [weak self] _ in self?.open(emblem) }, for: .touchUpInside)
            content.addSubview(card)
            cards.append(card)
        }
        log.text = localized("A drag down, or a swipe from the edge, goes back.")
        content.addSubview(log)
    }

    override func layoutContent(in area: CGRect) {
        kinds.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        let y = place(cards, columns: 2, height: 120, gap: 12, in: area, from: kinds.frame.maxY + 16)
        log.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(log, in: area.width, atLeast: 32))
    }

    private func open(_ emblem: Emblem) {
        let detail = EmblemViewController(emblem)
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .black.withAlphaComponent(0.3)
        // A touch on the slider moves it, and does not close the screen.
        options.interactiveDismissShouldBegin = { [weak detail] context in
            context.willBegin && !(detail?.view.hitTest(context.location, with: nil) is UISlider)
        }
        // The card becomes the image, not the whole screen.
        options.alignmentRectProvider = { context in (context.zoomedViewController as? EmblemViewController)?.pictureFrame }
        // Asked again on the way back: the reader may have turned to another emblem.
        detail.preferredTransition = .zoom(options: options) { [weak self] context in
            guard let self, let shown = context.zoomedViewController as? EmblemViewController else { return nil }
            return Emblem.all.firstIndex { $0.name == shown.emblem.name }.map { self.cards[$0] }
        }
        detail.onClose = { [weak self] emblem in self?.log.text = localized("Back from %@", localized(emblem.name)) }
        if kinds.selectedSegmentIndex == 0 {
            navigationController?.pushViewController(detail, animated: true)
        } else {
            detail.modalPresentationStyle = .fullScreen
            present(detail, animated: true)
        }
    }
}

struct Emblem {
    let name: String
    let symbol: String
    let color: UIColor

    static let all = [
        Emblem(name: "Sun", symbol: "sun.max.fill", color: .systemOrange), Emblem(name: "Moon", symbol: "moon.fill", color: .systemIndigo),
        Emblem(name: "Leaf", symbol: "leaf.fill", color: .systemGreen), Emblem(name: "Flame", symbol: "flame.fill", color: .systemRed),
    ]
}

/// One emblem on a screen of its own. A button turns to the next one.
final class EmblemViewController: UIViewController {
    private(set) var emblem: Emblem
    var onClose: (Emblem) -> Void = { _ in }
    private let picture = UIImageView()
    private let name = UILabel()
    private let slider = UISlider()
    private lazy var nextButton = button("Next emblem") { [weak self] in self?.turn() }
    private lazy var closeButton = button("Close") { [weak self] in self?.close() }

    init(_ emblem: Emblem) {
        self.emblem = emblem
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        picture.contentMode = .center
        picture.tintColor = .white
        picture.layer.cornerRadius = 16
        name.font = .preferredFont(forTextStyle: .title1)
        name.adjustsFontForContentSizeCategory = true
        slider.accessibilityLabel = localized("Size")
        slider.value = 0.5
        slider.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
        for item in [picture, name, slider, nextButton, closeButton] { view.addSubview(item) }
        show()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
        picture.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.width * 2 / 3)
        name.frame = CGRect(x: area.minX, y: picture.frame.maxY + 16, width: area.width, height: name.font.lineHeight.rounded(.up))
        slider.frame = CGRect(x: area.minX, y: name.frame.maxY + 8, width: area.width, height: 44)
        let height = max(50, nextButton.sizeThatFits(area.size).height)
        closeButton.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        nextButton.frame = closeButton.frame.offsetBy(dx: 0, dy: -height - 12)
    }

    var pictureFrame: CGRect {
        view.layoutIfNeeded()
        return picture.frame
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onClose(emblem)
    }

    private func show() {
        title = localized(emblem.name)
        name.text = title
        picture.backgroundColor = emblem.color.underWhite
        let size = 60 + 120 * CGFloat(slider.value)
        picture.image = UIImage(systemName: emblem.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    }

    private func turn() {
        let index = Emblem.all.firstIndex { $0.name == emblem.name } ?? 0
        emblem = Emblem.all[(index + 1) % Emblem.all.count]
        show()
    }

    private func close() {
        if let navigationController {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = localized(title)
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }
}
