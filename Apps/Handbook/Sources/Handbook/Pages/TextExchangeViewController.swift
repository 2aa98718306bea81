import UIKit

/// Text that moves between views: words are dragged and dropped, pasted as the page decides, and a link has a menu.
class TextExchangeViewController: PageViewController, UITextViewDelegate, UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {
    private let source = UITextView()
    private let target = UITextView()
    private let pasteControl = UIPasteControl(configuration: TextExchangeViewController.pasteLooks)
    private lazy var buttons = [makeButton("Copy the link", action: #selector(copyLink))]
    private let log = LogLabel()

    private static var pasteLooks: UIPasteControl.Configuration {
        let looks = UIPasteControl.Configuration()
        looks.cornerStyle = .medium
        looks.displayMode = .iconAndLabel
        return looks
    }

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.isEditable = false
        source.attributedText = text()
        source.delegate = self
        source.textDragDelegate = self
        // Off by default on an iPhone.
        source.textDragInteraction?.isEnabled = true
        source.accessibilityIdentifier = "source"
        target.text = localized("Drop here: ")
        target.textDropDelegate = self
        target.pasteDelegate = self
        target.accessibilityIdentifier = "target"
        target.accessibilityLabel = localized("Words that were dropped")
        for view in [source, target] {
            view.font = .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = true
            view.backgroundColor = .secondarySystemBackground
            view.layer.cornerRadius = 8
        }
        // The user's touch on the control is the permission to read the pasteboard.
        pasteControl.target = target
        log.text = localized("Hold a selected word and move it.")
        for item in [source, target, pasteControl, log] + buttons { content.addSubview(item) }
    }

    private func text() -> NSAttributedString {
        let body: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label]
        let text = NSMutableAttributedString(string: localized("Double tap something to select it. The ferry has "), attributes: body)
        let link = URL(string: "https://example.com/timetable") as Any
        text.append(NSAttributedString(string: localized("a timetable"), attributes: body.merging([.link: link]) { $1 }))
        text.append(NSAttributedString(string: localized(" with a menu."), attributes: body))
        return text
    }

    override func layoutContent(in area: CGRect) {
        source.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(100, source.sizeThatFits(area.size).height))
        target.frame = CGRect(
            x: area.minX, y: source.frame.maxY + 16, width: area.width, height: max(100, target.sizeThatFits(area.size).height))
        let y = place(buttons + [pasteControl], columns: 2, height: 44, in: area, from: target.frame.maxY + 16)
        log.frame = CGRect(x: area.minX, y: y + 8, width: area.width, height: fit(log, in: area.width, atLeast: 20))
    }

    @objc private func copyLink() {
        UIPasteboard.general.string = "https://example.com/timetable?from=handbook"
        log.text = localized("The pasteboard has a link.")
    }

    // MARK: Links

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        UIAction { [weak self] _ in self?.log.text = localized("The link was tapped.") }
    }

    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
        let print = UIAction(title: localized("Print it"), image: UIImage(systemName: "printer")) { [weak self] _ in
            self?.log.text = localized("The timetable is printed.")
        }
        return UITextItem.MenuConfiguration(menu: UIMenu(children: [print] + defaultMenu.children))
    }

    // MARK: Drag

    func textDraggableView(_ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: UITextDragRequest) -> [UIDragItem] {
        let words = textDraggableView.text(in: dragRequest.dragRange) ?? ""
        log.text = localized("“%@” is lifted", words)
        return dragRequest.suggestedItems
    }

    // MARK: Drop

    /// Dropped words replace what was there.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: UITextDropRequest) -> UITextDropProposal {
        let proposal = UITextDropProposal(operation: .copy)
        proposal.dropAction = .replaceAll
        return proposal
    }

    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: UITextDropRequest) {
        log.text = localized("Words are dropped.")
    }

    // MARK: Paste

    /// What comes after the question mark of a link says who shared it: it is left out.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        target.replace(textRange, withText: attributedString.string.components(separatedBy: "?")[0])
        return target.selectedTextRange ?? textRange
    }
}
