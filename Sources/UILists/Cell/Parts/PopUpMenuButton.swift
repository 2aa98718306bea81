internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// A menu's selected item and two chevrons that indicate further items.
final class PopUpMenuButton: UIButton {
    private var onChoice: ((UIMenu) -> Void)?
    private var known: [String] = []

    init(_ menu: UIMenu, _ onChoice: ((UIMenu) -> Void)?) {
        super.init(frame: .zero)
        self.onChoice = onChoice
        var look = UIButton.Configuration.plain()
        look.contentInsets = .zero
        look.image = UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote, scale: .small))
        look.imagePlacement = .trailing
        look.indicator = .none
        look.imagePadding = CellMetrics.popUpGap
        configuration = look
        tintColor = .secondaryLabel
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
        self.menu = menu
        known = choice
    }

    required init?(coder: NSCoder) { nil }

    private var choice: [String] { menu?.selectedElements.map(\.title) ?? [] }

    /// The menu has another selected item: the accessory's handler is called once.
    override func menuChoiceDidShow() {
        super.menuChoiceDidShow()
        guard choice != known, let menu else { return }
        known = choice
        superview?.setNeedsLayout()
        onChoice?(menu)
    }
}
