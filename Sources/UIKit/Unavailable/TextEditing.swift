public import Foundation

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextCursorDropPositionAnimator: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextCursorView: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UIStandardTextCursorView: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextSelectionHandleView: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextDragPreviewRenderer: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextDraggable: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextDropProposal: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextDroppable: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextInteraction: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextInputContext: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextDocumentProxy: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UILexicon: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UILexiconEntry: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UIInputViewController: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UILookToDictateCapable: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextFormattingCoordinator: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor open class UITextFormattingViewController: NSObject {}

/// Not available in Ferry: Ferry has no such part of text editing yet.
@available(*, unavailable, message: "Ferry has no such part of text editing yet")
@preconcurrency @MainActor public protocol UITextFormattingViewControllerDelegate: NSObjectProtocol {}
