import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Menus of links in text", .application) @MainActor struct TextItemMenuTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        let journal = Journal()
        var configuration: ((UIMenu) -> UITextItem.MenuConfiguration?) = { UITextItem.MenuConfiguration(menu: $0) }
        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
            -> UITextItem.MenuConfiguration?
        {
            if case .link(let url) = textItem.content { journal.add("\(url) \(textItem.range.location)") }
            return configuration(defaultMenu)
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
        ) { journal.add("display") }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
        ) { journal.add("end") }
    }

    private func text(_ stage: MenuStage) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.attributedText = NSAttributedString(
            string: "link and more",
            attributes: [.font: UIFont.systemFont(ofSize: 40)])
        view.textStorage.addAttribute(.link, value: URL(fileURLWithPath: "/a"), range: NSRange(location: 0, length: 4))
        _ = stage.add(view, CGRect(x: 20, y: 300, width: 350, height: 100))
        return view
    }

    private func press(_ stage: MenuStage, _ x: Double) {
        stage.app.touch(.began, x, 330)
        stage.app.advance(0.6)
        stage.app.touch(.ended, x, 330)
        stage.app.advance(0.6)
    }

    @Test("a long press on a link opens the menu that the delegate makes of the default one; a press elsewhere opens no menu")
    func menu() {
        let stage = MenuStage()
        defer { stage.end() }
        let view = text(stage)
        let delegate = Delegate()
        view.delegate = delegate
        press(stage, 300)
        #expect(delegate.journal.take() == [])
        UIMenuController.shared.hideMenu()
        stage.app.advance(1)
        press(stage, 60)
        #expect(delegate.journal.take() == ["file:///a 0", "display"])
        #expect(stage.rows.count == 2)
        stage.session?.dismiss(animated: false)
        stage.app.advance(1)
        delegate.configuration = { _ in nil }
        press(stage, 60)
        #expect(stage.session == nil)
        view.isEditable = true
        _ = delegate.journal.take()
        press(stage, 60)
        #expect(delegate.journal.take() == [])
    }

    @Test("without a delegate the menu opens or copies the link")
    func standard() {
        let stage = MenuStage()
        defer { stage.end() }
        _ = text(stage)
        press(stage, 60)
        #expect(stage.rows.count == 2)
    }
}
