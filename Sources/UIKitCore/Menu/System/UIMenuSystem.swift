public import Foundation
internal import ObjectiveC

/// The application's menu: not displayed on a phone or pad, but its shortcuts work and are listed while Command is held.
///
/// > Contract: UIKit, UIMenuSystem
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    /// The system of the app's menus and shortcuts, built by `UIResponder.buildMenu(with:)`.
    open class var main: UIMenuSystem { mainSystem }
    /// The system of context menus; the app is not asked to build it here.
    open class var context: UIMenuSystem { contextSystem }

    private var built: MenuTree?
    /// The application that the tree was built for.
    private weak var owner: UIApplication?

    /// The tree is rebuilt when it is next needed.
    open func setNeedsRebuild() { built = nil }
    /// Commands are validated each time they are shown, so there is nothing to update.
    open func setNeedsRevalidate() {}

    var tree: MenuTree {
        let application = UIApplication.shared
        if let built, owner === application { return built }
        let tree = MenuTree(system: self, root: StandardMenus.root)
        // A builder that reads the tree gets the one being built.
        built = tree
        owner = application
        application.buildMenu(with: tree)
        (application.delegate as? UIResponder)?.buildMenu(with: tree)
        return tree
    }
}

/// The default menus and shortcuts of every application.
@MainActor enum StandardMenus {
    static var root: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(title: SystemStrings.text("File"), identifier: .file), edit,
                UIMenu(title: SystemStrings.text("Format"), identifier: .format, children: [textStyle]),
                UIMenu(title: SystemStrings.text("View"), identifier: .view),
                UIMenu(title: SystemStrings.text("Window"), identifier: .window),
                UIMenu(title: SystemStrings.text("Help"), identifier: .help),
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
                UICommand(title: SystemStrings.text("Delete"), action: Selector("delete:")), command("Select All", "selectAll:", "a"),
            ])
        return UIMenu(title: SystemStrings.text("Edit"), identifier: .edit, children: [undo, standard])
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
        UIKeyCommand(title: SystemStrings.text(title), action: Selector(action), input: input, modifierFlags: modifiers)
    }
}
