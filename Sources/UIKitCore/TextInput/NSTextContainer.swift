public import Foundation

/// The region that the text of a text view fills.
///
/// > Contract: UIKit, NSTextContainer. > Units: points.
/// > Partial: what a text view honours; there is no layout manager, and no exclusion paths.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    var changed: () -> Void = {}
    /// Room left free at both ends of each line.
    open var lineFragmentPadding: CGFloat = TextViewMetrics.linePadding { didSet { changed() } }
    /// 0 is as many as there are.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { changed() } }
    /// The width follows the text view's while this is on.
    open var widthTracksTextView = true { didSet { changed() } }
    open var size: CGSize { didSet { changed() } }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// Lengths of text views. > Units: points.
enum TextViewMetrics {
    /// D
    static let linePadding: CGFloat = 5
    static let inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// D: the font of a text view that was given none.
    static let fontSize: CGFloat = 12
}
