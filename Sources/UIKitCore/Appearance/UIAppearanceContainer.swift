public import Foundation

/// A class that can be a container for an appearance proxy.
///
/// > Contract: UIKit, UIAppearanceContainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
