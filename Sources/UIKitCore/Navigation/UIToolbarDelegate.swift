internal import Foundation

/// Provides a toolbar's position.
///
/// > Contract: UIKit, UIToolbarDelegate
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
