import UIKit

/// The first screen: a list with a button for every page.
class HomeViewController: UIViewController {
    private let pages: [(title: String, make: () -> PageViewController)] = [
        ("Calculator", { CalculatorViewController() }),
        ("Frames", { FramesViewController() }),
        ("Controls in code", { ControlsViewController() }),
        ("Controls gallery", { GalleryViewController() }),
        ("Transforms", { TransformsViewController() }),
        ("Frame animation", { FrameAnimationViewController() }),
        ("Image view", { ImageViewViewController() }),
        ("Symbols", { SymbolsViewController() }),
        ("Labels", { LabelsViewController() }),
        ("Layers", { CornersViewController() }),
        ("Drawing", { DrawingViewController() }),
        ("Scroll view", { ScrollViewController() }),
        ("Menus and keys", { MenusViewController() }),
        ("Alerts and sheets", { AlertsViewController() }),
        ("Drag and drop", { DragAndDropViewController() }),
        ("Sharing", { SharingViewController() }),
        ("Documents", { DocumentsViewController() }),
        ("Carousel", { CarouselViewController() }),
        ("Collections", { CollectionsViewController() }),
        ("Finding views", { HitTestingViewController() }),
        ("Gestures", { GesturesViewController() }),
        ("Animation scrubbing", { ScrubbingViewController() }),
        ("Dynamics", { DynamicsViewController() }),
        ("Pickers", { PickersViewController() }),
        ("Calendars", { CalendarsViewController() }),
        ("Missing content", { MissingContentViewController() }),
        ("Stacks", { StacksViewController() }),
        ("Anchors", { AnchorsViewController() }),
        ("Priorities", { PrioritiesViewController() }),
        ("Nested stacks", { NestedStacksViewController() }),
        ("Form and keyboard", { FormViewController() }),
        ("Animated constraints", { AnimatedConstraintsViewController() }),
        ("Reading directions", { DirectionsViewController() }),
        ("Tables", { TablesViewController() }),
        ("Friends list", { FriendsViewController() }),
        ("Bars and search", { BarsViewController() }),
        ("Appearance proxies", { AppearanceViewController() }),
        ("Blur and vibrancy", { BlurViewController() }),
        ("Special layers", { SpecialLayersViewController() }),
        ("Delegates and notifications", { DelegatesViewController() }),
        ("Local notifications", { NotificationsViewController() }),
        ("Notifications from a server", { PushViewController() }),
        ("Navigation looks", { NavigationAppearanceViewController() }),
        ("Persistence", { PersistenceViewController() }),
        ("Xib loading", { XibLoadingViewController() }),
        ("Links to other apps", { LinksViewController() }),
        ("Photos and camera", { PhotosViewController() }),
    ]

    private let list = UIScrollView()
    private let introduction = UILabel()
    private let card = UIView()
    private var rows: [UIButton] = []
    private var lines: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Handbook"
        view.backgroundColor = .systemGroupedBackground

        list.alwaysBounceVertical = true
        view.addSubview(list)

        introduction.text = "Small pages to read and run."
        introduction.textColor = .secondaryLabel
        introduction.font = .preferredFont(forTextStyle: .subheadline)
        introduction.adjustsFontForContentSizeCategory = true
        introduction.numberOfLines = 0
        list.addSubview(introduction)

        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        list.addSubview(card)

        for (index, page) in pages.enumerated() {
            let row = UIButton(type: .system)
            row.setTitle(page.title, for: .normal)
            row.setTitleColor(.label, for: .normal)
            row.titleLabel?.font = .preferredFont(forTextStyle: .body)
            row.titleLabel?.adjustsFontForContentSizeCategory = true
            row.contentHorizontalAlignment = .leading
            row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            row.tag = index
            row.addTarget(self, action: #selector(openPage(_:)), for: .touchUpInside)
            card.addSubview(row)
            rows.append(row)

            let line = UIView()
            line.backgroundColor = .separator
            line.isHidden = index == pages.count - 1
            card.addSubview(line)
            lines.append(line)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
        // The list automatically avoids the bar and the home indicator, but not the sides.
        let side = max(view.safeAreaInsets.left, view.safeAreaInsets.right) + 16
        let width = view.bounds.width - 2 * side
        let rowHeight = UIFontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: traitCollection).rounded()
        let hairline = 1 / UIScreen.main.scale
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        introduction.frame = CGRect(x: side, y: 0, width: width, height: max(20, introduction.sizeThatFits(room).height))
        card.frame = CGRect(x: side, y: introduction.frame.maxY + 16, width: width, height: rowHeight * CGFloat(rows.count))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: rowHeight * CGFloat(index), width: card.bounds.width, height: rowHeight)
            lines[index].frame = CGRect(
                x: 16, y: row.frame.maxY - hairline, width: card.bounds.width - 16, height: hairline)
        }
        list.contentSize = CGSize(width: view.bounds.width, height: card.frame.maxY + 16)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Row heights depend on the text.
        view.setNeedsLayout()
    }

    @objc private func openPage(_ sender: UIButton) {
        open(pages[sender.tag].make(), title: pages[sender.tag].title, animated: true)
    }
}
