public import CoreGraphics
public import Foundation
public import ObjectiveC
public import Symbols
public import UIDeprecated
public import UIDocuments
public import UIKitCore
public import UILists
public import UISystemViews

// Members of views, controls and controllers for features that Ferry lacks.

extension UIBarButtonItem {
    /// Not available in Ferry: Ferry's bar buttons have no symbol effects; use an image view.
    @available(*, unavailable, message: "Ferry's bar buttons have no symbol effects; use an image view")
    public func addSymbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Not available in Ferry: Ferry's bar buttons have no symbol effects; use an image view.
    @available(*, unavailable, message: "Ferry's bar buttons have no symbol effects; use an image view")
    public func removeSymbolEffect(ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Not available in Ferry: Ferry's bar buttons have no symbol effects; use an image view.
    @available(*, unavailable, message: "Ferry's bar buttons have no symbol effects; use an image view")
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Not available in Ferry: Ferry's bar buttons have no symbol effects; use an image view.
    @available(*, unavailable, message: "Ferry's bar buttons have no symbol effects; use an image view")
    public func setSymbolImage(_ symbolImage: UIImage, contentTransition: some SymbolEffect, options: SymbolEffectOptions = .default) {}
}

extension UIBarButtonItemGroup {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var alwaysAvailable: Bool { false }
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var menuRepresentation: UIMenuElement? { nil }
}

extension UIButton {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var isHeld: Bool { false }
    /// Not available in Ferry: read isPointerInteractionEnabled and configurationUpdateHandler.
    @available(*, unavailable, message: "read isPointerInteractionEnabled and configurationUpdateHandler")
    public var isHovered: Bool { false }
}

extension UIControl {
    /// Not available in Ferry: Ferry, like iOS, shows no texts for a pointer.
    @available(*, unavailable, message: "Ferry, like iOS, shows no texts for a pointer")
    public var toolTip: String? { nil }
    /// Not available in Ferry: Ferry, like iOS, shows no texts for a pointer.
    @available(*, unavailable, message: "Ferry, like iOS, shows no texts for a pointer")
    public var toolTipInteraction: UIToolTipInteraction? { nil }
    /// Not available in Ferry: Ferry's controls do not animate symbols; use UIImageView.addSymbolEffect.
    @available(*, unavailable, message: "Ferry's controls do not animate symbols; use UIImageView.addSymbolEffect")
    public var isSymbolAnimationEnabled: Bool { false }
}

extension UIView {
    /// Not available in Ferry: no simulated device has the hardware.
    @available(*, unavailable, message: "no simulated device has the hardware")
    public var hoverStyle: UIHoverStyle? { nil }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusEffect: UIFocusEffect? { nil }
}

extension UIViewController {
    /// Not available in Ferry: no simulated device locks its pointer.
    @available(*, unavailable, message: "no simulated device locks its pointer")
    public var childViewControllerForPointerLock: UIViewController? { nil }
    /// Not available in Ferry: no simulated device locks its pointer.
    @available(*, unavailable, message: "no simulated device locks its pointer")
    public var prefersPointerLocked: Bool { false }
    /// Not available in Ferry: no simulated device locks its pointer.
    @available(*, unavailable, message: "no simulated device locks its pointer")
    public func setNeedsUpdateOfPrefersPointerLocked() {}
    /// Not available in Ferry: use AVPlayerViewController.
    @available(*, unavailable, message: "use AVPlayerViewController")
    public func presentMoviePlayerViewControllerAnimated(_ moviePlayerViewController: UIViewController) {}
    /// Not available in Ferry: use AVPlayerViewController.
    @available(*, unavailable, message: "use AVPlayerViewController")
    public func dismissMoviePlayerViewControllerAnimated() {}
    /// Not available in Ferry: set isModalInPresentation.
    @available(*, unavailable, message: "set isModalInPresentation")
    public var isModalInPopover: Bool { false }
    /// Not available in Ferry: implement canPerformUnwindSegueAction(_:from:sender:).
    @available(*, unavailable, message: "implement canPerformUnwindSegueAction(_:from:sender:)")
    public func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        false
    }
    /// Not available in Ferry: override allowedChildrenForUnwinding(from:).
    @available(*, unavailable, message: "override allowedChildrenForUnwinding(from:)")
    public func forUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any?)
        -> UIViewController?
    { nil }
    /// Not available in Ferry: override unwind(for:towards:).
    @available(*, unavailable, message: "override unwind(for:towards:)")
    public func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?)
        -> UIStoryboardSegue?
    { nil }
    /// Not available in Ferry: Ferry has no extensions of apps.
    @available(*, unavailable, message: "Ferry has no extensions of apps")
    public var extensionContext: NSExtensionContext? { nil }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusGroupIdentifier: String? { nil }
    /// Not available in Ferry: Ferry sends actions to the presented controllers only.
    @available(*, unavailable, message: "Ferry sends actions to the presented controllers only")
    public var performsActionsWhilePresentingModally: Bool { false }
    /// Not available in Ferry: Ferry records no use of an app.
    @available(*, unavailable, message: "Ferry records no use of an app")
    public var interactionActivityTrackingBaseName: String? { nil }
    /// Not available in Ferry: rotate with viewWillTransition(to:with:).
    @available(*, unavailable, message: "rotate with viewWillTransition(to:with:)")
    public func rotatingHeaderView() -> UIView? { nil }
    /// Not available in Ferry: rotate with viewWillTransition(to:with:).
    @available(*, unavailable, message: "rotate with viewWillTransition(to:with:)")
    public func rotatingFooterView() -> UIView? { nil }
}

