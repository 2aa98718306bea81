public import Foundation
public import ObjectiveC

/// A custom entry of the edit menu.
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
