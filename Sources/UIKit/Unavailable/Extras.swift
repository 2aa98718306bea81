public import Foundation

// Types of other features that Ferry lacks.

/// Not available in Ferry: Ferry has no zoom transition; use a transitioning delegate with an animator.
@available(*, unavailable, message: "Ferry has no zoom transition; use a transitioning delegate with an animator")
@preconcurrency @MainActor open class UIZoomTransitionAlignmentRectContext: NSObject {}

/// Not available in Ferry: Ferry has no zoom transition; use a transitioning delegate with an animator.
@available(*, unavailable, message: "Ferry has no zoom transition; use a transitioning delegate with an animator")
@preconcurrency @MainActor open class UIZoomTransitionInteractionContext: NSObject {}

/// Not available in Ferry: Ferry has no zoom transition; use a transitioning delegate with an animator.
@available(*, unavailable, message: "Ferry has no zoom transition; use a transitioning delegate with an animator")
@preconcurrency @MainActor open class UIZoomTransitionOptions: NSObject {}

/// Not available in Ferry: Ferry has no zoom transition; use a transitioning delegate with an animator.
@available(*, unavailable, message: "Ferry has no zoom transition; use a transitioning delegate with an animator")
@preconcurrency @MainActor open class UIZoomTransitionSourceViewProviderContext: NSObject {}

/// Not available in Ferry: Ferry opens no scene from an item; call activateSceneSession(for:errorHandler:).
@available(*, unavailable, message: "Ferry opens no scene from an item; call activateSceneSession(for:errorHandler:)")
@preconcurrency @MainActor open class UIWindowSceneActivationConfiguration: NSObject {}

/// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
@available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
@preconcurrency @MainActor open class UIActivityCollaborationModeRestriction: NSObject {}

/// Not available in Ferry: Ferry has no LinkPresentation.
@available(*, unavailable, message: "Ferry has no LinkPresentation")
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {}

/// Not available in Ferry: decode images with UIImage and ImageIO.
@available(*, unavailable, message: "decode images with UIImage and ImageIO")
@preconcurrency @MainActor open class UIImageReaderConfiguration: NSObject {}

/// Not available in Ferry: keep an NSPersistentContainer of Core Data in the app.
@available(*, unavailable, message: "keep an NSPersistentContainer of Core Data in the app")
@preconcurrency @MainActor open class UIManagedDocument: NSObject {}

/// Not available in Ferry: no simulated device has a pencil.
@available(*, unavailable, message: "no simulated device has a pencil")
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {}

/// Not available in Ferry: no simulated device has a pencil.
@available(*, unavailable, message: "no simulated device has a pencil")
@preconcurrency @MainActor open class UIPencilInteractionSqueeze: NSObject {}

/// Not available in Ferry: no simulated device has a pencil.
@available(*, unavailable, message: "no simulated device has a pencil")
@preconcurrency @MainActor open class UIPencilInteractionTap: NSObject {}

/// Not available in Ferry: Ferry's pointer has no accessories.
@available(*, unavailable, message: "Ferry's pointer has no accessories")
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {}

/// Not available in Ferry: documents go to the device's outbox, without a choice of printers.
@available(*, unavailable, message: "documents go to the device's outbox, without a choice of printers")
@preconcurrency @MainActor open class UIPrinterDestination: NSObject {}

/// Not available in Ferry: documents go to the device's outbox, without a choice of printers.
@available(*, unavailable, message: "documents go to the device's outbox, without a choice of printers")
@preconcurrency @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {}

/// Not available in Ferry: Ferry has no UIShape.
@available(*, unavailable, message: "Ferry has no UIShape")
@preconcurrency @MainActor open class UIShapeResolutionContext: NSObject {}

/// Not available in Ferry: Ferry shows no menu for a link; implement textView(_:primaryActionFor:defaultAction:).
@available(*, unavailable, message: "Ferry shows no menu for a link; implement textView(_:primaryActionFor:defaultAction:)")
@preconcurrency @MainActor open class UITextItemMenuConfiguration: NSObject {}

/// Not available in Ferry: Ferry shows no menu for a link; implement textView(_:primaryActionFor:defaultAction:).
@available(*, unavailable, message: "Ferry shows no menu for a link; implement textView(_:primaryActionFor:defaultAction:)")
@preconcurrency @MainActor open class UITextItemMenuPreview: NSObject {}

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

/// Not available in Ferry: Ferry pastes text into search fields, not tokens.
@available(*, unavailable, message: "Ferry pastes text into search fields, not tokens")
@preconcurrency @MainActor public protocol UISearchTextFieldPasteItem: NSObjectProtocol {}

/// Not available in Ferry: Ferry's fonts have no letterforms beyond their line.
@available(*, unavailable, message: "Ferry's fonts have no letterforms beyond their line")
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {}

/// Not available in Ferry: Ferry lays text out in lines from top to bottom.
@available(*, unavailable, message: "Ferry lays text out in lines from top to bottom")
@preconcurrency @MainActor public protocol NSTextLayoutOrientationProvider: NSObjectProtocol {}

/// Not available in Ferry: VoiceOver drags nothing here; offer accessibilityCustomActions.
@available(*, unavailable, message: "VoiceOver drags nothing here; offer accessibilityCustomActions")
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {}

/// Not available in Ferry: only for Mac Catalyst.
@available(*, unavailable, message: "only for Mac Catalyst")
public enum UITraitToolbarItemPresentationSize {}
