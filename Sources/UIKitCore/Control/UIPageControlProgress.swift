public import Foundation
internal import ObjectiveC

/// Is notified of a page control's progress.
/// > Contract: UIKit, UIPageControlProgressDelegate.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// The initial progress when a page becomes the current one; 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when a control starts or stops showing the progress, for example during scrubbing.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        ObjCRuntime.optional(self, "pageControlProgress:initialProgressForPage:", [progress, page]) ?? 0
    }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        ObjCRuntime.optional(self, "pageControlProgressVisibilityDidChange:", [progress])
    }
}

/// The progress of a page control's current page.
/// > Contract: UIKit, UIPageControlProgress.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var pageControl: UIPageControl?
    private var value: Float = 0

    public override nonisolated init() { super.init() }

    /// The delegate, which gives each page its initial progress; not retained.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// The fraction of the current page that is done.
    ///
    /// 0...1; values outside are clamped, NaN becomes 0.
    open var currentProgress: Float {
        get { value }
        set {
            value = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            pageControl?.progressDidChange()
        }
    }

    /// Whether a control shows it; false during scrubbing.
    open private(set) var isProgressVisible = false

    func attach(to control: UIPageControl?) {
        if let control, let before = pageControl, before !== control { before.progress = nil }
        pageControl = control
        updateVisibility()
    }

    func updateVisibility() {
        let isVisible = pageControl.map { $0.interactionState != .continuous } ?? false
        guard isVisible != isProgressVisible else { return }
        isProgressVisible = isVisible
        delegate?.pageControlProgressVisibilityDidChange(self)
        visibilityDidChange()
    }

    func visibilityDidChange() {}

    func pageDidChange(of control: UIPageControl) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    }
}
