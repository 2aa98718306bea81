public import Foundation

/// A part of a search that is displayed as one unit.
///
/// > Contract: UIKit, UISearchToken
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// The app's object for the token.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
