import UIKit

/// The settings' rows in each style of table, one at a time.
final class MoreStylesController: UIViewController {
    private let session: Session
    private let styles: [(style: UITableView.Style, title: String)] = [
        (.grouped, words("Grouped")), (.plain, words("Plain")), (.insetGrouped, words("Inset")),
    ]
    private var shown: MoreViewController?

    init(_ session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        let choice = UISegmentedControl(items: styles.map(\.title))
        choice.selectedSegmentIndex = 0
        choice.addTarget(self, action: #selector(choose), for: .valueChanged)
        navigationItem.titleView = choice
        show(0)
    }

    @objc private func choose(_ sender: UISegmentedControl) { show(sender.selectedSegmentIndex) }

    private func show(_ index: Int) {
        guard styles.indices.contains(index) else { return }
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        let page = MoreViewController(session, style: styles[index].style, isSample: true)
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
        shown = page
    }
}
