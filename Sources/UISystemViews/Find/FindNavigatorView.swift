internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The panel of a find interaction: a field, the number of results, and buttons; a second row replaces.
///
/// > Units: points; sizes are remembered (R).
@MainActor final class FindNavigatorView: UIView {
    private unowned let interaction: UIFindInteraction
    private let back = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let field = UISearchTextField(frame: .zero)
    private let countLabel = UILabel(frame: .zero)
    private let replacement = UITextField(frame: .zero)
    private let previous = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replaceButton = UIButton(type: .system)
    private let allButton = UIButton(type: .system)
    private static let rowHeight: CGFloat = 52
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 8
    /// Of the button that clears the field.
    private static let clearWidth: CGFloat = 32

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        field.placeholder = SystemWords.text(.find)
        field.returnKeyType = .search
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.interaction.findNext() }, for: .editingDidEndOnExit)
        replacement.placeholder = SystemWords.text(.replace)
        replacement.borderStyle = .roundedRect
        replacement.autocapitalizationType = .none
        replacement.addAction(UIAction { [weak self] _ in self?.replacementTyped() }, for: .editingChanged)
        countLabel.font = .systemFont(ofSize: 13)
        countLabel.textColor = .secondaryLabel
        prepare(previous, "chevron.up", .previous) { $0.findPrevious() }
        prepare(following, "chevron.down", .next) { $0.findNext() }
        prepare(done, nil, .done) { $0.dismissFindNavigator() }
        prepare(replaceButton, nil, .replace) { $0.replaceOne() }
        prepare(allButton, nil, .all) { $0.replaceAll() }
        addSubview(back)
        for view in [field, countLabel, previous, following, done, replacement, replaceButton, allButton] { addSubview(view) }
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    private func prepare(
        _ button: UIButton, _ symbol: String?, _ word: SystemWords.Word, _ action: @escaping (UIFindInteraction) -> Void
    ) {
        if let symbol {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = SystemWords.text(word)
        } else {
            button.setTitle(SystemWords.text(word), for: .normal)
        }
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                action(interaction)
            }, for: .touchUpInside)
    }

    // MARK: Content

    var searchText: String? {
        get { field.text }
        set { if field.text != newValue { field.text = newValue } }
    }
    var replacementText: String? {
        get { replacement.text }
        set { if replacement.text != newValue { replacement.text = newValue } }
    }
    var showsReplacement = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The magnifier's menu.
    var optionsMenu: UIMenu? {
        didSet {
            guard let optionsMenu else { return field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass")) }
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
            button.menu = optionsMenu
            button.showsMenuAsPrimaryAction = true
            field.leftView = button
        }
    }

    func show(count: Int, current: Int?, style: UIFindSession.SearchResultDisplayStyle, isEmpty: Bool) {
        for button in [previous, following, replaceButton, allButton] {
            button.isEnabled = count > 0
            button.tintColor = count > 0 ? nil : .tertiaryLabel
        }
        switch style {
        case .none: countLabel.text = nil
        case .total: countLabel.text = isEmpty ? nil : "\(count)"
        case .currentAndTotal:
            let place = current.map { $0 + 1 } ?? 0
            countLabel.text =
                isEmpty
                ? nil : count == 0 ? "0" : String(format: SystemWords.text(.results), place, count)
        }
        setNeedsLayout()
    }

    private func typed() { interaction.typed(field.text ?? "") }
    private func replacementTyped() { interaction.replacementText = replacement.text }
    func beginEditing() { field.becomeFirstResponder() }

    // MARK: Layout

    /// Above the keyboard, or at the bottom of the safe area.
    func show(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor), trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
        ])
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight * (showsReplacement ? 2 : 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
        for view in [replacement, replaceButton, allButton] { view.isHidden = !showsReplacement }
        let insets = safeAreaInsets
        let area = CGRect(
            x: insets.left + Self.margin, y: 0, width: max(0, bounds.width - insets.left - insets.right - 2 * Self.margin),
            height: Self.rowHeight)
        place(row: area, field: field, [previous, following, done])
        let text = countLabel.sizeThatFits(.zero)
        let inset = Self.clearWidth
        let x = readsRightToLeft ? field.frame.minX + inset : field.frame.maxX - inset - text.width
        countLabel.frame = CGRect(x: x, y: area.midY - text.height / 2, width: text.width, height: text.height)
        place(row: area.offsetBy(dx: 0, dy: Self.rowHeight), field: replacement, [replaceButton, allButton])
    }

    /// A field in the space that buttons at the trailing edge leave.
    private func place(row: CGRect, field: UIView, _ buttons: [UIView]) {
        var trailing = row.maxX
        for button in buttons.reversed() {
            let width = max(36, button.sizeThatFits(.zero).width + 8)
            trailing -= width
            button.frame = mirrored(CGRect(x: trailing, y: row.minY, width: width, height: row.height))
        }
        field.frame = mirrored(
            CGRect(
                x: row.minX, y: row.midY - Self.fieldHeight / 2, width: max(0, trailing - Self.margin - row.minX), height: Self.fieldHeight)
        )
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        readsRightToLeft ? CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size) : frame
    }
}
