internal import ObjectiveC

/// Tells the observers of a tab bar controller's selection.
///
/// > Contract: UIKit, UITabBarController in practice: `selectedViewController` is reported whenever a tab is chosen, by code or by the user, also if it
/// is the one before; `selectedIndex` when its value changes.
@MainActor enum SelectionChange {
    /// Runs a change to `controller`, out of the controllers that there are then.
    static func run(
        _ owner: UITabBarController, to controller: UIViewController?, in controllers: [UIViewController], isChosen: Bool,
        _ body: () -> Void
    ) {
        guard KeyValueChanges.isObserving else { return body() }
        var keys: [String] = []
        if isChosen || controller !== owner.selectedViewController { keys.append("selectedViewController") }
        if controllers.firstIndex(where: { $0 === controller })
            != owner.viewControllers?.firstIndex(where: { $0 === owner.selectedViewController })
        {
            keys.append("selectedIndex")
        }
        for key in keys { KeyValueChanges.will(owner, key) }
        body()
        for key in keys.reversed() { KeyValueChanges.did(owner, key) }
    }
}
