internal import Foundation

/// Says where a toolbar lies.
///
/// > Contract: UIKit, UIToolbarDelegate
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
