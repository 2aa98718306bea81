import Foundation
import Testing

@testable import UIKitCore

@Suite("Icons of selected elements, and edit menus of inputs", .application) @MainActor struct MenuAdditionTests {
    private let stage = TransitionStage()

    @Test("an element that is on has its selected image in a menu")
    func selectedImage() {
        let (plain, filled) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
        let on = UIAction(title: "On", image: plain, selectedImage: filled, state: .on) { _ in }
        let off = UIAction(title: "Off", image: plain, selectedImage: filled, state: .off) { _ in }
        let items = MenuOutline(UIMenu(children: [on, off])).items.filter { $0.kind == .action }
        #expect(items.map { $0.image === filled } == [true, false])
        #expect((on.copy() as? UIAction)?.selectedImage === filled)
    }

    @Test("an action's source is the view that triggered it")
    func source() {
        let button = UIButton()
        var source: (any UIPopoverPresentationControllerSourceItem)?
        let action = UIAction { source = $0.presentationSourceItem }
        action.performWithSender(button, target: nil)
        #expect(source === button)
        #expect(action.presentationSourceItem == nil)
    }

    @Test("a subclass of a text field gives its own edit menu")
    func editMenu() {
        defer { stage.finish() }
        final class Field: UITextField {
            override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                UIMenu(children: [UIAction(title: "Own") { _ in }])
            }
        }
        let field = Field(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        stage.window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(EditMenuActions.elements(of: field, []).map(\.title) == ["Own"])
        let plain = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        stage.window.rootViewController?.view.addSubview(plain)
        plain.becomeFirstResponder()
        let suggested = UIAction(title: "Suggested") { _ in }
        #expect(EditMenuActions.elements(of: plain, [suggested]).map(\.title) == ["Suggested"])
    }
}
