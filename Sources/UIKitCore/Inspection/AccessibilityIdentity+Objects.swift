internal import Foundation

extension AccessibilityIdentity {
    /// 0 for an object that is neither a view nor an element.
    static func of(_ object: NSObject) -> UInt64 {
        (object as? UIView)?.elementIdentity ?? (object as? UIAccessibilityElement)?.elementIdentity ?? 0
    }
}
