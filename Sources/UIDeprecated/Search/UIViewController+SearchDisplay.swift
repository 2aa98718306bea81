internal import ObjectiveC
public import UIKitCore

private let searchDisplayKey = AssociationKey()

@available(iOS, deprecated: 8.0)
extension UIViewController {
    /// The search in this controller's contents that was created last; nil without one.
    public var searchDisplayController: UISearchDisplayController? {
        AssociatedObjects.shared.value(of: self, key: searchDisplayKey.pointer) as? UISearchDisplayController
    }

    /// Retains a search in the contents.
    func adopt(_ search: UISearchDisplayController) {
        AssociatedObjects.shared.set(search, for: self, key: searchDisplayKey.pointer)
    }
}
