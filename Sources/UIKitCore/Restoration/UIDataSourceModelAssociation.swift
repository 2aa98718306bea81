public import Foundation

/// A data source that identifies its rows or items, so that a restored list finds them again at new index paths.
///
/// > Contract: UIKit, UIDataSourceModelAssociation; asked of the data sources of tables and collection views with a
/// `restorationIdentifier`.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    /// An identifier that is stable across launches; nil saves the index path only.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Its current index path; nil for an element that no longer exists.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
