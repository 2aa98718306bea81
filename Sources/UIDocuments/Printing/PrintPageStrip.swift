internal import CoreGraphics
internal import UIKitCore

/// Small versions of the pages in a row.
@MainActor final class PrintPageStrip: UIScrollView {
    /// > Units: points. Confidence R.
    static let height: CGFloat = 250
    private static let pageHeight: CGFloat = 186
    private static let gap: CGFloat = 16
    /// More pages are not drawn: the panel shows the beginning of a long document.
    private static let mostPages = 20
    private var pages: [(image: UIImageView, label: UILabel)] = []

    init(_ job: PrintJob) {
        super.init(frame: .zero)
        alwaysBounceHorizontal = true
        let count = job.pageCount ?? 0
        for page in 0..<min(count, Self.mostPages) {
            guard let image = job.preview(of: page, height: Self.pageHeight) else { continue }
            let view = UIImageView(image: image)
            view.layer.borderWidth = 0.5
            view.layer.borderColor = UIColor(white: 0.7, alpha: 1).cgColor
            view.isAccessibilityElement = true
            view.accessibilityLabel = FilesStrings.page(page + 1, count)
            view.accessibilityTraits = .image
            let label = UILabel()
            label.text = FilesStrings.page(page + 1, count)
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            label.isAccessibilityElement = false
            pages.append((view, label))
            addSubview(view)
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = Self.gap
        for page in pages {
            let size = page.image.image?.size ?? .zero
            page.image.frame = CGRect(x: x, y: Self.gap, width: size.width, height: size.height)
            page.label.frame = CGRect(x: x - 8, y: page.image.frame.maxY + 8, width: size.width + 16, height: 18)
            x += size.width + Self.gap
        }
        contentSize = CGSize(width: x, height: bounds.height)
    }
}
