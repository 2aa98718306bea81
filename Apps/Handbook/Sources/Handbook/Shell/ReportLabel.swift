import UIKit

/// The lines of a page that list values: in a font with characters of equal width, which follows the text size. The page is laid out again when they
/// need more room.
final class ReportLabel: UILabel {
    /// > Parameters: size: of the font with the standard text size.
    init(size: CGFloat = 12) {
        super.init(frame: .zero)
        numberOfLines = 0
        font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedSystemFont(ofSize: size, weight: .regular))
        adjustsFontForContentSizeCategory = true
    }

    required init?(coder: NSCoder) { nil }

    override var text: String? {
        didSet {
            let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
            guard text != oldValue, bounds.width > 0, sizeThatFits(room).height > bounds.height + 0.5 else { return }
            layOutPage()
        }
    }
}

extension UIView {
    /// Asks the page that the view is on for a new layout.
    func layOutPage() {
        let page = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? PageViewController }.first
        page?.viewIfLoaded?.setNeedsLayout()
    }
}
