internal import Foundation

/// What containers show of a controller; made when first asked for.
@MainActor struct ControllerItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    var toolbar: [UIBarButtonItem]?
    var edit: UIBarButtonItem?

    nonisolated init() {}

    /// > Contract: VC-8: the title reaches items that have none of their own.
    func titleChanged(from old: String?, to new: String?) {
        if let navigation, navigation.title == old { navigation.title = new }
        if let tab, tab.title == old { tab.title = new }
    }

    /// > Contract: TB-9.
    static func ancestor<Container: UIViewController>(of controller: UIViewController, _ type: Container.Type) -> Container? {
        var link = controller.parent
        while let here = link {
            if let container = here as? Container { return container }
            link = here.parent
        }
        return nil
    }
}
