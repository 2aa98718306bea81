package import Foundation

/// A bar whose height depends on how far a scroll view is scrolled.
@MainActor package protocol ScrollFollower: AnyObject {
    func didScroll(_ scrollView: UIScrollView)
    /// Where a drag comes to rest. > Units: points.
    func restingOffset(_ scrollView: UIScrollView, forProposed proposed: CGPoint) -> CGPoint
}
