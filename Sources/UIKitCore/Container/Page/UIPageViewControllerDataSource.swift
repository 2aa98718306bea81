public import Foundation
internal import ObjectiveC

/// Returns the pages before and after a page.
///
/// > Contract: UIKit, UIPageViewControllerDataSource; PV-2, PV-4, PV-6: may be called more than once for the same neighbour.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one.
    ///
    /// Nil if `viewController` is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one.
    ///
    /// Nil if `viewController` is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots of the page control, for scrolling pages.
    ///
    /// Optional; without it there is no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the dot that is current when pages are set by code.
    ///
    /// Optional; without it there is no page control.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        ObjCRuntime.optional(self, "presentationCountForPageViewController:", [pageViewController]) ?? PageControlSentinel.leftOut
    }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        ObjCRuntime.optional(self, "presentationIndexForPageViewController:", [pageViewController]) ?? PageControlSentinel.leftOut
    }
}

enum PageControlSentinel {
    /// The default's return value for a data source without a page control.
    static let leftOut = Int.min
}
