import MapKit

/// A price in a bubble whose tip is at the place; of several deals at nearly the same place, their number and the lowest price.
class PriceView: MKAnnotationView {
    static let deal = "deal"
    static let cluster = "cluster"
    private static let tip: CGFloat = 7
    /// > Units: points.
    private static let commonWidth: CGFloat = 100
    private let label = UILabel()

    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        isOpaque = false
        backgroundColor = .clear
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    override var annotation: MKAnnotation? { didSet { update() } }

    private var members: [DealAnnotation] {
        if let cluster = annotation as? MKClusterAnnotation { return cluster.memberAnnotations.compactMap { $0 as? DealAnnotation } }
        return [annotation as? DealAnnotation].compactMap { $0 }
    }

    private func update() {
        let members = members
        guard let first = members.first else { return }
        if members.count > 1 {
            let least = members.map(\.deal.currentPrice).min() ?? first.deal.currentPrice
            label.text = words("%d 个 · %@起", members.count, PriceText.yuan(least))
            accessibilityLabel = label.text
            accessibilityIdentifier = "cluster \(first.index)"
            canShowCallout = false
        } else {
            label.text = PriceText.yuan(first.deal.currentPrice)
            accessibilityLabel = "\(first.deal.title)，\(PriceText.yuan(first.deal.currentPrice))"
            accessibilityIdentifier = "pin \(first.index)"
            canShowCallout = true
            rightCalloutAccessoryView = Self.disclosure
        }
        let width = label.sizeThatFits(CGSize(width: 200, height: 30)).width.rounded(.up) + 18
        // All views are as wide as a cluster's, so that deals whose cluster would cover another view are in the cluster.
        bounds = CGRect(x: 0, y: 0, width: max(width, Self.commonWidth), height: 26 + Self.tip)
        label.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: 26)
        centerOffset = CGPoint(x: 0, y: -bounds.height / 2)
        updateColors()
    }

    private static var disclosure: UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        button.accessibilityLabel = words("查看详情")
        button.accessibilityIdentifier = "callout"
        return button
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { label.frame.insetBy(dx: -4, dy: -8).contains(point) }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        updateColors()
    }

    private var isCluster: Bool { annotation is MKClusterAnnotation }

    private func updateColors() {
        label.textColor = isCluster ? Palette.plain(0x0B7A69) : .white
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let color = Palette.plain(isSelected ? 0xC93616 : 0x0B7A69)
        let body = UIBezierPath(roundedRect: label.frame.insetBy(dx: 1, dy: 1), cornerRadius: 12)
        let point = UIBezierPath()
        point.move(to: CGPoint(x: bounds.midX - 6, y: label.frame.maxY - 2))
        point.addLine(to: CGPoint(x: bounds.midX + 6, y: label.frame.maxY - 2))
        point.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        point.close()
        color.setFill()
        point.fill()
        (isCluster ? UIColor.white : color).setFill()
        body.fill()
        guard isCluster else { return }
        color.setStroke()
        body.lineWidth = 1.5
        body.stroke()
    }
}
