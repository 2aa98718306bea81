public import Foundation

extension Bundle {
    /// The top-level objects of a nib of this bundle, made anew. A bundle without the nib stops the app, as `UINib` does.
    /// > Contract: UIKit, Bundle loadNibNamed(_:owner:options:)
    @discardableResult
    @preconcurrency @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
