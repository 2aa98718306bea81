public import Foundation
internal import ObjectiveC

/// Is notified of a page control that changes its page automatically.
/// > Contract: UIKit, UIPageControlTimerProgressDelegate.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called after each change of the progress by the timer, 30 times a second.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the control may show the next page.
    ///
    /// Return false to stay on the page; true by default.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        ObjCRuntime.optional(self, "pageControlTimerProgressDidChange:", [progress])
    }
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
        ObjCRuntime.optional(self, "pageControlTimerProgress:shouldAdvanceToPage:", [progress, page]) ?? true
    }
}

/// A progress that runs by a timer and then changes the page.
/// > Contract: UIKit, UIPageControlTimerProgress. > Units: seconds.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// How often the capsule is redrawn while the timer runs.
    private static let step = 1.0 / 30
    private var durations: [Int: TimeInterval] = [:]
    private let timer = GestureTimer()

    /// A stopped timer; `resumeTimer()` starts it.
    ///
    /// - Parameter preferredDuration: of every page without its own duration; must be above zero.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// The duration of pages without their own, in seconds.
    open var preferredDuration: TimeInterval
    /// Whether the pages repeat; default false.
    ///
    /// Returns from the last page to the first.
    open var resetsToInitialPageAfterEnd = false
    /// Whether the timer was resumed and has not ended; true also while a control does not show the progress.
    open private(set) var isRunning = false

    /// Starts the timer, or continues it where it was paused; it runs while a control shows the progress.
    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        wait()
    }

    /// Stops the timer; the progress stays.
    open func pauseTimer() {
        isRunning = false
        timer.cancel()
    }

    /// Sets the duration of a page in seconds.
    ///
    /// A duration of zero or less resets it to the preferred one.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration > 0 ? duration : nil }
    /// The duration of a page in seconds: its own, or `preferredDuration`.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    override func visibilityDidChange() { if isRunning { wait() } }

    private func wait() {
        timer.cancel()
        guard isRunning, isProgressVisible else { return }
        timer.start(after: Self.step) { [weak self] in self?.tick() }
    }

    private func tick() {
        guard isRunning, let control = pageControl else { return }
        let duration = duration(forPage: control.currentPage)
        let part = duration > 0 && duration.isFinite ? Float(Self.step / duration) : 1
        currentProgress += part
        (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 1 { advance(control) }
        wait()
    }

    private func advance(_ control: UIPageControl) {
        let isLast = control.currentPage + 1 >= control.numberOfPages
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let page = isLast ? 0 : control.currentPage + 1
        let judge = delegate as? any UIPageControlTimerProgressDelegate
        guard judge?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true else { return pauseTimer() }
        control.currentPage = page
        if control.numberOfPages <= 1 { currentProgress = 0 }
        control.sendActions(for: .valueChanged)
    }
}