/// Not available in Ferry: Ferry has no extensions of apps.
@available(*, unavailable, message: "Ferry has no extensions of apps")
open class NSExtensionContext: NSObject {}

extension UINavigationBar {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var preferredBehavioralStyle: Int { 0 }
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var behavioralStyle: Int { 0 }
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var currentNSToolbarSection: Int { 0 }
}

extension UINavigationBarDelegate {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> Int { 0 }
}

extension UINavigationItem {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var additionalOverflowItems: UIDeferredMenuElement? { nil }
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var customizationIdentifier: String? { nil }
    /// Not available in Ferry: Ferry's bars do not rename; present an alert with a text field.
    @available(*, unavailable, message: "Ferry's bars do not rename; present an alert with a text field")
    public var renameDelegate: (any UINavigationItemRenameDelegate)? { nil }
    /// Not available in Ferry: Ferry has no LinkPresentation.
    @available(*, unavailable, message: "Ferry has no LinkPresentation")
    public var documentProperties: UIDocumentProperties? { nil }
}

extension UISearchController {
    /// Not available in Ferry: Ferry's search bar lists no suggestions; use searchResultsController.
    @available(*, unavailable, message: "Ferry's search bar lists no suggestions; use searchResultsController")
    public var searchSuggestions: [any UISearchSuggestion]? { nil }
    /// Not available in Ferry: Ferry's search bar lists no suggestions; use searchResultsController.
    @available(*, unavailable, message: "Ferry's search bar lists no suggestions; use searchResultsController")
    public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool { false }
    /// Not available in Ferry: show the scope bar with searchBar.showsScopeBar.
    @available(*, unavailable, message: "show the scope bar with searchBar.showsScopeBar")
    public var scopeBarActivation: Int { 0 }
    /// Not available in Ferry: Ferry's search bar stands under the bar; ask navigationItem.
    @available(*, unavailable, message: "Ferry's search bar stands under the bar; ask navigationItem")
    public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

extension UISearchControllerDelegate {
    /// Not available in Ferry: Ferry's search bar does not change its place.
    @available(*, unavailable, message: "Ferry's search bar does not change its place")
    public func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) {}
    /// Not available in Ferry: Ferry's search bar does not change its place.
    @available(*, unavailable, message: "Ferry's search bar does not change its place")
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

extension UISearchResultsUpdating {
    /// Not available in Ferry: Ferry's search bar lists no suggestions; use searchResultsController.
    @available(*, unavailable, message: "Ferry's search bar lists no suggestions; use searchResultsController")
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}

extension UISearchTextField {
    /// Not available in Ferry: Ferry's search bar lists no suggestions; use searchResultsController.
    @available(*, unavailable, message: "Ferry's search bar lists no suggestions; use searchResultsController")
    public var searchSuggestions: [any UISearchSuggestion]? { nil }
}

extension UISearchTextFieldDelegate {
    /// Not available in Ferry: Ferry's search bar lists no suggestions; use searchResultsController.
    @available(*, unavailable, message: "Ferry's search bar lists no suggestions; use searchResultsController")
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
    /// Not available in Ferry: Ferry copies the text of a search field, not its tokens.
    @available(*, unavailable, message: "Ferry copies the text of a search field, not its tokens")
    public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        NSItemProvider()
    }
}

