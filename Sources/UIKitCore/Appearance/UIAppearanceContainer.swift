public import Foundation

/// A class that an appearance proxy can name as the surroundings of the instances it changes.
///
/// > Contract: UIKit, UIAppearanceContainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
