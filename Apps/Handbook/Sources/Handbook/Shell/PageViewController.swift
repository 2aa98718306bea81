import UIKit

/// The base of all pages: the demo, and below it what it shows.
class PageViewController: UIViewController {
    /// The demo's container; `layoutContent` lays it out.
    let content = UIView()
    private let scroller = UIScrollView()
    private let caption = CaptionBar()

    /// What the page is called and what its caption says.
    var lesson: Lesson? {
        didSet { title = lesson?.title }
    }

    /// The page's source file: `#filePath` in each page.
    var sourcePath: String { #filePath }

    /// Names of further files next to it, or below a folder there.
    var companions: [String] { [] }

    /// All source files of the page, its own first.
    var sourcePaths: [String] {
        [sourcePath] + companions.map { ((sourcePath as NSString).deletingLastPathComponent as NSString).appendingPathComponent($0) }
    }

    /// Whether a layout that is taller than the screen can be scrolled. Not where views leave the screen on purpose.
    var scrollsTallContent: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        let code = UIImage(systemName: "chevron.left.forwardslash.chevron.right")
        let source = UIBarButtonItem(image: code, style: .plain, target: self, action: #selector(showSource))
        source.accessibilityLabel = localized("Source")
        navigationItem.rightBarButtonItem = source

        scroller.contentInsetAdjustmentBehavior = .never
        scroller.delaysContentTouches = false
        view.addSubview(scroller)
        scroller.addSubview(content)
        caption.sentence = lesson?.sentence ?? ""
        caption.button.addTarget(self, action: #selector(showLesson), for: .touchUpInside)
        view.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let height = caption.height(in: safe.width)
        let top = safe.maxY - height
        caption.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
        scroller.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(0, top - safe.minY))
        content.frame = CGRect(origin: .zero, size: scroller.bounds.size)
        layoutContent(in: content.bounds.insetBy(dx: 16, dy: 16))
        fitContent()
    }

    /// Makes the content as high as its layout needs.
    private func fitContent() {
        let visible = scroller.bounds.height
        let needed = content.subviews.filter { !$0.isHidden && $0.transform.isIdentity }.map(\.frame.maxY).max() ?? 0
        let isTall = scrollsTallContent && needed > visible + 0.5
        if isTall { content.frame.size.height = needed + 16 }
        scroller.contentSize = content.frame.size
        scroller.isScrollEnabled = isTall
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Heights depend on the text.
        viewIfLoaded?.setNeedsLayout()
    }

    /// Pages lay out their views here, inside `area`.
    func layoutContent(in area: CGRect) {}

    @objc private func showSource() {
        present(UINavigationController(rootViewController: SourceViewController(path: sourcePath)), animated: true)
    }

    @objc private func showLesson() {
        guard let lesson else { return }
        let stack = UINavigationController(rootViewController: LessonViewController(lesson: lesson, sources: sourcePaths))
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        stack.sheetPresentationController?.prefersGrabberVisible = true
        present(stack, animated: true)
    }

    // MARK: For the pages

    /// A button in the style of all pages, with the title in the user's language.
    func makeButton(_ title: String, action: Selector) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = localized(title)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 4)
        let button = PageButton(configuration: configuration)
        // A title that is too long for the whole width of the page.
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.4
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    /// Adds the label that says what happened last: centred, in as many lines as it needs.
    func addStateLabel(_ label: PageLabel, _ text: String) {
        label.text = text
        label.textAlignment = .center
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        content.addSubview(label)
    }

    /// The height in which a view shows all of its text, and not less than with the standard text size. > Units: points.
    func fit(_ item: UIView, in width: CGFloat, atLeast least: CGFloat) -> CGFloat {
        guard isTextLarge else { return least }
        return max(least, item.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up))
    }

    private var isTextLarge: Bool { traitCollection.preferredContentSizeCategory > .large }

    /// Lays out views in rows of at most `columns`, all of the same size, and returns the y coordinate below. With large text there are fewer
    /// columns and higher rows.
    @discardableResult
    func place(_ views: [UIView], columns most: Int, height least: CGFloat, gap: CGFloat = 8, in area: CGRect, from y: CGFloat) -> CGFloat {
        var (columns, height) = (most, least)
        func width(_ columns: Int) -> CGFloat { (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns) }
        if isTextLarge {
            let widest = views.map { $0.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: least)).width }.max() ?? 0
            while columns > 1, width(columns) < widest { columns -= 1 }
            height = views.map { fit($0, in: width(columns), atLeast: least) }.max() ?? least
        }
        for (index, item) in views.enumerated() {
            let column = CGFloat(index % columns)
            let row = CGFloat(index / columns)
            item.frame = CGRect(
                x: area.minX + column * (width(columns) + gap), y: y + row * (height + gap), width: width(columns), height: height)
        }
        let rows = (views.count + columns - 1) / columns
        return y + CGFloat(rows) * (height + gap)
    }
}
