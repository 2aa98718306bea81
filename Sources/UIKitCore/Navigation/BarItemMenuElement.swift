internal import Foundation

/// The menu element of a bar button that does not fit in its bar.
///
/// > Contract: UIKit, UIBarButtonItem.menuRepresentation
@MainActor enum BarItemMenuElement {
    /// Nil for spaces and for custom views, whose action is unknown.
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
    /// Acts as a tap would.
    func perform() {
        if let primary = primaryAction {
            primary.perform(from: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
