public import Foundation

/// The region that text is laid out in.
///
/// > Contract: UIKit, NSTextContainer. > Units: points.
/// > Partial: a container alone and without exclusion paths shows all the text, however low it is.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// A text view shows it, however narrow.
    var isShown = false
    var changed: () -> Void = {}
    /// Of the storage: the range after the edit, by how much it grew, what was edited, and what has to be drawn again.
    var edited: (NSTextStorage, NSRange, Int, NSTextStorage.EditActions, ClosedRange<Double>?) -> Void = { _, _, _, _, _ in }
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Room left free at both ends of each line.
    open var lineFragmentPadding: CGFloat = TextViewMetrics.linePadding {
        didSet { if lineFragmentPadding != oldValue { geometryChanged() } }
    }
    /// Shapes that text goes around, on both sides, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryChanged() } }
    /// 0 is as many as there are.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryChanged() } } }
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { geometryChanged() } } }
    /// The width follows the text view's while this is on.
    open var widthTracksTextView = true { didSet { if widthTracksTextView != oldValue { geometryChanged() } } }
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView { UnimplementedSetting.reportFromAnyThread("heightTracksTextView", of: NSTextContainer.self) } }
    }
    /// A width or height of 0 is no limit.
    open var size: CGSize {
        didSet {
            if oldValue.width != size.width || oldValue.height != size.height && layoutManager?.isFlowing == true { geometryChanged() }
        }
    }
    /// Lines are cut at the container's edges only.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// Without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Of a line with its padding.
    var roomWidth: CGFloat { size.width > 0 || isShown ? size.width : .infinity }

    private func geometryChanged() {
        if let layoutManager { layoutManager.textContainerChangedGeometry(self) } else { changed() }
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
