public import Foundation

/// An element that is chosen, not opened: an action or a command.
///
/// > Contract: UIKit, UIMenuLeaf
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// What made the element run; nil outside of that.
    var sender: Any? { get }
    /// Does what the element stands for, whatever its attributes.
    func performWithSender(_ sender: Any?, target: Any?)
}
