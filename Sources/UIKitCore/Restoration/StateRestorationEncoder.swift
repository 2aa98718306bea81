internal import Foundation

/// Saves the interface of an app without scenes when it enters the background, and restores it at launch.
///
/// > Contract: UIKit, restorationIdentifier, UIViewControllerRestoration. A controller is saved if it and all its ancestors have
/// identifiers.
/// > Partial: storyboards are not restored.
@MainActor enum StateRestorationEncoder {
    static let file = "Interface.plist"

    // MARK: Writing

    static func save(_ store: RestorationStore) {
        let application = UIApplication.shared
        guard let delegate = application.delegate else { return }
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        guard delegate.application(application, shouldSaveSecureApplicationState: coder) else {
            store.write(nil, file)
            return
        }
        notify(who: coder)
        delegate.application(application, willEncodeRestorableStateWith: coder)
        var kept = SavedInterface(app: coder.encodedData)
        for window in ApplicationContext.current.windows.visible where !window.isSystem {
            if let root = window.rootViewController { _ = keep(root, below: [], in: &kept) }
        }
        store.write(kept.data(), file)
    }

    private static func notify(who coder: NSCoder) {
        let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? ""
        coder.encode(version as NSString, forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        coder.encode(UIDevice.current.systemVersion as NSString, forKey: UIApplication.stateRestorationSystemVersionKey)
    }

    /// Its index in the entries; nil for a controller without an identifier.
    private static func keep(_ controller: UIViewController, below path: [String], in kept: inout SavedInterface) -> Int? {
        guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return nil }
        let (place, path) = (kept.entries.count, path + [identifier])
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        controller.encodeRestorableState(with: coder)
        var entry = SavedInterface.Entry(path: path, state: coder.encodedData)
        entry.restorationClass = controller.restorationClass.flatMap { _mangledTypeName($0) }
        for (name, view) in views(of: controller) {
            let coder = NSKeyedArchiver(requiringSecureCoding: false)
            view.encodeRestorableState(with: coder)
            entry.views[name] = coder.encodedData
        }
        kept.entries.append(entry)
        for child in children(of: controller) {
            guard let childPath = keep(child, below: path, in: &kept) else {
                // Screens above one that is not restored are not restored either.
                if controller is UINavigationController { break }
                continue
            }
            kept.entries[place].children.append(childPath)
            if child === (controller as? UITabBarController)?.selectedViewController { kept.entries[place].selected = childPath }
        }
        if let session = controller.presentation.presented, !session.presented.presentation.isBeingDismissed {
            kept.entries[place].presented = keep(session.presented, below: path, in: &kept)
        }
        return place
    }

    private static func children(of controller: UIViewController) -> [UIViewController] {
        (controller as? UINavigationController)?.viewControllers ?? (controller as? UITabBarController)?.viewControllers
            ?? controller.children
    }

    /// The views with identifiers that belong to this controller and to none of its children.
    static func views(of controller: UIViewController) -> [String: UIView] {
        var found: [String: UIView] = [:]
        func search(_ view: UIView) {
            if let owner = view.owningController, owner !== controller { return }
            if let name = view.restorationIdentifier, !name.isEmpty, found[name] == nil { found[name] = view }
            view.subviews.forEach(search)
        }
        controller.viewIfLoaded.map(search)
        return found
    }
}
