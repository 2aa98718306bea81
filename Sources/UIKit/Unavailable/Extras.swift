public import Foundation

// Types of other features that Ferry lacks.

/// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
@available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
@preconcurrency @MainActor open class UIActivityCollaborationModeRestriction: NSObject {}

/// Not available in Ferry: Ferry has no LinkPresentation.
@available(*, unavailable, message: "Ferry has no LinkPresentation")
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {}

/// Not available in Ferry: documents go to the device's outbox, without a choice of printers.
@available(*, unavailable, message: "documents go to the device's outbox, without a choice of printers")
@preconcurrency @MainActor open class UIPrinterDestination: NSObject {}

/// Not available in Ferry: let UIDocumentBrowserViewController be the launch screen.
@available(*, unavailable, message: "let UIDocumentBrowserViewController be the launch screen")
@preconcurrency @MainActor open class UIDocumentViewControllerLaunchOptions: NSObject {}

/// Not available in Ferry: Ferry's item providers offer data only.
@available(*, unavailable, message: "Ferry's item providers offer data only")
@preconcurrency @MainActor public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {}

/// Not available in Ferry: Ferry's item providers offer data only.
@available(*, unavailable, message: "Ferry's item providers offer data only")
@preconcurrency @MainActor public protocol UIItemProviderReadingAugmentationProviding: NSObjectProtocol {}

/// Not available in Ferry: Ferry's bars do not rename; present an alert with a text field.
@available(*, unavailable, message: "Ferry's bars do not rename; present an alert with a text field")
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {}

/// Not available in Ferry: Ferry restores view controllers and scenes, not other objects.
@available(*, unavailable, message: "Ferry restores view controllers and scenes, not other objects")
@preconcurrency @MainActor public protocol UIObjectRestoration: NSObjectProtocol {}

/// Not available in Ferry: Ferry restores view controllers and scenes, not other objects.
@available(*, unavailable, message: "Ferry restores view controllers and scenes, not other objects")
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {}

/// Not available in Ferry: Ferry's fonts have no letterforms beyond their line.
@available(*, unavailable, message: "Ferry's fonts have no letterforms beyond their line")
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {}

/// Not available in Ferry: VoiceOver drags nothing here; offer accessibilityCustomActions.
@available(*, unavailable, message: "VoiceOver drags nothing here; offer accessibilityCustomActions")
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {}

/// Not available in Ferry: only for Mac Catalyst.
@available(*, unavailable, message: "only for Mac Catalyst")
public enum UITraitToolbarItemPresentationSize {}
