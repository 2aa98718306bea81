public import Foundation
public import ObjectiveC

/// A custom entry of the edit menu.
///
/// > Contract: UIKit, UIMenuItem
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The text of the entry.
    open var title: String
    /// The method that the entry sends along the responder chain.
    open var action: Selector

    /// Creates an entry, which is shown only while a responder can perform `action`.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
