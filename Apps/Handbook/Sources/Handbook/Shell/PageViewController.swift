import UIKit

/// The base of all pages: a bar with a back button and a source button, and the demo below.
class PageViewController: UIViewController {
    /// The demo's container; `layoutContent` lays it out.
    let content = UIView()
    private let bar = UIView()
    private let barLine = UIView()
    private let titleLabel = UILabel()
    private let backButton = UIButton(type: .system)
    private let sourceButton = UIButton(type: .system)

    /// The page's source file: `#filePath` in each page.
    var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)

        bar.backgroundColor = .secondarySystemBackground
        barLine.backgroundColor = .separator
        view.addSubview(bar)
        bar.addSubview(barLine)

        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.minimumScaleFactor = 0.6
        bar.addSubview(titleLabel)

        backButton.setTitle("‹ Handbook", for: .normal)
        backButton.titleLabel?.font = .systemFont(ofSize: 17)
        backButton.addTarget(self, action: #selector(goBack), for: .touchUpInside)
        bar.addSubview(backButton)

        sourceButton.setTitle("Source", for: .normal)
        sourceButton.titleLabel?.font = .systemFont(ofSize: 17)
        sourceButton.addTarget(self, action: #selector(showSource), for: .touchUpInside)
        bar.addSubview(sourceButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        let width = view.bounds.width
        let side = max(view.safeAreaInsets.left, view.safeAreaInsets.right)
        let hairline = 1 / UIScreen.main.scale
        bar.frame = CGRect(x: 0, y: 0, width: width, height: top + 44)
        barLine.frame = CGRect(x: 0, y: bar.bounds.maxY - hairline, width: width, height: hairline)
        let back = backButton.sizeThatFits(bar.bounds.size)
        backButton.frame = CGRect(x: side + 8, y: top, width: back.width + 16, height: 44)
        let source = sourceButton.sizeThatFits(bar.bounds.size)
        sourceButton.frame = CGRect(x: width - side - 8 - source.width - 16, y: top, width: source.width + 16, height: 44)
        let room = max(backButton.frame.maxX, width - sourceButton.frame.minX)
        titleLabel.frame = CGRect(x: room, y: top, width: max(0, width - 2 * room), height: 44)
        content.frame = CGRect(
            x: view.safeAreaInsets.left, y: bar.frame.maxY,
            width: width - view.safeAreaInsets.left - view.safeAreaInsets.right,
            height: view.bounds.height - bar.frame.maxY - view.safeAreaInsets.bottom)
        layoutContent(in: content.bounds.insetBy(dx: 16, dy: 16))
    }

    /// Pages lay out their views here, inside `area`.
    func layoutContent(in area: CGRect) {}

    @objc private func goBack() {
        dismiss(animated: true)
    }

    @objc private func showSource() {
        let source = SourceViewController(path: sourcePath)
        source.modalPresentationStyle = .fullScreen
        present(source, animated: true)
    }

    /// A button in the style of all pages.
    func makeButton(_ title: String, action: Selector) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 4)
        let button = PageButton(configuration: configuration)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    /// Lays out views in rows of `columns`, all of the same size, and returns the y coordinate below.
    @discardableResult
    func place(_ views: [UIView], columns: Int, height: CGFloat, gap: CGFloat = 8, in area: CGRect, from y: CGFloat) -> CGFloat {
        let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        for (index, item) in views.enumerated() {
            let column = CGFloat(index % columns)
            let row = CGFloat(index / columns)
            item.frame = CGRect(
                x: area.minX + column * (width + gap), y: y + row * (height + gap), width: width, height: height)
        }
        let rows = (views.count + columns - 1) / columns
        return y + CGFloat(rows) * (height + gap)
    }
}

extension UIViewController {
    /// Presents a page full screen, over this controller's.
    func open(_ page: PageViewController, title: String, animated: Bool) {
        page.title = title
        page.modalPresentationStyle = .fullScreen
        present(page, animated: animated)
    }
}
