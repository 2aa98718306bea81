public import Foundation
internal import ObjectiveC

/// Describes where a scroll view is after VoiceOver scrolled it by a page.
///
/// > Source: Apple, UIScrollViewAccessibilityDelegate; every member is optional.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns what VoiceOver says, such as "Page 2 of 5"; nil for nothing.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// Returns what VoiceOver says with attributes for speech; its text is spoken where there is no plain one.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        ObjCRuntime.optional(self, "accessibilityScrollStatusForScrollView:", [scrollView]) ?? nil
    }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        ObjCRuntime.optional(self, "accessibilityAttributedScrollStatusForScrollView:", [scrollView]) ?? nil
    }
}
