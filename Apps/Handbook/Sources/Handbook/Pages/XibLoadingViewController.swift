import UIKit

/// The steps of loading a xib, in order, logged by the objects themselves. The card is in `OrderCard.xib`, whose File's Owner is this page.
class XibLoadingViewController: PageViewController {
    @IBOutlet private var card: OrderCardView! {
        didSet { LoadingLog.add("outlet of the owner: %@", "card") }
    }
    private let list = UITextView()
    private lazy var buttons = [makeButton("Load", action: #selector(load)), makeButton("Load twice", action: #selector(loadTwice))]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.isEditable = false
        list.font = .preferredFont(forTextStyle: .callout)
        list.accessibilityIdentifier = "log"
        list.backgroundColor = .secondarySystemBackground
        list.layer.cornerRadius = 8
        for item in buttons + [list] { content.addSubview(item) }
        load()
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 2, height: 44, in: area, from: area.minY)
        let height = card?.height(in: area.width) ?? 0
        card?.frame = CGRect(x: area.minX, y: y + 4, width: area.width, height: height)
        let top = y + 16 + height
        list.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(160, area.maxY - top))
    }

    @objc private func load() {
        LoadingLog.lines = []
        card?.removeFromSuperview()
        let objects = Bundle.main.loadNibNamed("OrderCard", owner: self) ?? []
        LoadingLog.add("loadNibNamed gave %d objects at the top", objects.count)
        content.addSubview(card)
        view.setNeedsLayout()
        show()
    }

    /// A retained nib is read once; each instantiation creates new objects.
    @objc private func loadTwice() {
        LoadingLog.lines = []
        let nib = UINib(nibName: "OrderCard", bundle: nil)
        let cards = (0..<2).compactMap { _ in nib.instantiate(withOwner: nil).first as? OrderCardView }
        LoadingLog.add("two cards, the same: %@", "\(cards.first === cards.last)")
        show()
    }

    private func show() { list.text = LoadingLog.lines.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n") }

    // MARK: Actions

    @IBAction private func pressed(_ sender: UIButton) {
        LoadingLog.add("action of the owner: %@", sender.configuration?.title ?? "")
        show()
    }

    /// Sent to the first responder: the first one in the chain that implements the method handles it.
    @IBAction func rang(_ sender: Any) {
        LoadingLog.add("action of the first responder")
        show()
    }
}

/// Created by `init(coder:)`, then gets its runtime attributes, then its outlets, then `awakeFromNib`.
class OrderCardView: UIView {
    @IBInspectable var corner: CGFloat = 0 {
        didSet {
            layer.cornerRadius = corner
            let isThere = captionLabel != nil
            LoadingLog.add("runtime attribute: corner %@, captionLabel is %@", "\(corner)", isThere ? localized("there") : "nil")
        }
    }
    @IBInspectable var caption: String = "" {
        didSet { LoadingLog.add("runtime attribute: caption %@", caption) }
    }
    @IBOutlet private weak var captionLabel: UILabel! {
        didSet { LoadingLog.add("outlet: %@", "captionLabel") }
    }
    @IBOutlet private var buttons: [UIButton]! {
        didSet { LoadingLog.add("outlet collection: %d buttons", buttons.count) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        LoadingLog.add("init(coder:), %d subviews", subviews.count)
    }

    // MARK: Layout

    /// The height with which all texts are visible: 150 as in the file, more with large text. > Units: points.
    func height(in width: CGFloat) -> CGFloat { (frames(in: width).last?.maxY ?? 0) + 16 }

    /// Of the caption and the buttons, which are below each other where they do not fit in one row.
    private func frames(in width: CGFloat) -> [CGRect] {
        let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        func height(_ item: UIView) -> CGFloat { max(48, item.sizeThatFits(room).height.rounded(.up)) }
        let caption = CGRect(x: 16, y: 16, width: room.width, height: height(captionLabel))
        let half = (room.width - 9) / 2
        let isRow = buttons.allSatisfy { $0.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 48)).width <= half }
        return buttons.reduce(into: [caption]) { frames, button in
            let isFirst = frames.count == 1
            let top = isFirst ? caption.maxY + 22 : isRow ? frames[1].minY : (frames.last?.maxY ?? 0) + 8
            frames.append(CGRect(x: isRow && !isFirst ? 25 + half : 16, y: top, width: isRow ? half : room.width, height: height(button)))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.width)
        captionLabel.frame = frames[0]
        for (button, frame) in zip(buttons, frames.dropFirst()) { button.frame = frame }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        // The file has one language; an app with more than one can also have a table of texts for each file.
        captionLabel.text = localized(caption)
        for button in buttons {
            button.configuration?.title = localized(button.configuration?.title ?? "")
            // A title that is too long for the whole width of the card.
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = 0.4
        }
        LoadingLog.add("awakeFromNib, everything is there")
    }
}

/// The log of the objects in the file.
@MainActor enum LoadingLog {
    static var lines: [String] = []
    static func add(_ line: String, _ values: any CVarArg...) { lines.append(String(format: localized(line), arguments: values)) }
}
