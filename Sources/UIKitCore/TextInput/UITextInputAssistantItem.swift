public import Foundation
internal import ObjectiveC

/// The shortcuts above the keys of an iPad keyboard.
///
/// A responder starts with undo, redo and paste at the leading side. Without groups there is no bar.
/// > Contract: UIKit, UITextInputAssistantItem
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide them; stored only, since no setting hides them.
    open var allowsHidingShortcuts = true
    /// The groups at the leading side of the bar; undo, redo and paste at first.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups at the trailing side of the bar; empty at first.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    package var isEmpty: Bool { (leadingBarButtonGroups + trailingBarButtonGroups).allSatisfy { $0.isHidden || $0.barButtonItems.isEmpty } }
}

extension UIResponder {
    private static let assistantKey = AssociationKey()

    /// The shortcuts shown above the keys of an iPad keyboard for this responder; created on first access.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = AssociatedObjects.shared.value(of: self, key: Self.assistantKey.pointer) as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        item.leadingBarButtonGroups = [AssistantShortcuts.group(for: self)]
        AssociatedObjects.shared.set(item, for: self, key: Self.assistantKey.pointer)
        return item
    }
}

/// Undo, redo and paste.
@MainActor package enum AssistantShortcuts {
    /// An item that knows whether its action is available.
    final class Item: UIBarButtonItem {
        var isDue: (() -> Bool)?
    }

    static func group(for responder: UIResponder) -> UIBarButtonItemGroup {
        let items = [
            item("Undo", "arrow.uturn.backward") { [weak responder] in
                responder?.undoManager?.undo()
            } isDue: { [weak responder] in
                responder?.undoManager?.canUndo ?? false
            },
            item("Redo", "arrow.uturn.forward") { [weak responder] in
                responder?.undoManager?.redo()
            } isDue: { [weak responder] in
                responder?.undoManager?.canRedo ?? false
            },
            item("Paste", "doc.on.clipboard") { [weak responder] in
                responder?.paste(nil)
            } isDue: { [weak responder] in
                responder?.canPerformAction("paste:", withSender: nil) ?? false
            },
        ]
        return UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
    }

    private static func item(_ name: String, _ symbol: String, _ act: @escaping () -> Void, isDue: @escaping () -> Bool) -> UIBarButtonItem
    {
        let item = Item()
        item.image = UIImage(systemName: symbol)
        item.accessibilityLabel = SystemStrings.text(name)
        item.primaryAction = UIAction(image: item.image) { _ in
            act()
            // It may change whether the others are available.
            ApplicationContext.current.keyboard?.update()
        }
        item.isDue = isDue
        return item
    }

    /// Enables the items whose action is available.
    package static func update(_ assistant: UITextInputAssistantItem) {
        for group in assistant.leadingBarButtonGroups + assistant.trailingBarButtonGroups {
            for case let item as Item in group.barButtonItems {
                let isDue = item.isDue?() ?? true
                if item.isEnabled != isDue { item.isEnabled = isDue }
            }
        }
    }
}
