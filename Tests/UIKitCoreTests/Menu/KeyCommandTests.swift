import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Keyboard shortcuts", .application) @MainActor struct KeyCommandTests {
    private final class Page: UIViewController {
        let journal = Journal()
        var commands: [UIKeyCommand] = []
        var refuses = false
        override var keyCommands: [UIKeyCommand]? { commands }
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            !refuses && super.canPerformAction(action, withSender: sender)
        }
        func pressed(_ sender: Any?) { journal.add((sender as? UIKeyCommand)?.title ?? (sender as? UICommand)?.title ?? "?") }
        override func copy(_ sender: Any?) { journal.add("copy") }
    }

    private static let registered: Void = {
        ObjCRuntime.register(Page.self, "pressed:") { page, arguments in page.pressed(arguments.first ?? nil) }
        ObjCRuntime.register(Page.self, "copy:") { page, arguments in page.copy(arguments.first ?? nil) }
    }()

    private func command(_ title: String, _ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
        UIKeyCommand(title: title, action: Selector("pressed:"), input: input, modifierFlags: flags)
    }

    private func page(_ device: DeviceState = .standard) -> (TestApplication, Page) {
        _ = KeyCommandTests.registered
        let app = TestApplication(device: device)
        let page = Page()
        _ = app.window(page)
        page.becomeFirstResponder()
        return (app, page)
    }

    private func press(_ app: TestApplication, _ usage: UInt16, _ modifiers: KeySample.Modifiers, _ characters: String = "") {
        for phase in [KeySample.Phase.down, .up] {
            app.send(.input(.key(KeySample(phase: phase, usage: usage, modifiers: modifiers, characters: characters), time: 0)))
        }
    }

    @Test("holding Command on a pad lists the available shortcuts with titles, until another key or its release", arguments: [true, false])
    func overlay(_ isPad: Bool) throws {
        var device = DeviceState.standard
        if isPad { device = DeviceState(model: "iPad14,3", name: "iPad", idiom: .pad, width: 834, height: 1194, scale: 2) }
        let (app, page) = page(device)
        page.commands = [
            command("Open", "o"), command("Big", UIKeyCommand.inputUpArrow, [.command, .shift]), command("", "u"),
            UIKeyCommand(title: "Nobody", action: Selector("nobody:"), input: "n", modifierFlags: .command),
        ]
        func hold(_ phase: KeySample.Phase, _ usage: UInt16) {
            app.send(.input(.key(KeySample(phase: phase, usage: usage, modifiers: .command), time: 0)))
        }
        func texts() -> [String] {
            let card = page.view.window?.subviews.compactMap { $0 as? KeyCommandCardView }.last
            return card?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
        }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        hold(.down, 227)
        app.advance(0.5)
        #expect(texts().isEmpty)
        app.advance(0.5)
        #expect(texts() == (isPad ? ["Open", "⌘O", "Big", "⇧⌘↑", "Copy", "⌘C"] : []))
        hold(.up, 227)
        #expect(texts().isEmpty)
        hold(.down, 227)
        app.advance(0.5)
        hold(.down, 0x12)
        app.advance(1)
        #expect(texts().isEmpty)
        #expect(page.journal.take() == ["Open"])
    }

    @Test("HT-20: the first match up the chain wins; a text input keeps its keys", .contract("HT-20"))
    func chain() throws {
        let (app, page) = page()
        page.commands = [
            command("first", "k"), command("second", "k"), command("plain", "x", []), command("up", UIKeyCommand.inputUpArrow, []),
        ]
        press(app, 0x0E, .command, "k")
        #expect(page.journal.take() == ["first"])
        press(app, 0x1B, [], "x")
        #expect(page.journal.take() == ["plain"])
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        page.view?.addSubview(field)
        field.becomeFirstResponder()
        press(app, 0x1B, [], "x")
        #expect(page.journal.take() == [])
        #expect(field.text == "x")
        page.commands[2].wantsPriorityOverSystemBehavior = true
        press(app, 0x1B, [], "x")
        #expect(page.journal.take() == ["plain"])
        #expect(field.text == "x")
    }

    @Test("HT-19: skips a responder that cannot perform the action", .contract("HT-19"))
    func gate() {
        let (app, page) = page()
        page.commands = [command("k", "k")]
        page.refuses = true
        press(app, 0x0E, .command, "k")
        #expect(page.journal.take() == [])
        let menu = UIMenu(children: [UICommand(title: "Do", action: Selector("pressed:"))])
        #expect(MenuOutline(menu).items.map(\.isDisabled) == [true])
        page.refuses = false
        #expect(MenuOutline(menu).items.map(\.isDisabled) == [false])
    }

    @Test("HT-18: a command without a target goes to the first responder's chain", .contract("HT-18"))
    func target() {
        let (app, page) = page()
        _ = app
        UICommand(title: "menu", action: Selector("pressed:")).performWithSender(nil, target: nil)
        #expect(page.journal.take() == ["menu"])
        #expect(UIApplication.shared.sendAction(Selector("pressed:"), to: nil, from: command("sent", "k"), for: nil))
        #expect(page.journal.take() == ["sent"])
        #expect(!UIApplication.shared.sendAction(Selector("nobody:"), to: nil, from: nil, for: nil))
    }

    @Test("Control acts as Command if nothing claims it") func control() {
        let (app, page) = page()
        page.commands = [command("command", "k")]
        press(app, 0x0E, .control)
        #expect(page.journal.take() == ["command"])
        page.commands.append(command("control", "k", .control))
        press(app, 0x0E, .control)
        #expect(page.journal.take() == ["control"])
    }

    @Test("the standard edit shortcuts reach responders that implement the action") func standard() {
        let (app, page) = page()
        press(app, 0x06, .command, "c")
        press(app, 0x19, .command, "v")
        #expect(page.journal.take() == ["copy"])
    }

    @Test("undo and redo act on the first responder's undo manager") func undo() throws {
        let (app, page) = page()
        let manager = try #require(page.undoManager)
        #expect(manager === page.view?.window?.undoManager)
        manager.registerUndo(withTarget: page) { page in
            page.journal.add("undone")
            manager.registerUndo(withTarget: page) { $0.journal.add("redone") }
        }
        press(app, 0x1D, .command, "z")
        press(app, 0x1D, [.command, .shift], "z")
        #expect(page.journal.take() == ["undone", "redone"])
    }

    @Test("the main menu is built once, and its commands work") func mainMenu() {
        let (app, page) = page()
        UIMenuSystem.main.setNeedsRebuild()
        let tree = UIMenuSystem.main.tree
        #expect(tree.menu(for: .edit) != nil)
        tree.insertChild(
            UIMenu(title: "Extra", identifier: UIMenu.Identifier("extra"), children: [command("built", "j")]), atEndOfMenu: .view)
        press(app, 0x0D, .command, "j")
        #expect(page.journal.take() == ["built"])
        tree.remove(menu: UIMenu.Identifier("extra"))
        press(app, 0x0D, .command, "j")
        #expect(page.journal.take() == [])
        tree.insertSibling(UIMenu(title: "Nowhere"), afterMenu: UIMenu.Identifier("unknown"))
        #expect(app.environment.logs.contains { $0.contains("there is no menu unknown") })
    }

    @Test("an empty or unknown input matches nothing") func strange() {
        let (app, page) = page()
        page.commands = [command("empty", "", []), command("long", "kk")]
        press(app, 0x0E, .command, "k")
        press(app, 0xFF, [], "")
        #expect(page.journal.take() == [])
    }

    @Test("a copy of a key command has all of its settings")
    func copy() throws {
        let made = command("Open", "o")
        (made.wantsPriorityOverSystemBehavior, made.allowsAutomaticLocalization, made.allowsAutomaticMirroring) = (true, false, false)
        let copy = try #require(made.copy() as? UIKeyCommand)
        #expect(copy.wantsPriorityOverSystemBehavior)
        #expect(!copy.allowsAutomaticLocalization)
        #expect(!copy.allowsAutomaticMirroring)
    }

    @Test("keys that are down when the app becomes inactive are cancelled, for recognisers and responders")
    func cancelledPresses() {
        final class Recognizer: UIGestureRecognizer {
            var phases: [UIPress.Phase] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { phases += presses.map(\.phase) }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { phases += presses.map(\.phase) }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { phases += presses.map(\.phase) }
        }
        final class Keys: UIView {
            var phases: [UIPress.Phase] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { phases += presses.map(\.phase) }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { phases += presses.map(\.phase) }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { phases += presses.map(\.phase) }
        }
        let (app, page) = page()
        let (view, recognizer, deaf) = (Keys(), Recognizer(), Recognizer())
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.keyboard.rawValue)]
        deaf.allowedPressTypes = []
        view.addGestureRecognizer(recognizer)
        view.addGestureRecognizer(deaf)
        page.view.addSubview(view)
        view.becomeFirstResponder()
        app.send(.input(.key(KeySample(phase: .down, usage: 20, characters: "q"), time: 0)))
        ApplicationContext.current.keyRouter.cancelAll(time: 1)
        app.send(.input(.key(KeySample(phase: .up, usage: 20, characters: "q"), time: 2)))
        #expect(view.phases == [.began, .cancelled])
        #expect(recognizer.phases == [.began, .cancelled])
        #expect(deaf.phases.isEmpty)
    }
}