extension UISearchBar {
    /// Not available in Ferry: only on Apple Vision Pro.
    @available(*, unavailable, message: "only on Apple Vision Pro")
    public var isLookToDictateEnabled: Bool { false }
}

extension UISpringLoadedInteraction {
    /// Not available in Ferry: a spring-loaded interaction has the handler of init(activationHandler:).
    @available(*, unavailable, message: "a spring-loaded interaction has the handler of init(activationHandler:)")
    public var interactionBehavior: (any UISpringLoadedInteractionBehavior)? { nil }
    /// Not available in Ferry: a spring-loaded interaction has the handler of init(activationHandler:).
    @available(*, unavailable, message: "a spring-loaded interaction has the handler of init(activationHandler:)")
    public var interactionEffect: (any UISpringLoadedInteractionEffect)? { nil }
}

extension UISplitViewControllerDelegate {
    /// Not available in Ferry: use the columns of UISplitViewController(style:).
    @available(*, unavailable, message: "use the columns of UISplitViewController(style:)")
    public func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController
    ) {}
    /// Not available in Ferry: use the columns of UISplitViewController(style:).
    @available(*, unavailable, message: "use the columns of UISplitViewController(style:)")
    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
        for pc: UIPopoverController
    ) {}
    /// Not available in Ferry: use the columns of UISplitViewController(style:).
    @available(*, unavailable, message: "use the columns of UISplitViewController(style:)")
    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidatingBarButtonItem barButtonItem: UIBarButtonItem
    ) {}
    /// Not available in Ferry: use the columns of UISplitViewController(style:).
    @available(*, unavailable, message: "use the columns of UISplitViewController(style:)")
    public func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool { false }
}

extension UICollectionViewDelegate {
    /// Not available in Ferry: Ferry opens no scene from an item; call activateSceneSession(for:errorHandler:).
    @available(*, unavailable, message: "Ferry opens no scene from an item; call activateSceneSession(for:errorHandler:)")
    public func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowSceneActivationConfiguration? { nil }
}

extension UICollectionLayoutListConfiguration {
    /// Not available in Ferry: Ferry's rows have the width of their list.
    @available(*, unavailable, message: "Ferry's rows have the width of their list")
    public var contentHuggingElements: Int { 0 }
}

extension UITableView {
    /// Not available in Ferry: Ferry's rows have the width of their table.
    @available(*, unavailable, message: "Ferry's rows have the width of their table")
    public var contentHuggingElements: Int { 0 }
}

extension UIImageView {
    /// Not available in Ferry: Ferry's screens show the standard dynamic range.
    @available(*, unavailable, message: "Ferry's screens show the standard dynamic range")
    public var preferredImageDynamicRange: Int { 0 }
    /// Not available in Ferry: Ferry's screens show the standard dynamic range.
    @available(*, unavailable, message: "Ferry's screens show the standard dynamic range")
    public var imageDynamicRange: Int { 0 }
}

extension UILabel {
    /// Not available in Ferry: put the label in a UIVisualEffectView.
    @available(*, unavailable, message: "put the label in a UIVisualEffectView")
    public var preferredVibrancy: Int { 0 }
}

