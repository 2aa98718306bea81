public import Foundation

/// A piece of a search that is shown as one unit.
///
/// > Contract: UIKit, UISearchToken
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// Whatever the app means by the token.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
