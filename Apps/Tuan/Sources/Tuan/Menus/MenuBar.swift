import UIKit

/// The three menus of the bar: their buttons, the panels that drop from it, and what is chosen.
@MainActor final class MenuBar {
    private enum Kind: Int, CaseIterable {
        case category, district, sort

        var name: String { ["category", "district", "sort"][rawValue] }
    }

    private(set) var state: DealMenus
    /// Something else was chosen.
    var onQuery: (() -> Void)?
    /// The search field was tapped.
    var onSearch: (() -> Void)?
    private let workplace: Workplace
    private unowned let page: UIViewController
    private let container = DropMenuContainer(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var buttons: [TopMenuButton] = []
    private var shape: Shape?
    /// Three buttons and the search field fit. > Units: points.
    private static let wide: CGFloat = 580
    private static let enough: CGFloat = 712

    private struct Shape: Equatable {
        var isWide: Bool
        var room: CGFloat
    }

    /// Built at their first use, then reused.
    private var panels: [Int: DropMenu] = [:]

    init(workplace: Workplace, page: UIViewController) {
        self.workplace = workplace
        self.page = page
        state = DealMenus(categories: workplace.metadata.categories.map(MenuEntry.init), sorts: workplace.metadata.sorts)
    }

    func install() {
        // The bar has the menus instead of a title.
        page.navigationItem.titleView = UIView()
        container.onClose = { [weak self] in self?.buttons.forEach { $0.isOpen = false } }
        page.view.addSubview(container)
        layout()
    }

    /// The menus and the search as they fit: with room, wide buttons and a search field.
    private func makeItems(isWide: Bool, room: CGFloat) {
        let width = isWide ? min(156, ((room - 244) / 3).rounded(.down)) : min(74, ((room - 78) / 3).rounded(.down))
        buttons = Kind.allCases.map { kind in
            let button = TopMenuButton(frame: CGRect(x: 0, y: 0, width: width, height: 44))
            button.accessibilityIdentifier = "menu \(kind.name)"
            button.tag = kind.rawValue
            button.addAction(UIAction { [weak self] _ in self?.tap(kind) }, for: .touchUpInside)
            return button
        }
        page.navigationItem.leftBarButtonItems = buttons.map { UIBarButtonItem(customView: $0) }
        let search = UIAction { [weak self] _ in
            self?.container.close()
            self?.onSearch?()
        }
        if isWide {
            let field = SearchFieldButton(frame: CGRect(x: 0, y: 0, width: 190, height: 36))
            field.addAction(search, for: .touchUpInside)
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: field)
        } else {
            let item = UIBarButtonItem(image: UIImage(systemName: "magnifyingglass"), primaryAction: search)
            item.accessibilityIdentifier = "search"
            page.navigationItem.rightBarButtonItem = item
        }
        updateTitles()
        if let open = panels.first(where: { $0.value === container.menu }) { buttons[open.key].isOpen = true }
    }

    /// The container is below the bar; it does not scroll.
    func layout() {
        let top = page.view.safeAreaInsets.top
        let room = page.view.bounds.width
        // The buttons are as wide in both orientations, as far as they fit.
        let shape = Shape(isWide: room >= Self.wide, room: min(room, Self.enough))
        if shape != self.shape {
            self.shape = shape
            makeItems(isWide: shape.isWide, room: shape.room)
        }
        container.frame = CGRect(x: 0, y: top, width: page.view.bounds.width, height: page.view.bounds.height - top)
        page.view.bringSubviewToFront(container)
    }

    func enter(_ city: City) {
        state.enter(city)
        container.close()
        panels[Kind.district.rawValue]?.show(state.district.entries, chosen: state.district.choice)
        updateTitles()
    }

    private func tap(_ kind: Kind) {
        guard workplace.city != nil else { return workplace.pointAtLocation() }
        let panel = panel(kind)
        if container.menu === panel { return container.close() }
        fill(panel, kind)
        container.open(panel)
        for button in buttons { button.isOpen = container.menu != nil && button.tag == kind.rawValue }
    }

    private func panel(_ kind: Kind) -> DropMenu {
        if let panel = panels[kind.rawValue] { return panel }
        let panel = DropMenu(name: kind.name, hasSymbols: kind == .category)
        panel.onChoice = { [weak self] in self?.choose($0, kind) }
        panels[kind.rawValue] = panel
        return panel
    }

    private func fill(_ panel: DropMenu, _ kind: Kind) {
        switch kind {
        case .category: panel.show(state.category.entries, chosen: state.category.choice)
        case .district: panel.show(state.district.entries, chosen: state.district.choice)
        case .sort: panel.show(state.sorts.map { MenuEntry(title: $0.title) }, chosen: ChoiceMenu.Choice(item: state.sort, subtitle: 0))
        }
    }

    private func choose(_ choice: ChoiceMenu.Choice, _ kind: Kind) {
        let old = state
        switch kind {
        case .category: state.category.choose(item: choice.item, subtitle: choice.subtitle)
        case .district: state.district.choose(item: choice.item, subtitle: choice.subtitle)
        case .sort: state.choose(sort: choice.item)
        }
        updateTitles()
        container.close()
        if state != old { onQuery?() }
    }

    private func updateTitles() {
        guard buttons.count == Kind.allCases.count else { return }
        buttons[0].show(title: state.category.title, symbol: state.category.symbol)
        buttons[1].show(title: state.district.title, symbol: "mappin.and.ellipse")
        buttons[2].show(title: state.sortTitle, symbol: "arrow.up.arrow.down")
    }
}

/// A button that looks like a search field.
final class SearchFieldButton: UIControl {
    private let size: CGSize

    override init(frame: CGRect) {
        size = frame.size
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.frame = CGRect(x: 6, y: 0, width: 26, height: frame.height)
        let label = UILabel(frame: CGRect(x: 36, y: 0, width: frame.width - 44, height: frame.height))
        label.text = words("搜索团购、商家")
        label.font = .systemFont(ofSize: 15)
        label.textColor = .secondaryLabel
        for view in [icon, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .searchField
        accessibilityLabel = words("搜索团购、商家")
        showsLargely(words("搜索团购、商家"), icon.image)
        accessibilityIdentifier = "search"
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    override var intrinsicContentSize: CGSize { size }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
