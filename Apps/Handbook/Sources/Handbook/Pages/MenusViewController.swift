import UIKit

/// Menus on a button and on a view, a custom edit menu, key commands that do the same, and undo.
class MenusViewController: PageViewController, UIContextMenuInteractionDelegate {
    private let pullDown = UIButton(type: .system)
    private let popUp = UIButton(type: .system)
    private let note = UIView()
    private let noteLabel = UILabel()
    private let stateLabel = PageLabel()
    private let hint = UILabel()
    private var isPinned = false
    private var paper = UIColor.systemYellow
    private let tick = UISelectionFeedbackGenerator()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()

        // A menu as the primary action opens as soon as the button is touched.
        var gray = UIButton.Configuration.gray()
        gray.title = localized("Actions")
        gray.image = UIImage(systemName: "ellipsis.circle")
        gray.imagePadding = 6
        pullDown.configuration = gray
        pullDown.showsMenuAsPrimaryAction = true
        content.addSubview(pullDown)

        // A pop-up button shows its selected element.
        popUp.configuration = .gray()
        popUp.changesSelectionAsPrimaryAction = true
        popUp.showsMenuAsPrimaryAction = true
        popUp.menu = UIMenu(
            title: localized("Paper"),
            children: MenusViewController.papers.map { name, color in
                UIAction(title: localized(name)) { [weak self] _ in self?.usePaper(name, color) }
            })
        content.addSubview(popUp)

        note.layer.cornerRadius = 14
        note.layer.cornerCurve = .continuous
        note.accessibilityIdentifier = "note"
        // A long press, or a click with the secondary mouse button, opens the note's menu.
        note.addInteraction(UIContextMenuInteraction(delegate: self))
        content.addSubview(note)

        noteLabel.text = localized("Hold this note.\nOr press ⌘P, ⌘D, ⌘Z.")
        noteLabel.numberOfLines = 0
        noteLabel.textAlignment = .center
        noteLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .medium))
        noteLabel.adjustsFontForContentSizeCategory = true
        noteLabel.textColor = .black
        note.addSubview(noteLabel)

        addStateLabel(stateLabel, localized("Nothing chosen yet"))

        hint.text = localized(
            "Keys go to the first responder and up its chain; the first that knows the shortcut takes it. Control stands for ⌘.")
        hint.numberOfLines = 0
        hint.textAlignment = .center
        hint.textColor = .secondaryLabel
        hint.font = .preferredFont(forTextStyle: .footnote)
        content.addSubview(hint)

        showPinned()
    }

    private static let papers: [(String, UIColor)] = [
        ("Yellow", .systemYellow), ("Mint", .systemMint), ("Pink", .systemPink), ("Cyan", .systemCyan),
    ]

    override func layoutContent(in area: CGRect) {
        let y = place([pullDown, popUp], columns: 2, height: 44, gap: 12, in: area, from: area.minY)
        let width = min(area.width, UIFontMetrics(forTextStyle: .title3).scaledValue(for: 220))
        // The note is tilted: its bounds and centre are what is laid out.
        note.bounds.size = CGSize(width: width, height: fit(noteLabel, in: width - 32, atLeast: 118) + 32)
        note.center = CGPoint(x: area.midX, y: y + 20 + note.bounds.height / 2)
        noteLabel.frame = note.bounds.insetBy(dx: 16, dy: 16)
        stateLabel.frame = CGRect(
            x: area.minX, y: y + note.bounds.height + 40, width: area.width, height: fit(stateLabel, in: area.width, atLeast: 48))
        let height = hint.sizeThatFits(CGSize(width: area.width, height: 200)).height
        hint.frame = CGRect(x: area.minX, y: stateLabel.frame.maxY + 8, width: area.width, height: height)
    }

    // MARK: The menu

    /// The same elements for the button and for the note.
    private func makeMenu() -> UIMenu {
        let pin = UIAction(
            title: localized(isPinned ? "Unpin" : "Pin"), image: UIImage(systemName: isPinned ? "pin.slash" : "pin"),
            state: isPinned ? .on : .off
        ) { [weak self] _ in self?.togglePin() }
        let copy = UIAction(title: localized("Copy"), image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in self?.copyNote() }
        let papers = UIMenu(
            title: localized("Paper"), image: UIImage(systemName: "paintpalette"), options: .singleSelection,
            children: MenusViewController.papers.map { name, color in
                UIAction(title: localized(name), state: color == paper ? .on : .off) { [weak self] _ in self?.usePaper(name, color) }
            })
        let wipe = UIAction(title: localized("Wipe"), image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
            self?.write("")
        }
        return UIMenu(children: [pin, copy, papers, UIMenu(options: .displayInline, children: [wipe])])
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.makeMenu() }
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: localized("Pin"), action: #selector(pinPressed), input: "p", modifierFlags: .command),
            UIKeyCommand(title: localized("Wipe"), action: #selector(wipePressed), input: "d", modifierFlags: .command),
        ]
    }

    @objc private func pinPressed() { togglePin() }
    @objc private func wipePressed() { write("") }

    /// One of the standard edit actions: ⌘C and edit menus find the responder that implements it.
    override func copy(_ sender: Any?) { copyNote() }

    // MARK: Actions

    private func togglePin() {
        isPinned.toggle()
        tick.selectionChanged()
        showPinned()
        stateLabel.text = localized(isPinned ? "The note is pinned" : "The note is loose")
    }

    private func copyNote() {
        UIPasteboard.general.string = noteLabel.text
        stateLabel.text = localized("Copied “%@”", UIPasteboard.general.string ?? "")
    }

    /// Undo writes the old text.
    private func write(_ text: String) {
        let old = noteLabel.text ?? ""
        undoManager?.registerUndo(withTarget: self) { $0.write(old) }
        undoManager?.setActionName(localized("Wipe"))
        noteLabel.text = text
        stateLabel.text = localized(text.isEmpty ? "Wiped" : "The text is back")
    }

    private func usePaper(_ name: String, _ color: UIColor) {
        paper = color
        showPinned()
        stateLabel.text = localized("%@ paper", localized(name))
    }

    private func showPinned() {
        note.backgroundColor = paper
        note.transform = isPinned ? .identity : CGAffineTransform(rotationAngle: -0.05)
        // A menu is immutable: the button gets a new one.
        pullDown.menu = makeMenu()
    }
}
