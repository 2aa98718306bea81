public import Foundation

/// Not available in Ferry: extensions of other apps do not run in Ferry.
@available(*, unavailable, message: "extensions of other apps do not run in Ferry")
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {}
