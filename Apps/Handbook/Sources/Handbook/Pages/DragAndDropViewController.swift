import UIKit

/// Discs to drag into boxes: the items of a drag, which views accept them, and what happens at the drop.
class DragAndDropViewController: PageViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private let shelf = UIView()
    private let bowl = UIView()
    private let wall = UIView()
    private let bowlLabel = UILabel()
    private let wallLabel = UILabel()
    private let stateLabel = PageLabel()
    private var discs: [UIView] = []
    private var taken: [String] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        shelf.backgroundColor = .secondarySystemBackground
        shelf.layer.cornerRadius = 12
        content.addSubview(shelf)

        for (name, color) in [("Red", UIColor.systemRed), ("Green", .systemGreen), ("Blue", .systemBlue), ("Orange", .systemOrange)] {
            let disc = UIView()
            disc.backgroundColor = color
            disc.layer.cornerRadius = 30
            disc.accessibilityIdentifier = name
            // The dragged view; its delegate provides the items.
            disc.addInteraction(UIDragInteraction(delegate: self))
            shelf.addSubview(disc)
            discs.append(disc)
        }

        for (box, label, text) in [(bowl, bowlLabel, "Bowl"), (wall, wallLabel, "Wall")] {
            box.layer.cornerRadius = 16
            box.layer.cornerCurve = .continuous
            box.layer.borderWidth = 2
            box.accessibilityIdentifier = text.lowercased()
            box.addInteraction(UIDropInteraction(delegate: self))
            label.text = localized(text)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
            box.addSubview(label)
            content.addSubview(box)
        }
        highlight(nil)

        addStateLabel(stateLabel, localized("Hold a disc, then move it"))
    }

    override func layoutContent(in area: CGRect) {
        shelf.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 92)
        let step = shelf.bounds.width / CGFloat(discs.count)
        for (index, disc) in discs.enumerated() {
            disc.frame = CGRect(x: (CGFloat(index) + 0.5) * step - 30, y: 16, width: 60, height: 60)
        }
        let half = (area.width - 16) / 2
        bowl.frame = CGRect(x: area.minX, y: shelf.frame.maxY + 40, width: half, height: 180)
        wall.frame = CGRect(x: area.minX + half + 16, y: shelf.frame.maxY + 40, width: half, height: 180)
        bowlLabel.frame = bowl.bounds.insetBy(dx: 12, dy: 12)
        wallLabel.frame = wall.bounds.insetBy(dx: 12, dy: 12)
        stateLabel.frame = CGRect(
            x: area.minX, y: bowl.frame.maxY + 24, width: area.width, height: fit(stateLabel, in: area.width, atLeast: 30))
    }

    // MARK: The drag

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let name = interaction.view?.accessibilityIdentifier else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: name as NSString))]
    }

    /// The disc is round: so is its preview.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let disc = interaction.view else { return nil }
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: disc.bounds)
        return UITargetedDragPreview(view: disc, parameters: parameters)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        if operation == .cancel { stateLabel.text = localized("Back on the shelf") }
        highlight(nil)
    }

    // MARK: The drop

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        highlight(interaction.view)
        // The wall forbids what the bowl accepts.
        return UIDropProposal(operation: interaction.view === bowl ? .copy : .forbidden)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        highlight(nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            guard let self else { return }
            self.taken += objects.compactMap { ($0 as? NSString).map { "\($0)" } }
            self.bowlLabel.text = self.taken.map(localized).joined(separator: ", ")
            self.stateLabel.text = localized("%@ is in the bowl", localized(self.taken.last ?? ""))
        }
    }

    private func highlight(_ box: UIView?) {
        for each in [bowl, wall] {
            let color: UIColor = each !== box ? .separator : box === bowl ? .systemGreen : .systemRed
            each.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        }
    }
}
