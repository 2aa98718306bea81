public import Foundation

extension Bundle {
    /// Creates the top-level objects of a nib in this bundle. A missing nib traps, as with `UINib`.
    /// > Contract: UIKit, Bundle loadNibNamed(_:owner:options:)
    @discardableResult
    @preconcurrency @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
