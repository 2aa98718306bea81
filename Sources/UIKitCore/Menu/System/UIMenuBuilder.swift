internal import Foundation
public import ObjectiveC
internal import ProgrammerErrors

/// Modifies a menu system's tree while it is built.
///
/// > Contract: UIKit, UIMenuBuilder
@preconcurrency @MainActor public protocol UIMenuBuilder {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingGroup: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingGroup: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childGroup: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childGroup: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The builder: a tree of menus that is rebuilt for each change.
@MainActor final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { find(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu }
    func action(for identifier: UIAction.Identifier) -> UIAction? {
        find(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }
    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        find(in: root) { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            return MenuTree.equal(command.propertyList, propertyList)
        } as? UICommand
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard require(replacedIdentifier) else { return }
        checkUnique(replacementMenu, replacing: replacedIdentifier)
        root = rebuilt(root) { $0.identifier == replacedIdentifier ? [replacementMenu] : [$0] }
    }
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        guard let parent = menu(for: parentIdentifier), require(parentIdentifier) else { return }
        let changed = parent.replacingChildren(childrenBlock(parent.children))
        if parent === root { root = changed } else { root = rebuilt(root) { $0.identifier == parentIdentifier ? [changed] : [$0] } }
    }
    func insertSibling(_ siblingGroup: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        guard require(siblingIdentifier) else { return }
        checkUnique(siblingGroup, replacing: nil)
        root = rebuilt(root) { $0.identifier == siblingIdentifier ? [siblingGroup, $0] : [$0] }
    }
    func insertSibling(_ siblingGroup: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        guard require(siblingIdentifier) else { return }
        checkUnique(siblingGroup, replacing: nil)
        root = rebuilt(root) { $0.identifier == siblingIdentifier ? [$0, siblingGroup] : [$0] }
    }
    func insertChild(_ childGroup: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        checkUnique(childGroup, replacing: nil)
        replaceChildren(ofMenu: parentIdentifier) { [childGroup] + $0 }
    }
    func insertChild(_ childGroup: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        checkUnique(childGroup, replacing: nil)
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childGroup] }
    }
    func remove(menu removedIdentifier: UIMenu.Identifier) {
        root = rebuilt(root) { $0.identifier == removedIdentifier ? [] : [$0] }
    }

    /// Every shortcut in the tree, in order.
    var keyCommands: [UIKeyCommand] { MenuTree.commands(of: root) }

    private static func commands(of menu: UIMenu, depth: Int = 0) -> [UIKeyCommand] {
        guard depth < 32 else { return [] }
        return menu.children.flatMap { element -> [UIKeyCommand] in
            if let inner = element as? UIMenu { return commands(of: inner, depth: depth + 1) }
            return (element as? UIKeyCommand).map { [$0] } ?? []
        }
    }

    // MARK: The tree

    /// An unknown identifier is a programmer error that changes nothing.
    private func require(_ identifier: UIMenu.Identifier) -> Bool {
        if menu(for: identifier) != nil { return true }
        ApplicationContext.current.send(.log("UIMenuBuilder: there is no menu \(identifier.rawValue)"))
        return false
    }

    private func checkUnique(_ menu: UIMenu, replacing replaced: UIMenu.Identifier?) {
        guard menu.identifier != replaced, self.menu(for: menu.identifier) != nil else { return }
        ProgrammerError.raise("inserting a menu with identifier \(menu.identifier.rawValue) that is in the menu already")
    }

    private func find(in menu: UIMenu, where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        if matches(menu) { return menu }
        for child in menu.children {
            if matches(child) { return child }
            if let inner = child as? UIMenu, let found = find(in: inner, where: matches) { return found }
        }
        return nil
    }

    private func rebuilt(_ menu: UIMenu, _ change: (UIMenu) -> [UIMenuElement]) -> UIMenu {
        menu.replacingChildren(
            menu.children.flatMap { child -> [UIMenuElement] in
                guard let inner = child as? UIMenu else { return [child] }
                let changed = change(inner)
                guard changed.contains(where: { $0 === inner }) else { return changed }
                let deeper = rebuilt(inner, change)
                return changed.map { $0 === inner ? deeper : $0 }
            })
    }

    private static func equal(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }
}
