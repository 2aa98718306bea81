public import UIKitCore

// Views that edit text let no text be dragged out of them or dropped into them, so that they have none of the interactions, which are optional.

extension UITextView {
    /// The interaction with which text is dragged; nil, since text cannot be dragged.
    ///
    /// > Contract: UIKit, UITextDraggable.textDragInteraction
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction with which text is dropped; nil, since text cannot be dropped.
    ///
    /// > Contract: UIKit, UITextDroppable.textDropInteraction
    public var textDropInteraction: UIDropInteraction? { nil }
}

extension UITextField {
    /// The interaction with which text is dragged; nil, since text cannot be dragged.
    ///
    /// > Contract: UIKit, UITextDraggable.textDragInteraction
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction with which text is dropped; nil, since text cannot be dropped.
    ///
    /// > Contract: UIKit, UITextDroppable.textDropInteraction
    public var textDropInteraction: UIDropInteraction? { nil }
}
