import Foundation
import KeyboardModel
import Testing

@testable import UIKeyboard
@testable import UIKitCore

@Suite("Shortcuts bar of a pad's keyboard", .application) @MainActor struct AssistantBarTests {
    let keyboard = KeyboardStage(.pad)
    private var bar: AssistantBar { keyboard.view.shortcuts }

    private func button(_ name: String) -> UIButton? {
        func find(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.accessibilityLabel == name { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(bar)
    }

    private func tap(_ name: String) throws {
        let found = try #require(button(name))
        let place = found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
        keyboard.stage.tap(place.x, place.y)
        keyboard.stage.run(0.3)
    }

    @Test("undo, redo and paste are enabled while they can act")
    func standard() throws {
        UIPasteboard.general.items = []
        keyboard.begin { $0.autocapitalizationType = .none }
        #expect(bar.frame.height == 55)
        #expect(keyboard.view.bounds.height == CGFloat(264 + 20 + 55))
        #expect(button("Undo")?.isEnabled == false)
        #expect(button("Redo")?.isEnabled == false)
        #expect(button("Paste")?.isEnabled == false)
        keyboard.type("hi")
        #expect(button("Undo")?.isEnabled == true)
        try tap("Undo")
        #expect(keyboard.field.text == "")
        #expect(button("Undo")?.isEnabled == false)
        #expect(button("Redo")?.isEnabled == true)
        try tap("Redo")
        #expect(keyboard.field.text == "hi")
        UIPasteboard.general.string = " you"
        keyboard.type(" ")
        #expect(button("Paste")?.isEnabled == true)
        try tap("Paste")
        #expect(keyboard.field.text == "hi  you")
        UIPasteboard.general.items = []
    }

    @Test("an input's groups are at either side; without any there is no bar, and its height is in the keyboard's frame")
    func groups() throws {
        let notification = KeyboardNotificationLog()
        notification.listen(to: keyboard.stage.window.screen)
        defer { notification.stop() }
        var used: [String] = []
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in used.append(title) })
        }
        let group = UIBarButtonItemGroup(barButtonItems: [item("Bold"), item("Wide")], representativeItem: nil)
        #expect(group.barButtonItems[0].buttonGroup === group)
        keyboard.begin {
            $0.inputAssistantItem.leadingBarButtonGroups = []
            $0.inputAssistantItem.trailingBarButtonGroups = []
        }
        #expect(bar.superview == nil)
        #expect(keyboard.dock?.frame.height == 284)
        _ = notification.take()
        keyboard.field.inputAssistantItem.trailingBarButtonGroups = [group]
        keyboard.field.reloadInputViews()
        keyboard.stage.run(0.5)
        #expect(keyboard.dock?.frame.height == 339)
        #expect(notification.take() == KeyboardNotificationLog.showing)
        let bold = try #require(button("Bold"))
        #expect(bold.convert(CGPoint.zero, to: nil).x > 600)
        group.barButtonItems[0].isEnabled = false
        keyboard.stage.run(0.1)
        #expect(button("Bold")?.isEnabled == false)
        try tap("Wide")
        #expect(used == ["Wide"])
    }

    @Test("a group without space shows its representative item")
    func representative() throws {
        let many = (0..<30).map { UIBarButtonItem(title: "Item \($0)", primaryAction: UIAction(title: "Item \($0)") { _ in }) }
        let group = UIBarButtonItemGroup(barButtonItems: many, representativeItem: UIBarButtonItem(title: "More"))
        keyboard.begin { $0.inputAssistantItem.trailingBarButtonGroups = [group] }
        #expect(group.isDisplayingRepresentativeItem)
        #expect(button("More")?.menu?.children.count == 30)
        #expect(button("Undo") != nil)
        group.barButtonItems = Array(many.prefix(2))
        keyboard.field.reloadInputViews()
        #expect(!group.isDisplayingRepresentativeItem)
    }

    @Test("phones have none")
    func phone() {
        let phone = KeyboardStage()
        phone.begin()
        #expect(phone.view.shortcuts.superview == nil)
        #expect(phone.view.bounds.height == 291)
    }
}
