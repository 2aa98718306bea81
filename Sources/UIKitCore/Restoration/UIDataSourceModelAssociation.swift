public import Foundation

/// A data source that names its rows or items, so that a restored list finds them again wherever they are then.
///
/// > Contract: UIKit, UIDataSourceModelAssociation; asked of the data sources of tables and collection views with a `restorationIdentifier`.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    /// A name that stays the same over launches; nil keeps the index path alone.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Where it is now; nil for what is not there any more.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
