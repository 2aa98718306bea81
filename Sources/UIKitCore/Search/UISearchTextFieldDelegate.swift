internal import Foundation

/// A text field delegate that supports tokens.
///
/// > Contract: UIKit, UISearchTextFieldDelegate
/// > Partial: tokens are not copied, so no item provider is requested.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
