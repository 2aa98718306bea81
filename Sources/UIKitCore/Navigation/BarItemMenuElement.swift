internal import Foundation

/// What stands for a bar's button in a menu, when the bar has no room for it.
///
/// > Contract: UIKit, UIBarButtonItem.menuRepresentation
@MainActor enum BarItemMenuElement {
    /// Nil for spaces and for views of an app's own, of which no one knows what they do.
    static func make(for item: UIBarButtonItem) -> UIMenuElement? {
        guard item.customView == nil, item.systemItem.map(SystemBarItem.content) != .space else { return nil }
        let (title, image) = contents(of: item)
        guard item.primaryAction == nil, item.action == nil, let menu = item.menu else { return action(item, title, image) }
        return UIMenu(title: title, image: image, options: menu.options, children: menu.children)
    }

    private static func action(_ item: UIBarButtonItem, _ title: String, _ image: UIImage?) -> UIAction {
        let own = item.primaryAction?.attributes ?? []
        let isOn = item.isSelected || item.primaryAction?.state == .on
        return UIAction(
            title: title, image: image, attributes: item.isEnabled ? own : own.union(.disabled), state: isOn ? .on : .off
        ) { [weak item] _ in
            item?.perform()
        }
    }

    private static func contents(of item: UIBarButtonItem) -> (title: String, image: UIImage?) {
        let content = item.systemItem.map(SystemBarItem.content)
        var (title, image) = (item.title, item.image)
        if case .title(let word) = content { title = title ?? word }
        if case .symbol(let name) = content { image = image ?? UIImage(systemName: name) }
        let spoken = item.accessibilityLabel ?? item.systemItem.flatMap(SystemBarItem.spokenName)
        return (title ?? spoken ?? "", image)
    }
}

extension UIBarButtonItem {
    /// As if it were tapped.
    func perform() {
        if let primary = primaryAction {
            primary.perform(from: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