extension UIListContentConfiguration.ImageProperties {
    /// Not available in Ferry: draw the line in the image, or with the layer's border.
    @available(*, unavailable, message: "draw the line in the image, or with the layer's border")
    public var strokeWidth: CGFloat { 0 }
    /// Not available in Ferry: draw the line in the image, or with the layer's border.
    @available(*, unavailable, message: "draw the line in the image, or with the layer's border")
    public var strokeColor: UIColor? { nil }
    /// Not available in Ferry: draw the line in the image, or with the layer's border.
    @available(*, unavailable, message: "draw the line in the image, or with the layer's border")
    public var strokeColorTransformer: UIConfigurationColorTransformer? { nil }
    /// Not available in Ferry: draw the line in the image, or with the layer's border.
    @available(*, unavailable, message: "draw the line in the image, or with the layer's border")
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { tintColor }
}

extension UIColor {
    /// Not available in Ferry: only for Apple TV.
    @available(*, unavailable, message: "only for Apple TV")
    public func withProminence(_ prominence: Int) -> UIColor { self }
    /// Not available in Ferry: only for Apple TV.
    @available(*, unavailable, message: "only for Apple TV")
    public var prominence: Int { 0 }
}

extension UIPasteboard {
    /// Not available in Ferry: detect patterns in string with NSDataDetector.
    @available(*, unavailable, message: "detect patterns in string with NSDataDetector")
    public func detectPatterns(forPatterns patterns: Set<String>, completionHandler: @escaping (Set<String>?, (any Error)?) -> Void) {}
    /// Not available in Ferry: detect patterns in string with NSDataDetector.
    @available(*, unavailable, message: "detect patterns in string with NSDataDetector")
    public func detectValues(forPatterns patterns: Set<String>, completionHandler: @escaping ([String: Any]?, (any Error)?) -> Void) {}
    /// Not available in Ferry: use types.
    @available(*, unavailable, message: "use types")
    public var pasteboardTypes: [String] { [] }
}

extension UIPencilInteractionDelegate {
    /// Not available in Ferry: no simulated device has a pencil.
    @available(*, unavailable, message: "no simulated device has a pencil")
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceive squeeze: UIPencilInteractionSqueeze) {}
}

extension UIPrintInteractionControllerDelegate {
    /// Not available in Ferry: documents go to the device's outbox, without a choice of printers.
    @available(*, unavailable, message: "documents go to the device's outbox, without a choice of printers")
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat { 0 }
    /// Not available in Ferry: documents go to the device's outbox, without a choice of printers.
    @available(*, unavailable, message: "documents go to the device's outbox, without a choice of printers")
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> Int { 0 }
}

extension UIDocumentBrowserViewController {
    /// Not available in Ferry: name the types in init(forOpening:).
    @available(*, unavailable, message: "name the types in init(forOpening:)")
    public var recentDocumentsContentTypes: [String] { [] }
    /// Not available in Ferry: Ferry's browser has one way to create a document.
    @available(*, unavailable, message: "Ferry's browser has one way to create a document")
    public var activeDocumentCreationIntent: Any? { nil }
}

extension UIDocumentInteractionControllerDelegate {
    /// Not available in Ferry: Ferry's devices have no other app that opens a file.
    @available(*, unavailable, message: "Ferry's devices have no other app that opens a file")
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    /// Not available in Ferry: Ferry's devices have no other app that opens a file.
    @available(*, unavailable, message: "Ferry's devices have no other app that opens a file")
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
    /// Not available in Ferry: Ferry's devices have no other app that opens a file.
    @available(*, unavailable, message: "Ferry's devices have no other app that opens a file")
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Not available in Ferry: Ferry's devices have no other app that opens a file.
    @available(*, unavailable, message: "Ferry's devices have no other app that opens a file")
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Not available in Ferry: Ferry's previews come from below, not from a view.
    @available(*, unavailable, message: "Ferry's previews come from below, not from a view")
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
    /// Not available in Ferry: Ferry's previews come from below, not from a view.
    @available(*, unavailable, message: "Ferry's previews come from below, not from a view")
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
}

extension UIActivityItemSource {
    /// Not available in Ferry: Ferry has no LinkPresentation.
    @available(*, unavailable, message: "Ferry has no LinkPresentation")
    public func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> Any? { nil }
    /// Not available in Ferry: Ferry's devices share with no people.
    @available(*, unavailable, message: "Ferry's devices share with no people")
    public func activityViewControllerShareRecipients(_ activityViewController: UIActivityViewController) -> [Any] { [] }
}

