import Testing
import UIKit

@Suite("Goldens: UIStackView", .application) @MainActor struct StackGoldens {
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
            let height = column.systemLayoutSizeFitting(CGSize(width: 296, height: 0)).height
            column.frame = CGRect(x: 0, y: 0, width: 296, height: height)
            return column
        }.verify()
    }
}
