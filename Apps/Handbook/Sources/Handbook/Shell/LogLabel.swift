import UIKit

/// The line of a page that says what happened last. It has as many lines as its text needs, and the page is laid out again with each text.
final class LogLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        numberOfLines = 0
        font = .preferredFont(forTextStyle: .footnote)
        adjustsFontForContentSizeCategory = true
        textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) { nil }

    override var text: String? {
        didSet {
            guard text != oldValue else { return }
            layOutPage()
        }
    }
}
