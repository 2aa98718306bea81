internal import DeviceProtocol
internal import Foundation

/// The application's changes to its Home Screen icon, and the quick actions that the user selects.
@MainActor enum AppIconController {
    private static var context: ApplicationContext { ApplicationContext.current }

    // MARK: Quick actions

    static var shortcuts: [UIApplicationShortcutItem] { context.homeIcon.shortcuts.map(UIApplicationShortcutItem.init) }

    static func set(_ shortcuts: [UIApplicationShortcutItem]) { change { $0.shortcuts = shortcuts.map(\.kept) } }

    private static func change(_ body: (inout HomeIcon) -> Void) {
        let old = context.homeIcon
        body(&context.homeIcon)
        if context.homeIcon != old { context.send(.homeIcon(context.homeIcon)) }
    }

    /// The user selected a quick action: its scene is notified, or the delegate of an application without scenes.
    static func perform(_ shortcut: AppShortcut) {
        let (item, application) = (UIApplicationShortcutItem(shortcut), UIApplication.shared)
        let scene = TargetSceneSelection.scene(for: shortcut.target) as? UIWindowScene
        if let scene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
            delegate.windowScene(scene, performActionFor: item) { _ in }
        } else {
            application.delegate?.application(application, performActionFor: item) { _ in }
        }
    }

    // MARK: Alternate icon

    /// > Contract: UIKit, setAlternateIconName(_:completionHandler:): a name that `Info.plist` does not list fails; the user is notified of
    ///   the change.
    static func setAlternate(_ name: String?, _ completion: (@MainActor @Sendable ((any Error)?) -> Void)?) {
        let known = context.declaration.alternateIcons
        var failure: (any Error)?
        if known.isEmpty {
            failure = CocoaError(.featureUnsupported)
        } else if let name, !known.contains(name) {
            failure = CocoaError(.fileNoSuchFile)
        } else if context.homeIcon.alternate != name ?? "" {
            change { $0.alternate = name ?? "" }
            context.iconAlert.ask(
                for: context, title: SystemStrings.text("You have changed the icon for “%@”.", SystemAlert.appName), message: nil,
                answers: [SystemStrings.text("OK")]
            ) { _ in }
        }
        if let completion { context.later { _ in completion(failure) } }
    }
}
