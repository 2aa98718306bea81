public import Foundation

/// An element that is chosen rather than opened: an action or a command.
///
/// > Contract: UIKit, UIMenuLeaf
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// The text of the row.
    var title: String { get set }
    /// The icon of the row; nil shows none.
    var image: UIImage? { get set }
    /// A longer title for the list of shortcuts that appears while Command is held.
    var discoverabilityTitle: String? { get set }
    /// Whether the element is disabled, destructive, hidden, or keeps its menu open.
    var attributes: UIMenuElement.Attributes { get set }
    /// The check mark of the row.
    var state: UIMenuElement.State { get set }
    /// The icon while the state is `on`; nil is `image`.
    var selectedImage: UIImage? { get set }
    /// The object that triggered the element; nil otherwise.
    var sender: Any? { get }
    /// Performs the element's action, whatever its attributes.
    func performWithSender(_ sender: Any?, target: Any?)
}
