public import Foundation

/// The region that text is laid out in.
///
/// > Contract: UIKit, NSTextContainer. > Units: points.
/// > Partial: a single container without exclusion paths shows the whole text, whatever its height.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// A text view shows it, even if it is narrow.
    var isShown = false
    package var changed: () -> Void = {}
    /// The manager of TextKit 2 that lays out text in the container; its module knows its type.
    package weak var laterLayoutManager: AnyObject?
    /// Called with the storage, the range after the edit, its change in length, the edited parts, and the heights to redraw.
    var edited: (NSTextStorage, NSRange, Int, NSTextStorage.EditActions, ClosedRange<Double>?) -> Void = { _, _, _, _, _ in }
    /// The manager that lays out text in the container; nil until it is added to one, which sets it.
    open weak var layoutManager: NSLayoutManager?
    /// The padding at both ends of each line.
    open var lineFragmentPadding: CGFloat = TextViewMetrics.linePadding {
        didSet { if lineFragmentPadding != oldValue { geometryChanged() } }
    }
    /// Shapes that text flows around, on both sides, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryChanged() } }
    /// The largest number of lines; 0, the default, means no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryChanged() } } }
    /// How lines of paragraphs without a style of their own are broken; by words by default.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { geometryChanged() } } }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = true { didSet { if widthTracksTextView != oldValue { geometryChanged() } } }
    /// Whether the height follows the text view's; Ferry reports in the log that true has no effect.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView { UnimplementedSetting.reportFromAnyThread("heightTracksTextView", of: NSTextContainer.self) } }
    }
    /// A width or height of 0 means no limit.
    open var size: CGSize {
        didSet {
            if oldValue != size, let layoutManager {
                layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
            }
            if oldValue.width != size.width || oldValue.height != size.height && layoutManager?.isFlowing == true { geometryChanged() }
        }
    }
    /// Whether lines are limited only by the container's edges: there are no exclusion paths.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Creates a region of a size in points, where 0 means no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// Without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Of a line including its padding.
    var availableWidth: CGFloat { size.width > 0 || isShown ? size.width : .infinity }

    private func geometryChanged() {
        if let layoutManager { layoutManager.textContainerChangedGeometry(self) } else { changed() }
    }
}

/// Metrics of text views. > Units: points.
enum TextViewMetrics {
    /// D
    static let linePadding: CGFloat = 5
    static let inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// D: the default font size of a text view.
    static let fontSize: CGFloat = 12
}
