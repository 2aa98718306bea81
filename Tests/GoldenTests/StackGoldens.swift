import Testing
import UIKit

@Suite("Goldens: UIStackView") @MainActor struct StackGoldens {
    private func label(_ text: String, _ color: UIColor, lines: Int = 1) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .white
        label.backgroundColor = color
        label.numberOfLines = lines
        return label
    }

    private func row(_ distribution: UIStackView.Distribution) -> UIStackView {
        let row = UIStackView(arrangedSubviews: [
            label("One", .systemRed), label("Twenty", .systemGreen), label("3", .systemBlue),
        ])
        row.distribution = distribution
        row.spacing = 8
        row.backgroundColor = .secondarySystemFill
        return row
    }

    @Test("distributions and alignments") func everything() throws {
        try GoldenSheet("stack-view", width: 320) { _ in
            let rows = [row(.fill), row(.fillEqually), row(.fillProportionally), row(.equalSpacing), row(.equalCentering)]
            let big = label("Big", .systemPurple)
            big.font = .systemFont(ofSize: 34)
            let baseline = UIStackView(arrangedSubviews: [big, label("on one line", .systemTeal), UIView(frame: .zero)])
            baseline.alignment = .firstBaseline
            baseline.spacing = 8
            let card = UIStackView(arrangedSubviews: [
                label("A card whose text is as long as it needs two lines", .systemIndigo, lines: 0), label("Trailing", .systemPink),
            ])
            card.axis = .vertical
            card.alignment = .trailing
            card.spacing = 4
            card.isLayoutMarginsRelativeArrangement = true
            card.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
            card.backgroundColor = .tertiarySystemFill
            let column = UIStackView(arrangedSubviews: rows + [baseline, card])
            column.axis = .vertical
            column.spacing = 10
            column.setCustomSpacing(24, after: baseline)
            let height = column.systemLayoutSizeFitting(
                CGSize(width: 296, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            column.frame = CGRect(x: 0, y: 0, width: 296, height: height)
            return column
        }.verify()
    }

    // MARK: Every distribution with every alignment

    private static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]

    /// Three boxes of different sizes; the letters have different baselines.
    private func cell(
        _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, _ frame: CGRect
    ) -> UIStackView {
        let boxes = [("a", 11.0, UIColor.systemRed), ("bb", 22.0, .systemGreen), ("c", 16.0, .systemBlue)].map { text, size, color in
            let box = label(text, color)
            box.font = .systemFont(ofSize: size)
            return box
        }
        let stack = UIStackView(arrangedSubviews: boxes)
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 3)
        stack.backgroundColor = .secondarySystemFill
        stack.frame = frame
        return stack
    }

    private func table(_ axis: NSLayoutConstraint.Axis) -> UIView {
        let (size, gap) = (axis == .horizontal ? CGSize(width: 96, height: 40) : CGSize(width: 56, height: 108), 8.0)
        let table = UIView(frame: .zero)
        for (row, alignment) in Self.alignments.enumerated() {
            for (column, distribution) in Self.distributions.enumerated() {
                let origin = CGPoint(x: Double(column) * (size.width + gap), y: Double(row) * (size.height + gap))
                table.addSubview(cell(axis, distribution, alignment, CGRect(origin: origin, size: size)))
            }
        }
        table.frame.size = CGSize(
            width: Double(Self.distributions.count) * (size.width + gap) - gap,
            height: Double(Self.alignments.count) * (size.height + gap) - gap)
        return table
    }

    @Test("every distribution (columns) with every alignment (rows) of a row of views") func rows() throws {
        try GoldenSheet("stack-rows", width: 536) { _ in table(.horizontal) }.verify(isPlain: true)
    }

    @Test("every distribution (columns) with every alignment (rows) of a column of views") func columns() throws {
        try GoldenSheet("stack-columns", width: 336) { _ in table(.vertical) }.verify(isPlain: true)
    }
}
