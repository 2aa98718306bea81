internal import Foundation

/// Restores a saved interface: first all controllers, then their children, then their states.
@MainActor final class InterfaceMaker {
    private let kept: KeptInterface
    private var made: [UIViewController?]
    private var coders: [NSKeyedUnarchiver?]

    /// Called between the two launch callbacks. Nil if nothing was saved, or the delegate refuses.
    static func restore(_ store: RestorationStore) -> InterfaceMaker? {
        let application = UIApplication.shared
        guard let data = store.read(InterfaceKeeper.file), let kept = KeptInterface(data), let delegate = application.delegate,
            let coder = unarchiver(kept.app), delegate.application(application, shouldRestoreSecureApplicationState: coder)
        else { return nil }
        let maker = InterfaceMaker(kept)
        maker.make(delegate)
        maker.connect()
        maker.decode()
        delegate.application(application, didDecodeRestorableStateWith: coder)
        return maker
    }

    private init(_ kept: KeptInterface) {
        self.kept = kept
        made = Array(repeating: nil, count: kept.entries.count)
        coders = kept.entries.map { Self.unarchiver($0.state) }
    }

    private static func unarchiver(_ data: Data) -> NSKeyedUnarchiver? {
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        coder.requiresSecureCoding = false
        coder.decodingFailurePolicy = .setErrorAndReturn
        return coder
    }

    /// Created by the restoration class, or by the app's delegate, or an existing one.
    private func make(_ delegate: any UIApplicationDelegate) {
        for (index, entry) in kept.entries.enumerated() {
            guard let coder = coders[index] else { continue }
            if let name = entry.restorationClass {
                let maker = _typeByName(name) as? any UIViewControllerRestoration.Type
                made[index] = maker?.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
            } else {
                made[index] =
                    delegate.application(UIApplication.shared, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
                    ?? Self.existing(entry.path)
            }
            if made[index]?.restorationIdentifier == nil { made[index]?.restorationIdentifier = entry.path.last }
        }
    }

    private static func existing(_ path: [String]) -> UIViewController? {
        for window in ApplicationContext.current.windows.all {
            guard var found = window.rootViewController, found.restorationIdentifier == path.first else { continue }
            for name in path.dropFirst() {
                guard let next = found.children.first(where: { $0.restorationIdentifier == name }) else { return nil }
                found = next
            }
            return found
        }
        return nil
    }

    private func connect() {
        for (index, entry) in kept.entries.enumerated() {
            let children = entry.children.compactMap { made[$0] }
            if let navigation = made[index] as? UINavigationController, !children.isEmpty {
                navigation.setViewControllers(children, animated: false)
            } else if let tabs = made[index] as? UITabBarController {
                if tabs.viewControllers?.isEmpty ?? true, !children.isEmpty { tabs.viewControllers = children }
                if let selected = entry.selected.flatMap({ made[$0] }), tabs.viewControllers?.contains(selected) == true {
                    tabs.selectedViewController = selected
                }
            }
        }
    }

    private func decode() {
        for (index, entry) in kept.entries.enumerated() {
            guard let controller = made[index], let coder = coders[index] else { continue }
            controller.decodeRestorableState(with: coder)
            guard !entry.views.isEmpty else { continue }
            controller.loadViewIfNeeded()
            for (name, view) in InterfaceKeeper.views(of: controller) {
                if let coder = entry.views[name].flatMap(Self.unarchiver) { view.decodeRestorableState(with: coder) }
            }
        }
        for controller in made { controller?.applicationFinishedRestoringState() }
    }

    /// Presents again what was presented, once there is a window.
    func present() {
        for (index, entry) in kept.entries.enumerated() {
            guard let presenter = made[index], let shown = entry.presented.flatMap({ made[$0] }), shown.presentation.session == nil else {
                continue
            }
            presenter.present(shown, animated: false)
        }
    }
}
