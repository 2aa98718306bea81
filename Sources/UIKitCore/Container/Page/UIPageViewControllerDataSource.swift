public import Foundation
internal import ObjectiveC

/// Knows the pages before and after a page.
///
/// > Contract: UIKit, UIPageViewControllerDataSource; PV-2, PV-4, PV-6: may be asked for the same neighbour more than once.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Nil when `viewController` is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Nil when `viewController` is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// May be left out, and then there are no dots.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// May be left out, and then there are no dots.
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
    /// What a data source answers that says nothing of dots.
    static let leftOut = Int.min
}