extension UIActivityViewController {
    /// Not available in Ferry: use excludedActivityTypes.
    @available(*, unavailable, message: "use excludedActivityTypes")
    public var excludedActivitySectionTypes: UInt { 0 }
}

extension UIAction {
    /// Not available in Ferry: no simulated device reads text with its camera.
    @available(*, unavailable, message: "no simulated device reads text with its camera")
    public static func captureTextFromCameraAction(forResponder responder: UIResponder, identifier: UIAction.Identifier?) -> UIAction {
        UIAction { _ in }
    }
}

extension UIResponder {
    /// Not available in Ferry: no simulated device reads text with its camera.
    @available(*, unavailable, message: "no simulated device reads text with its camera")
    public func captureText(fromCamera sender: Any?) {}
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public static func clearTextInputContextIdentifier(_ identifier: String) {}
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public var inputViewController: UIInputViewController? { nil }
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public var inputAccessoryViewController: UIInputViewController? { nil }
}

extension UIApplicationShortcutIcon {
    /// Not available in Ferry: Ferry has no Contacts; use init(systemImageName:).
    @available(*, unavailable, message: "Ferry has no Contacts; use init(systemImageName:)")
    public convenience init(contact: Any) { self.init(systemImageName: "") }
}

extension UIImage.Configuration {
    /// Not available in Ferry: Ferry's symbols are the same in all languages.
    @available(*, unavailable, message: "Ferry's symbols are the same in all languages")
    public var locale: Locale? { nil }
    /// Not available in Ferry: Ferry's symbols are the same in all languages.
    @available(*, unavailable, message: "Ferry's symbols are the same in all languages")
    public func withLocale(_ locale: Locale?) -> Self { self }
}

extension UIActivity.ActivityType {
    /// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
    @available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
    public static let collaborationInviteWithLink = UIActivity.ActivityType(rawValue: "")
    /// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
    @available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
    public static let collaborationCopyLink = UIActivity.ActivityType(rawValue: "")
}

extension UIConfigurationColorTransformer {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UILocalNotification {
    /// Not available in Ferry: use UNLocationNotificationTrigger.
    @available(*, unavailable, message: "use UNLocationNotificationTrigger")
    public var region: Any? { nil }
    /// Not available in Ferry: use UNLocationNotificationTrigger.
    @available(*, unavailable, message: "use UNLocationNotificationTrigger")
    public var regionTriggersOnce: Bool { false }
}

extension UIFontDescriptor {
    /// Not available in Ferry: Ferry's fonts stand upright; use a trait.
    @available(*, unavailable, message: "Ferry's fonts stand upright; use a trait")
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
}

extension UIGraphicsRenderer {
    /// Not available in Ferry: subclass UIGraphicsImageRenderer only.
    @available(*, unavailable, message: "subclass UIGraphicsImageRenderer only")
    public static func rendererContextClass() -> AnyClass { self }
    /// Not available in Ferry: subclass UIGraphicsImageRenderer only.
    @available(*, unavailable, message: "subclass UIGraphicsImageRenderer only")
    public static func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }
    /// Not available in Ferry: subclass UIGraphicsImageRenderer only.
    @available(*, unavailable, message: "subclass UIGraphicsImageRenderer only")
    public static func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}
    /// Not available in Ferry: subclass UIGraphicsImageRenderer only.
    @available(*, unavailable, message: "subclass UIGraphicsImageRenderer only")
    public func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void, completionActions: ((UIGraphicsRendererContext) -> Void)?
    ) throws {}
}

extension UIPointerEffect {
    /// Not available in Ferry: make one of its cases.
    @available(*, unavailable, message: "make one of its cases")
    public init(preview: UITargetedPreview) { self = .automatic(preview) }
}

extension UIMutableTraits {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var toolbarItemPresentationSize: Int { 0 }
}

extension UITraitCollection {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var toolbarItemPresentationSize: Int { 0 }
}
