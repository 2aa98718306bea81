import UIKit

/// The artwork of a page: a file for tall screens and one for short ones, told apart by a suffix of the name.
enum Artwork {
    static let tallSuffix = "-tall"

    /// - Parameter height: of the screen, in points. Screens of 16 to 9 and higher ones are tall.
    static func name(_ base: String, height: CGFloat, width: CGFloat) -> String { height / max(1, width) > 1.7 ? base + tallSuffix : base }

    static func image(_ base: String, for size: CGSize) -> UIImage? {
        UIImage(named: name(base, height: size.height, width: size.width)) ?? UIImage(named: base)
    }
}

/// What is new in a version: four pages, the last of which starts the app. The controller's own view is the background image.
final class NewFeaturesController: UIViewController, UIScrollViewDelegate {
    static let count = 4

    /// Whether the user wants to tell others about the app.
    var onStart: ((_ shares: Bool) -> Void)?
    private let scroll = UIScrollView()
    private let dots = UIPageControl()
    private var pages: [UIImageView] = []
    private var labels: [(title: UILabel, line: UILabel)] = []
    private let share = UIButton(type: .custom)
    private let start = FilledButton(type: .system)
    private var laidOut = CGSize.zero

    override func loadView() {
        let background = UIImageView()
        background.isUserInteractionEnabled = true
        background.contentMode = .scaleAspectFill
        background.clipsToBounds = true
        view = background
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.isPagingEnabled = true
        scroll.bounces = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        scroll.accessibilityIdentifier = "new features"
        view.addSubview(scroll)
        let texts = [
            (words("A new timeline"), words("Rows that scroll as smoothly as paper.")),
            (words("Pictures, large"), words("Tap one, zoom, swipe to the next.")),
            (words("Join in"), words("Comments and reposts on one page.")), (words("Ready?"), words("See what is new, as it happens.")),
        ]
        for text in texts {
            let page = UIImageView()
            page.contentMode = .scaleAspectFit
            pages.append(page)
            scroll.addSubview(page)
            let (title, line) = (UILabel(), UILabel())
            (title.text, line.text) = text
            (title.font, line.font) = (Fonts.bold(28), Fonts.regular(16))
            for label in [title, line] {
                label.textColor = .white
                label.textAlignment = .center
                label.numberOfLines = 0
                scroll.addSubview(label)
            }
            labels.append((title, line))
        }
        dots.numberOfPages = Self.count
        dots.isUserInteractionEnabled = false
        dots.pageIndicatorTintColor = UIColor.white.withAlphaComponent(0.4)
        dots.currentPageIndicatorTintColor = .white
        view.addSubview(dots)
        share.setTitle(words("Share with my followers"), for: .normal)
        share.setImage(UIImage(systemName: "circle"), for: .normal)
        share.setImage(UIImage(systemName: "checkmark.circle.fill"), for: .selected)
        share.tintColor = .white
        share.titleLabel?.font = .systemFont(ofSize: 15)
        share.titleEdgeInsets.left = 8
        share.isSelected = true
        share.accessibilityIdentifier = "share"
        share.addTarget(self, action: #selector(shareTapped), for: .touchUpInside)
        start.setTitle(words("Start"), for: .normal)
        start.backgroundColor = .white
        start.setTitleColor(UIColor(red: 0.85, green: 0.36, blue: 0.1, alpha: 1), for: .normal)
        start.accessibilityIdentifier = "start"
        start.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
        scroll.addSubview(share)
        scroll.addSubview(start)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        guard size != laidOut else { return }
        laidOut = size
        (view as? UIImageView)?.image = Artwork.image("feature-background", for: size)
        let page = dots.currentPage
        scroll.frame = view.bounds
        scroll.contentSize = CGSize(width: size.width * CGFloat(Self.count), height: size.height)
        scroll.contentOffset = CGPoint(x: size.width * CGFloat(page), y: 0)
        let side = min(size.width - 64, size.height * 0.42)
        for index in 0..<Self.count {
            let left = CGFloat(index) * size.width
            pages[index].image = Artwork.image("feature-\(index + 1)", for: size)
            pages[index].frame = CGRect(x: left + (size.width - side) / 2, y: size.height * 0.13, width: side, height: side)
            let width = min(420, size.width - 48)
            var top = pages[index].frame.maxY + 16
            for label in [labels[index].title, labels[index].line] {
                // As high as the text size of the user makes it.
                let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                label.frame = CGRect(x: left + (size.width - width) / 2, y: top, width: width, height: height)
                top += height + 10
            }
        }
        dots.frame = CGRect(x: 0, y: size.height - view.safeAreaInsets.bottom - 40, width: size.width, height: 30)
        let last = CGFloat(Self.count - 1) * size.width
        start.frame = CGRect(x: last + (size.width - 220) / 2, y: dots.frame.minY - 64, width: 220, height: 48)
        share.frame = CGRect(x: last + (size.width - 260) / 2, y: start.frame.minY - 52, width: 260, height: 40)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scroll.bounds.width > 0, laidOut == view.bounds.size else { return }
        dots.currentPage = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
    }

    @objc private func shareTapped() { share.isSelected.toggle() }
    @objc private func startTapped() { onStart?(share.isSelected) }
}
