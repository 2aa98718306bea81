public import Foundation

/// Creates the view controller that is shown as preview above the menu; nil shows the source view instead.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Creates the menu from the actions that the system suggests; nil shows the preview without a menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu: its actions and, optionally, a preview.
///
/// > Contract: UIKit, UIContextMenuConfiguration; MN-4.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The order in which a menu lists its elements.
    public enum ElementOrder: Int, Sendable {
        /// Like `priority` without a preview, and like `fixed` with one.
        case automatic = 0
        /// The first elements are nearest to the touch.
        case priority = 1
        /// The menu's order, whichever direction it opens in.
        case fixed = 2
    }

    /// The app's key for the menu's subject, passed to the delegate with the configuration; a `NSUUID` if none was given.
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    /// The further items that the menu applies to; without effect here, which the log reports once.
    open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
        didSet { if !secondaryItemIdentifiers.isEmpty { UnimplementedSetting.report("secondaryItemIdentifiers", on: self) } }
    }
    /// The number in a badge on the preview; without effect here, which the log reports once.
    open var badgeCount = 0 {
        didSet { if badgeCount != 0 { UnimplementedSetting.report("badgeCount", on: self) } }
    }
    /// The order of the menu's elements; automatic by default.
    open var preferredMenuElementOrder: ElementOrder = .automatic

    /// Creates the content of a context menu.
    ///
    /// - Parameters:
    ///   - identifier: the app's key for the menu's subject; a unique one is generated if nil.
    ///   - previewProvider: creates the controller to show above the menu; nil shows the source view.
    ///   - actionProvider: creates the menu; nil shows the preview alone.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
