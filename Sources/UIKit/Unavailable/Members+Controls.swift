public import Foundation
public import Symbols
public import UIKitCore
public import UILists
public import UISystemViews

// Members of views and controls for features that Ferry lacks.

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

extension UICollectionViewDelegate {
    /// Not available in Ferry: Ferry opens no scene from an item; call activateSceneSession(for:errorHandler:).
    @available(*, unavailable, message: "Ferry opens no scene from an item; call activateSceneSession(for:errorHandler:)")
    public func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { nil }
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

extension UIAction {
    /// Not available in Ferry: no simulated device reads text with its camera.
    @available(*, unavailable, message: "no simulated device reads text with its camera")
    public static func captureTextFromCameraAction(forResponder responder: UIResponder, identifier: UIAction.Identifier?) -> UIAction {
        UIAction { _ in }
    }
}

extension UICollectionViewLayout {
    /// Not available in Ferry: use UICollectionViewFlowLayout.automaticSize.
    @available(*, unavailable, message: "use UICollectionViewFlowLayout.automaticSize")
    public static let automaticDimension: CGFloat = 0
}
