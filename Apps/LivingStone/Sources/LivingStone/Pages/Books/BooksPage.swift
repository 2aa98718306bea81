import UIKit

/// The books as tiles; one opens to show its chapters.
final class BooksPage: Page {
    private let grid: BookGridController
    private let modes = UISegmentedControl(items: [words("Open"), words("Choose one"), words("Choose several")])
    private let log = UILabel()

    init(_ library: Library) {
        grid = BookGridController(library.bible)
        super.init(library, title: words("Bible"))
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        modes.selectedSegmentIndex = 0
        modes.addAction(UIAction { [weak self] _ in self?.changeMode() }, for: .valueChanged)
        log.font = .preferredFont(forTextStyle: .footnote)
        log.adjustsFontForContentSizeCategory = true
        log.textColor = .secondaryLabel
        log.numberOfLines = 0
        log.isHidden = true
        let top = UIStackView(arrangedSubviews: [modes, log])
        top.axis = .vertical
        top.spacing = 8
        top.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(top)
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            top.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            top.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
        embed(grid, below: top)
        grid.onChapter = { [weak self] in self?.open($0) }
        grid.onSelection = { [weak self] in self?.log.text = $0.joined(separator: " · ") }
    }

    private func changeMode() {
        grid.mode = BookGridController.Mode(rawValue: modes.selectedSegmentIndex) ?? .open
        log.isHidden = grid.mode == .open
        log.text = grid.mode == .one ? words("Another book takes the choice.") : words("Each tap chooses or releases a book.")
    }
}
