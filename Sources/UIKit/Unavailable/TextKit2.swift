public import Foundation

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSAdaptiveImageGlyph: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextAttachmentLayout: NSObjectProtocol {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextContentManager: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextContentStorage: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextContentStorageDelegate: NSObjectProtocol {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextElement: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextElementProvider: NSObjectProtocol {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextLayoutFragment: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextLineFragment: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextListElement: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextLocation: NSObjectProtocol {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextParagraph: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextRange: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextSelection: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextSelectionDataSource: NSObjectProtocol {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextSelectionNavigation: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextStorageObserving: NSObjectProtocol {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor open class NSTextViewportLayoutController: NSObject {}

/// Not available in Ferry: TextKit 2 is not there yet.
@available(*, unavailable, message: "TextKit 2 is not there yet; use NSLayoutManager, which a text view has by textLayoutManager being nil")
@preconcurrency @MainActor public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {}
