public import Foundation
internal import ObjectiveC

/// The application's menu: nothing shows it on a phone or pad, but its shortcuts work and are listed while Command is held.
///
/// > Contract: UIKit, UIMenuSystem
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    open class var main: UIMenuSystem { mainSystem }
    open class var context: UIMenuSystem { contextSystem }

    private var built: MenuTree?
    /// The application the tree was built for.
    private weak var owner: UIApplication?

    /// The tree is made again when it is needed next.
    open func setNeedsRebuild() { built = nil }
    /// What commands look like is asked for each time they are shown: there is nothing to bring up to date.
    open func setNeedsRevalidate() {}

    var tree: MenuTree {
        let application = UIApplication.shared
        if let built, owner === application { return built }
        let tree = MenuTree(system: self, root: StandardMenus.root)
        // A builder that asks for the tree gets the one in the making.
        built = tree
        owner = application
        application.buildMenu(with: tree)
        (application.delegate as? UIResponder)?.buildMenu(with: tree)
        return tree
    }
}

/// The menus and shortcuts every application starts with.
@MainActor enum StandardMenus {
    static var root: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(title: "File", identifier: .file), edit, UIMenu(title: "Format", identifier: .format, children: [textStyle]),
                UIMenu(title: "View", identifier: .view), UIMenu(title: "Window", identifier: .window),
                UIMenu(title: "Help", identifier: .help),
            ])
    }

    private static var edit: UIMenu {
        let undo = UIMenu(
            identifier: .undoRedo, options: .displayInline,
            children: [command("Undo", "undo:", "z"), command("Redo", "redo:", "z", [.command, .shift])])
        let standard = UIMenu(
            identifier: .standardEdit, options: .displayInline,
            children: [
                command("Cut", "cut:", "x"), command("Copy", "copy:", "c"), command("Paste", "paste:", "v"),
                command("Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
                UICommand(title: "Delete", action: Selector("delete:")), command("Select All", "selectAll:", "a"),
            ])
        return UIMenu(title: "Edit", identifier: .edit, children: [undo, standard])
    }

    private static var textStyle: UIMenu {
        UIMenu(
            identifier: .textStyle, options: .displayInline,
            children: [
                command("Bold", "toggleBoldface:", "b"), command("Italic", "toggleItalics:", "i"),
                command("Underline", "toggleUnderline:", "u"),
            ])
    }

    private static func command(_ title: String, _ action: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command)
        -> UIKeyCommand
    {
        UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: modifiers)
    }
}
