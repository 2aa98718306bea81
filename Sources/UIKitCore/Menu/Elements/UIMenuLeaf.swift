public import Foundation

/// An element that is chosen rather than opened: an action or a command.
///
/// > Contract: UIKit, UIMenuLeaf
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// The object that triggered the element; nil otherwise.
    var sender: Any? { get }
    /// Performs the element's action, whatever its attributes.
    func performWithSender(_ sender: Any?, target: Any?)
}
