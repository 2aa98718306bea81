public import Foundation

/// The shape and background of a view that is lifted as a preview.
///
/// > Contract: UIKit, UIPreviewParameters. > Units: points in the previewed view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
    /// The clipping path; the view's bounds if nil.
    open var visiblePath: UIBezierPath?
    /// The shadow's outline; the visible path if nil.
    open var shadowPath: UIBezierPath?
    /// The colour behind the previewed view's content; `systemBackground` unless set.
    open var backgroundColor: UIColor! {
        get { background ?? .systemBackground }
        set { background = newValue }
    }
    private var background: UIColor?
    var explicitBackground: UIColor? { background }

    public override init() { super.init() }

    /// The shape of lines of text.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) {
            path.append(
                UIBezierPath(
                    roundedRect: rect.insetBy(dx: -MenuMetrics.textPreviewInset, dy: -MenuMetrics.textPreviewInset),
                    cornerRadius: MenuMetrics.textPreviewCorner))
        }
        visiblePath = path
    }

    open nonisolated override func copy() -> Any { copy(with: nil) }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    package func duplicate() -> UIPreviewParameters {
        let copy = UIPreviewParameters()
        take(copy)
        return copy
    }

    /// Copies this object's values to another.
    func take(_ copy: UIPreviewParameters) {
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        if let background { copy.backgroundColor = background }
    }
}
