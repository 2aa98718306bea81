internal import CoreGraphics
package import Foundation
package import UIKitCore

/// Shows one file: an image that can be zoomed, a text, or a card with what is known of it.
@MainActor package final class FilePreviewController: UIViewController, UIScrollViewDelegate {
    package let url: URL?
    private let shownTitle: String
    private let scroll = UIScrollView()
    private let picture = UIImageView()
    private let text = UITextView()
    private let card = PreviewCard(frame: .zero)

    package init(url: URL?, title: String) {
        self.url = url
        shownTitle = title
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.delegate = self
        scroll.maximumZoomScale = 4
        scroll.contentInsetAdjustmentBehavior = .never
        picture.contentMode = .scaleAspectFit
        scroll.addSubview(picture)
        text.isEditable = false
        text.font = .preferredFont(forTextStyle: .body)
        text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        for view in [scroll, text, card] as [UIView] { self.view.addSubview(view) }
        show()
    }

    /// Reads the file again.
    package func show() {
        let content = url.map { PreviewContent($0) } ?? .missing(shownTitle)
        for view in [scroll, text, card] as [UIView] { view.isHidden = true }
        switch content {
        case .image(let image):
            picture.image = image
            picture.isAccessibilityElement = true
            picture.accessibilityLabel = shownTitle
            picture.accessibilityTraits = .image
            scroll.isHidden = false
        case .text(let string):
            text.text = string
            text.isHidden = false
        case .card(let item):
            card.show(
                FileIcon.image(of: item, side: 120), shownTitle, "\(FileDetail.kind(of: item)) – \(FileDetail.size(of: item))")
            card.isHidden = false
        case .missing(let name):
            card.show(UIImage(systemName: "doc") ?? UIImage(), name, FilesStrings.document)
            card.isHidden = false
        }
        viewIfLoaded?.setNeedsLayout()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        text.frame = view.bounds
        card.frame = area
        guard scroll.frame != area else { return }
        scroll.zoomScale = 1
        scroll.frame = area
        picture.frame = scroll.bounds
        scroll.contentSize = scroll.bounds.size
    }

    package func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

/// An icon above the name, the kind and the size of a file.
@MainActor final class PreviewCard: UIView {
    private let icon = UIImageView()
    private let name = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.contentMode = .center
        name.font = .preferredFont(forTextStyle: .headline)
        name.numberOfLines = 3
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        for label in [name, detail] { label.textAlignment = .center }
        for view in [icon, name, detail] as [UIView] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage, _ title: String, _ line: String) {
        icon.image = image
        name.text = title
        detail.text = line
        accessibilityLabel = "\(title), \(line)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 48)
        let height = name.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let total = 120 + 16 + height + 6 + 20
        let top = ((bounds.height - total) / 2).rounded()
        icon.frame = CGRect(x: (bounds.width - 120) / 2, y: top, width: 120, height: 120)
        name.frame = CGRect(x: 24, y: icon.frame.maxY + 16, width: width, height: height)
        detail.frame = CGRect(x: 24, y: name.frame.maxY + 6, width: width, height: 20)
    }
}
