import UIKit

/// The rounded panel above the list: date, sort and search; during a search, a search bar.
final class FilterPanel: UIView {
    var onDate: ((UIView) -> Void)?
    var onSort: (() -> Void)?
    var onSearch: ((String) -> Void)?
    var onSearchEnd: (() -> Void)?
    private(set) var isSearching = false

    private let background = UIView()
    private let buttons = (0..<3).map { _ in UIButton(type: .system) }
    private let lines = (0..<2).map { _ in UIView() }
    private let searchBar = UISearchBar()

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.backgroundColor = Palette.panel
        background.layer.cornerRadius = 14
        background.layer.cornerCurve = .continuous
        addSubview(background)
        for (button, action) in zip(buttons, [#selector(chooseDate), #selector(sort), #selector(beginSearch)]) {
            button.addTarget(self, action: action, for: .touchUpInside)
            background.addSubview(button)
        }
        for (button, name) in zip(buttons, ["date", "sort", "search"]) { button.accessibilityIdentifier = name }
        for line in lines {
            line.backgroundColor = .separator
            background.addSubview(line)
        }
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = words("Part of a name")
        searchBar.showsCancelButton = true
        searchBar.isHidden = true
        searchBar.delegate = self
        searchBar.searchTextField.accessibilityIdentifier = "search field"
        searchBar.autocapitalizationType = .none
        addSubview(searchBar)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    static var height: CGFloat { min(64, Theme.shared.length(48)) }

    func show(order: ShareFilter.Order, hasDay: Bool) {
        // Three titles must fit side by side.
        let chosen = Theme.shared.font(.subheadline, .medium)
        let font = chosen.withSize(min(chosen.pointSize, 20))
        let titles = [words("Date"), order == .newest ? words("Newest") : words("Oldest"), words("Search")]
        let symbols = ["calendar", "arrow.up.arrow.down", "magnifyingglass"]
        for (index, button) in buttons.enumerated() {
            let isChosen = index == 0 && hasDay || index == 1 && order == .oldest
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: symbols[index], withConfiguration: UIImage.SymbolConfiguration(font: font))
            configuration.imagePadding = 6
            configuration.attributedTitle = AttributedString(titles[index], font: font)
            configuration.baseForegroundColor = isChosen ? Palette.accent : .label
            configuration.contentInsets = .zero
            button.configuration = configuration
            button.accessibilityLabel = titles[index]
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let width = bounds.width / 3
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
        }
        let line = 1 / max(1, traitCollection.displayScale)
        for (index, view) in lines.enumerated() {
            view.frame = CGRect(x: width * CGFloat(index + 1), y: bounds.height / 4, width: line, height: bounds.height / 2)
        }
        searchBar.frame = bounds.insetBy(dx: -8, dy: 0)
    }

    @objc private func chooseDate() { onDate?(buttons[0]) }
    @objc private func sort() { onSort?() }

    @objc private func beginSearch() {
        isSearching = true
        searchBar.text = ""
        swap()
        searchBar.becomeFirstResponder()
    }

    /// Shows the three buttons again.
    func endSearch() {
        guard isSearching else { return }
        isSearching = false
        searchBar.resignFirstResponder()
        swap()
        onSearchEnd?()
    }

    private func swap() {
        searchBar.isHidden = false
        background.isHidden = false
        searchBar.alpha = isSearching ? 0 : 1
        UIView.animate(withDuration: 0.25) {
            self.searchBar.alpha = self.isSearching ? 1 : 0
            self.background.alpha = self.isSearching ? 0 : 1
        } completion: { _ in
            self.searchBar.isHidden = !self.isSearching
            self.background.isHidden = self.isSearching
        }
    }
}

extension FilterPanel: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { onSearch?(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { endSearch() }
}
