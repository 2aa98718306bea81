internal import CoreGraphics
internal import Foundation

/// The choice of a menu and the two chevrons that say there are others.
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

    /// The menu showed another choice: whoever made the accessory hears of it once.
    override func menuChoiceDidShow() {
        super.menuChoiceDidShow()
        guard choice != known, let menu else { return }
        known = choice
        superview?.setNeedsLayout()
        onChoice?(menu)
    }
}
