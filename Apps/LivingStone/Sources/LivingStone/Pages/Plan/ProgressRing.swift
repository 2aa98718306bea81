import UIKit

/// A ring that closes as a plan is read, with the percentage in its middle.
final class ProgressRing: UIView {
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for layer in [track, arc] {
            layer.fillColor = nil
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        // Not the serif: its figures have the height of small letters.
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.4
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = words("Progress")
        accessibilityIdentifier = "ring"
        show(0)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// - Parameter progress: 0 to 1.
    func show(_ progress: Double) {
        arc.strokeEnd = progress
        // Not "100 %" before everything is read.
        label.text = words("%d %%", Int(progress * 100))
        accessibilityValue = label.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width, bounds.height) / 9
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: (min(bounds.width, bounds.height) - width) / 2,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        for layer in [track, arc] {
            layer.frame = bounds
            layer.path = path.cgPath
            layer.lineWidth = width
        }
        label.frame = bounds.insetBy(dx: width * 1.6, dy: width * 1.6)
        updateColours()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColours()
    }

    private func updateColours() {
        track.strokeColor = Colours.chosen.resolvedColor(with: traitCollection).cgColor
        arc.strokeColor = Colours.accent.resolvedColor(with: traitCollection).cgColor
    }
}

/// The ring and where the plan stands.
final class RingCell: UITableViewCell {
    private let ring = ProgressRing()
    private let title = UILabel()
    private let detail = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        title.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        for label in [title, detail] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 4
        let stack = UIStackView(arrangedSubviews: [ring, texts])
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            ring.widthAnchor.constraint(equalToConstant: 84), ring.heightAnchor.constraint(equalToConstant: 84),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func show(_ standing: PlanStanding) {
        ring.show(standing.progress)
        title.text =
            standing.isOver
            ? words("All days are over") : words("Day %d of %d", standing.index + 1, standing.plan.days.count)
        detail.text = words("%d of %d chapters read", standing.readCount, standing.plan.chapters.count)
    }
}
