public import Foundation

/// A part of a search that is displayed as one unit.
///
/// > Contract: UIKit, UISearchToken
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token stands for, such as a contact; the app's own object.
    open var representedObject: Any?

    /// Creates a token that shows an optional icon and a text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
