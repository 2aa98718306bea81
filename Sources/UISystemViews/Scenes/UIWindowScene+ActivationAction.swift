internal import Foundation
public import UIKitCore

extension UIWindowScene {
    /// An action of a menu that opens a scene, where the application and the device have several; otherwise the alternative, or nothing.
    ///
    /// > Source: Apple, UIWindowScene.ActivationAction
    @preconcurrency @MainActor open class ActivationAction: UIAction {
        /// Returns the scene to open; nil opens none.
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

        /// The action that a copy in a menu stands for.
        private final class Origin { weak var action: ActivationAction? }

        /// Creates an action for a menu.
        ///
        /// - Parameters:
        ///   - title: the row's text; empty, the default, is the system's words.
        ///   - subtitle: a smaller line below the title; nil shows none.
        ///   - image: the icon; nil is the system's.
        ///   - identifier: the action's name; a unique one is generated if nil.
        ///   - attributes: whether the row is disabled, destructive or hidden.
        ///   - alternate: runs, with its own title and icon, where there is one scene only. Without it the row is hidden there.
        ///   - configurationProvider: returns the scene to open when the action is chosen.
        public convenience init(
            title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
            attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            guard UIApplication.shared.supportsMultipleScenes else {
                self.init(
                    title: alternate?.title ?? title, subtitle: alternate?.subtitle, image: alternate?.image, identifier: identifier,
                    attributes: alternate?.attributes ?? attributes.union(.hidden)
                ) { alternate?.performWithSender($0.sender, target: nil) }
                return
            }
            let origin = Origin()
            self.init(
                title: title.isEmpty ? SystemWords.text(.openInNewWindow) : title, subtitle: subtitle,
                image: image ?? UIImage(systemName: "square.split.2x1"), identifier: identifier, attributes: attributes
            ) { action in
                guard let action = action as? ActivationAction ?? origin.action else { return }
                configurationProvider(action)?.activate()
            }
            origin.action = self
        }
    }
}
