import Testing
import UIKit

@testable import Handbook

@MainActor
@Suite struct ControlPageTests {
    private static func button(titled title: String, in page: UIViewController) -> UIButton? {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(page.view).lazy.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }
    }

    // Proves HB-3.1.
    @Test func highlightedButtonsHaveAnotherTitleImageAndBackground() throws {
        let button = try #require(Self.button(titled: localized("Press me"), in: ControlsViewController()))
        let normal = (button.currentTitle, button.currentTitleColor, button.currentImage, button.currentBackgroundImage)
        button.isHighlighted = true
        #expect(button.currentTitle == localized("Pressed"))
        #expect(button.currentTitle != normal.0)
        #expect(button.currentTitleColor != normal.1)
        #expect(button.currentImage !== normal.2)
        #expect(button.currentBackgroundImage !== normal.3)
        button.isHighlighted = false
        #expect(button.currentTitle == normal.0)
    }
}
