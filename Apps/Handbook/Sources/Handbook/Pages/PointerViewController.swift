import UIKit

/// What the pointer of a mouse or trackpad does over views: effects, shapes, and regions of one view.
class PointerViewController: PageViewController, UIPointerInteractionDelegate {
    private let highlighted = UILabel.tile(localized("Highlight"), .systemBlue)
    private let lifted = UILabel.tile(localized("Lift"), .systemPurple)
    private let hovered = UILabel.tile(localized("Hover"), .systemTeal)
    private let styled = UILabel.tile(localized("Hover style"), .systemIndigo)
    private let ruler = RulerView()
    private let log = LogLabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for tile in [highlighted, lifted, hovered, styled] {
            tile.isUserInteractionEnabled = true
            tile.adjustsFontSizeToFitWidth = true
            content.addSubview(tile)
        }
        for tile in [highlighted, lifted, hovered] { tile.addInteraction(UIPointerInteraction(delegate: self)) }
        // Without a delegate: one property.
        styled.hoverStyle = UIHoverStyle(effect: .lift, shape: .capsule)
        ruler.addInteraction(UIPointerInteraction(delegate: self))
        content.addSubview(ruler)
        log.text = localized("Move the pointer over a tile or the ruler.")
        content.addSubview(log)
    }

    override func layoutContent(in area: CGRect) {
        let y = place([highlighted, lifted, hovered, styled], columns: 2, height: 64, gap: 20, in: area, from: area.minY)
        ruler.frame = CGRect(x: area.minX, y: y, width: area.width, height: 64)
        log.frame = CGRect(x: area.minX, y: ruler.frame.maxY + 12, width: area.width, height: fit(log, in: area.width, atLeast: 20))
    }

    // MARK: The pointer

    /// Each quarter of the ruler is a region: the pointer enters one and leaves another.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard interaction.view === ruler, let quarter = ruler.quarter(at: request.location) else { return defaultRegion }
        return UIPointerRegion(rect: ruler.frame(of: quarter), identifier: quarter)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view else { return nil }
        // A beam as over text, as long as the ruler is high.
        if view === ruler { return UIPointerStyle(shape: .verticalBeam(length: region.rect.height), constrainedAxes: .vertical) }
        let preview = UITargetedPreview(view: view)
        switch view {
        case highlighted: return UIPointerStyle(effect: .highlight(preview))
        case lifted: return UIPointerStyle(effect: .lift(preview))
        default: return UIPointerStyle(effect: .hover(preview, preferredTintMode: .underlay, prefersScaledContent: true))
        }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: UIPointerInteractionAnimating
    ) {
        let quarter = region.identifier as? Int
        animator.addAnimations { [weak self] in self?.ruler.marked = quarter }
        let name = quarter.map { localized("Quarter %d", $0 + 1) } ?? (interaction.view as? UILabel)?.text ?? ""
        log.text = localized("The pointer is over: %@", name)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: UIPointerInteractionAnimating
    ) {
        animator.addAnimations { [weak self] in self?.ruler.marked = nil }
        log.text = localized("The pointer is over nothing.")
    }
}

/// Four fields in a row, one of which may be marked.
final class RulerView: UIView {
    private let fields = (0..<4).map { _ in UIView() }
    var marked: Int? {
        didSet { for (index, field) in fields.enumerated() { field.backgroundColor = index == marked ? .systemOrange : .systemGray4 } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for field in fields {
            field.layer.cornerRadius = 6
            field.backgroundColor = .systemGray4
            // The ruler has the interaction.
            field.isUserInteractionEnabled = false
            addSubview(field)
        }
    }

    required init?(coder: NSCoder) { nil }

    func frame(of quarter: Int) -> CGRect {
        CGRect(x: CGFloat(quarter) * bounds.width / 4, y: 0, width: bounds.width / 4, height: bounds.height)
    }

    func quarter(at point: CGPoint) -> Int? { fields.indices.first { frame(of: $0).contains(point) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, field) in fields.enumerated() { field.frame = frame(of: index).insetBy(dx: 3, dy: 0) }
    }
}
