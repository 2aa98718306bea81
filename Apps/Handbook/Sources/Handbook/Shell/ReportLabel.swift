import UIKit

/// The lines of a page that list values: in a font with characters of equal width, which follows the text size.
final class ReportLabel: PageLabel {
    /// > Parameters: size: of the font with the standard text size.
    init(size: CGFloat = 12) {
        super.init(frame: .zero)
        numberOfLines = 0
        font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedSystemFont(ofSize: size, weight: .regular))
        adjustsFontForContentSizeCategory = true
    }

    required init?(coder: NSCoder) { nil }
}
