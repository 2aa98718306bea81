public import Foundation
public import ObjectiveC

/// An entry of the edit menu beyond the standard ones.
///
/// > Contract: UIKit, UIMenuItem
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
