public import Foundation

/// Which part of a view is lifted as a preview, and what lies behind it.
///
/// > Contract: UIKit, UIPreviewParameters. > Units: points in the previewed view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
    /// What is cut out of the view; its bounds when nil.
    open var visiblePath: UIBezierPath?
    /// What casts the shadow; the visible path when nil.
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! {
        get { background ?? .systemBackground }
        set { background = newValue }
    }
    private var background: UIColor?
    var explicitBackground: UIColor? { background }

    public override init() { super.init() }

    /// Around lines of text.
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
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var made: Any?
        MainActor.assumeIsolated { made = original.duplicate() }
        return made ?? original
    }

    package func duplicate() -> UIPreviewParameters {
        let copy = UIPreviewParameters()
        take(copy)
        return copy
    }

    /// Gives a copy what this one has.
    func take(_ copy: UIPreviewParameters) {
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        if let background { copy.backgroundColor = background }
    }
}
