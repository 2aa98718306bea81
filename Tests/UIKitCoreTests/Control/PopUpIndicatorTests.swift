import Foundation
import Testing

@testable import UIKitCore

/// `UIButton.Configuration.indicator`: the two chevrons of a pop-up button.
@Suite("Pop-up indicators", .application) @MainActor struct PopUpIndicatorTests {
    private let app = TestApplication()

    private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
        app.activate()
        var look = UIButton.Configuration.gray()
        look.title = "Size"
        change(&look)
        let button = UIButton(configuration: look)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button
    }

    private func chevrons(_ button: UIButton) -> UIImageView? {
        button.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil && !$0.isHidden && $0.frame.width > 0 }
    }

    @Test("popup makes the button wider by the chevrons after the title")
    func popup() throws {
        let (plain, popup) = (button(), button { $0.indicator = .popup })
        #expect(chevrons(plain) == nil)
        let indicator = try #require(chevrons(popup))
        let title = try #require(popup.titleLabel)
        #expect(popup.bounds.width > plain.bounds.width + 8)
        #expect(popup.bounds.height == plain.bounds.height)
        #expect(indicator.frame.minX > title.frame.maxX)
        #expect(indicator.frame.maxX < popup.bounds.maxX)
        #expect(title.frame.width == plain.titleLabel?.frame.width)
        #expect(!app.environment.logs.contains { $0.contains("indicator") })
    }

    @Test("from right to left the chevrons are left of the title")
    func rightToLeft() throws {
        let popup = button { $0.indicator = .popup }
        popup.semanticContentAttribute = .forceRightToLeft
        popup.setNeedsLayout()
        popup.layoutIfNeeded()
        let indicator = try #require(chevrons(popup))
        let title = try #require(popup.titleLabel)
        #expect(indicator.frame.maxX < title.frame.minX)
        #expect(indicator.frame.minX > 0)
    }

    @Test("automatic shows them for a menu as the primary action that changes the selection, none never")
    func automatic() {
        let menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        let automatic = button()
        automatic.menu = menu
        automatic.showsMenuAsPrimaryAction = true
        automatic.sizeToFit()
        automatic.layoutIfNeeded()
        #expect(chevrons(automatic) == nil)
        automatic.changesSelectionAsPrimaryAction = true
        automatic.sizeToFit()
        automatic.layoutIfNeeded()
        #expect(chevrons(automatic) != nil)
        #expect(automatic.configuration?.title == "One")
        automatic.configuration?.indicator = .none
        automatic.layoutIfNeeded()
        #expect(chevrons(automatic) == nil)
    }

    @Test("indicatorColorTransformer changes their colour")
    func colour() {
        let popup = button {
            $0.indicator = .popup
            $0.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
        }
        #expect(chevrons(popup)?.tintColor == .red)
    }
}
