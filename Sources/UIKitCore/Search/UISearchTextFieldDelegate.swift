internal import Foundation

/// A text field's delegate that knows of tokens.
///
/// > Contract: UIKit, UISearchTextFieldDelegate
/// > Partial: tokens are not copied, so no item provider is asked for.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
