internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Has the text that a Mac shows when the pointer rests on a view. iOS, and Ferry, show none.
///
/// > Contract: UIKit, UIToolTipInteraction.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Provides texts for places in the view; held weakly. Never asked.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// Whether a Mac would show the text; true by default.
    open var isEnabled = true
    /// The text for places for which the delegate provides none.
    open var defaultToolTip: String?

    /// Creates an interaction without a text.
    public override init() { super.init() }

    /// Creates an interaction with a text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { UnimplementedSetting.report("addInteraction(UIToolTipInteraction)", on: self) }
    }
}

/// A text for a place in a view.
///
/// > Contract: UIKit, UIToolTipConfiguration.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    /// The text.
    open private(set) var toolTip: String
    /// The part of the view that the text is about; null is the whole view. > Units: points in the view.
    open private(set) var sourceRect: CGRect

    /// Creates a configuration for the whole view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

    /// Creates a configuration for a part of the view.
    public init(toolTip: String, in sourceRect: CGRect) {
        (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
        super.init()
    }
}

/// Provides texts for places in a view.
///
/// > Contract: UIKit, UIToolTipInteractionDelegate.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// The text for a place; nil is the interaction's own. Optional.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        ObjCRuntime.optional(self, "toolTipInteraction:configurationAtPoint:", [interaction, point])
    }
}
