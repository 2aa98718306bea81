public import Foundation
internal import ObjectiveC

/// Hears of a page control's progress.
/// > Contract: UIKit, UIPageControlProgressDelegate.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// The progress to show when a page becomes the current one; 0 unless written.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
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

/// How far the current page of a page control has got.
/// > Contract: UIKit, UIPageControlProgress.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var pageControl: UIPageControl?
    private var value: Float = 0

    public override nonisolated init() { super.init() }

    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// 0...1; values outside are moved to the nearer end, NaN to 0.
    open var currentProgress: Float {
        get { value }
        set {
            value = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            pageControl?.progressDidChange()
        }
    }

    /// Whether a control shows it; not while a finger scrubs.
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
