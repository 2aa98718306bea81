import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Edit menus", .application) @MainActor struct EditMenuTests {
    private func field() -> (MenuStage, UITextField) {
        let stage = MenuStage()
        let field = stage.add(UITextField(), CGRect(x: 50, y: 300, width: 200, height: 40))
        field.text = "Word"
        field.becomeFirstResponder()
        return (stage, field)
    }

    private func cells(_ stage: MenuStage) -> [EditMenuCell] {
        stage.window.subviews.compactMap { $0 as? EditMenuOverlay }.flatMap { $0.bar?.cells ?? [] }
    }

    @Test("shows the actions that the first responder can perform, and the app's items") func actions() {
        let (stage, field) = field()
        defer { stage.end() }
        UIPasteboard.general.items = []
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        #expect(cells(stage).compactMap { $0.element?.title } == ["Select", "Select All"])
        UIMenuController.shared.hideMenu()
        field.selectAll(nil)
        UIPasteboard.general.string = "x"
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        #expect(cells(stage).compactMap { $0.element?.title } == ["Cut", "Copy", "Paste", "Delete", "Select All"])
        #expect(UIMenuController.shared.isMenuVisible)
        UIMenuController.shared.hideMenu()
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test("fields and text views perform each standard action by its selector") func selectors() {
        let stage = MenuStage()
        defer { stage.end() }
        let field = stage.add(UITextField(), CGRect(x: 50, y: 300, width: 200, height: 40))
        let view = stage.add(UITextView(), CGRect(x: 50, y: 400, width: 200, height: 80))
        UIPasteboard.general.items = []
        (field.text, view.text) = ("Word", "Word")
        for input in [field, view] as [UIResponder & UITextInput] {
            func perform(_ name: String) -> String {
                _ = input.perform(Selector((name)), with: nil)
                return input.selectedTextRange.flatMap { input.text(in: $0) } ?? "none"
            }
            input.becomeFirstResponder()
            #expect(perform("select:") == "Word")
            #expect(perform("copy:") == "Word")
            #expect(UIPasteboard.general.string == "Word")
            #expect(perform("delete:").isEmpty)
            #expect(perform("paste:").isEmpty)
            #expect(perform("selectAll:") == "Word")
            #expect(perform("cut:").isEmpty)
            #expect((input as? UITextField)?.text ?? (input as? UITextView)?.text == "")
            UIPasteboard.general.items = []
        }
    }

    @Test("a tap on an entry performs it; a touch elsewhere closes the menu and is delivered") func touches() throws {
        let (stage, field) = field()
        defer { stage.end() }
        field.selectAll(nil)
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        let copy = try #require(cells(stage).first { $0.element?.title == "Copy" })
        let frame = UIAccessibility.convertToScreenCoordinates(copy.bounds, in: copy)
        stage.app.tap(frame.midX, frame.midY)
        #expect(UIPasteboard.general.string == "Word")
        #expect(!UIMenuController.shared.isMenuVisible)
        let journal = Journal()
        let button = stage.add(UIButton(type: .system), CGRect(x: 50, y: 600, width: 100, height: 40))
        button.addAction(UIAction { _ in journal.add("pressed") }, for: .touchUpInside)
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        stage.app.tap(100, 620)
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(journal.take() == ["pressed"])
    }

    @Test("a text input's delegate replaces the menu, and is notified of it")
    func inputDelegate() throws {
        final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
            let journal = Journal()
            func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                journal.add("field \(range.location) \(range.length)")
                return UIMenu(children: suggestedActions.prefix(1) + [UIAction(title: "Shout") { _ in }])
            }
            func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                journal.add("will present")
                animator.addCompletion { [journal] in journal.add("presented") }
            }
            func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                journal.add("will dismiss")
                animator.addCompletion { [journal] in journal.add("dismissed") }
            }
            func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                UIMenu(children: [UIMenu(options: .displayInline, children: [UIAction(title: "\(range.length)") { _ in }])])
            }
        }
        let (stage, field) = field()
        defer { stage.end() }
        let delegate = Delegate()
        field.delegate = delegate
        field.selectAll(nil)
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        #expect(cells(stage).compactMap { $0.element?.title } == ["Cut", "Shout"])
        UIMenuController.shared.setMenuVisible(false, animated: false)
        #expect(delegate.journal.take() == ["field 0 4", "will present", "presented", "will dismiss", "dismissed"])
        let view = stage.add(UITextView(), CGRect(x: 50, y: 400, width: 200, height: 80))
        view.text = "Three"
        view.delegate = delegate
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 3)
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        #expect(cells(stage).compactMap { $0.element?.title } == ["3"])
        UIMenuController.shared.setMenuVisible(false, animated: false)
    }

    @Test("an interaction's delegate provides the entries") func interaction() {
        final class Delegate: NSObject, UIEditMenuInteractionDelegate {
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
            ) -> UIMenu? { UIMenu(children: suggestedActions + [UIAction(title: "Translate") { _ in }]) }
        }
        let (stage, field) = field()
        defer { stage.end() }
        let delegate = Delegate()
        let interaction = UIEditMenuInteraction(delegate: delegate)
        field.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 20)))
        #expect(cells(stage).compactMap { $0.element?.title }.last == "Translate")
        interaction.dismissMenu()
        #expect(cells(stage).isEmpty)
    }
}
