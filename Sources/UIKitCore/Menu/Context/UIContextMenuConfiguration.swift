public import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu: its actions and, optionally, a preview.
///
/// > Contract: UIKit, UIContextMenuConfiguration; MN-4.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first elements are nearest to the touch.
        case priority = 1
        /// The menu's order, whichever direction it opens in.
        case fixed = 2
    }

    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
        didSet { if !secondaryItemIdentifiers.isEmpty { UnimplementedSetting.report("secondaryItemIdentifiers", on: self) } }
    }
    open var badgeCount = 0 {
        didSet { if badgeCount != 0 { UnimplementedSetting.report("badgeCount", on: self) } }
    }
    open var preferredMenuElementOrder: ElementOrder = .automatic

    /// - Parameter identifier: a unique one is generated if nil.
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
