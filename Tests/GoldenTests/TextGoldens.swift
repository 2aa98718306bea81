import CoreGraphics
import Testing
import UIKit

@Suite("Goldens: text") @MainActor struct TextGoldens {
    private static let sentence = "The quick brown fox jumps over the lazy dog by the river."

    private func label(_ frame: CGRect, _ text: String = sentence, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.text = text
        label.backgroundColor = .secondarySystemBackground
        change(label)
        return label
    }

    /// Labels stacked under each other in the sheet's width, each as high as it asks for.
    private func stacked(_ labels: [UILabel], width: CGFloat) -> UIView {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        var y: CGFloat = 0
        for label in labels {
            label.frame.size = CGSize(width: width, height: label.sizeThatFits(CGSize(width: width, height: 1000)).height)
            label.frame.origin.y = y
            sheet.addSubview(label)
            y = label.frame.maxY + 6
        }
        sheet.frame.size.height = y - 6
        return sheet
    }

    @Test("a label: alignment, lines, truncation, attributes, shadow, states and the minimum scale") func label() throws {
        try GoldenSheet("label", width: 224) { _ in
            let (wide, narrow) = (CGRect(x: 0, y: 0, width: 200, height: 0), CGRect(x: 0, y: 0, width: 200, height: 0))
            var labels = [NSTextAlignment.natural, .center, .right].map { alignment in
                label(wide, "Aligned") { $0.textAlignment = alignment }
            }
            labels += [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping].map { mode in
                label(narrow) { $0.lineBreakMode = mode }
            }
            labels += [
                label(wide) {
                    $0.numberOfLines = 0
                    $0.textAlignment = .justified
                },
                label(wide, Self.sentence + " " + Self.sentence) { $0.numberOfLines = 2 },
                label(wide, "Shadow") {
                    $0.font = .systemFont(ofSize: 20, weight: .bold)
                    $0.shadowColor = .systemGray2
                    $0.shadowOffset = CGSize(width: 1, height: 1)
                },
                label(wide, "Disabled") { $0.isEnabled = false },
                label(wide, "Highlighted") {
                    $0.highlightedTextColor = .systemOrange
                    $0.isHighlighted = true
                },
                label(wide, "Shrinks to fit down to half its size") {
                    $0.font = .systemFont(ofSize: 24)
                    $0.adjustsFontSizeToFitWidth = true
                    $0.minimumScaleFactor = 0.5
                },
                label(wide, "") { $0.attributedText = Self.rich() },
                label(wide, "مرحبا بالعالم 123") { $0.textColor = .systemTeal },
                label(wide, "漢字とかな 👩‍👩‍👧 é") { $0.font = .preferredFont(forTextStyle: .headline) },
            ]
            return stacked(labels, width: 200)
        }.verify()
    }

    private static func rich() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        let font = UIFont.preferredFont(forTextStyle: .footnote)
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.append(NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { $1 }))
        }
        add("bold ", [.font: UIFont.boldSystemFont(ofSize: font.pointSize), .foregroundColor: UIColor.systemRed])
        add("under", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add(" struck ", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        add("k e r n", [.kern: 3])
        add(" marked", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black])
        return text
    }

    @Test("a text view: plain, attributed, selected and with an inset") func textView() throws {
        try GoldenSheet("text-view", width: 224) { _ in
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 244))
            let plain = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 76))
            plain.text = Self.sentence + "\n" + Self.sentence
            plain.font = .preferredFont(forTextStyle: .footnote)
            let rich = UITextView(frame: CGRect(x: 0, y: 84, width: 200, height: 76))
            rich.attributedText = Self.rich()
            rich.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
            rich.layer.cornerRadius = 10
            rich.layer.borderWidth = 1
            rich.layer.borderColor = UIColor.separator.resolvedColor(with: .current).cgColor
            let centered = UITextView(frame: CGRect(x: 0, y: 168, width: 200, height: 76))
            centered.text = "In the middle,\nin its own colour."
            centered.textAlignment = .center
            centered.textColor = .systemIndigo
            centered.backgroundColor = .secondarySystemBackground
            centered.font = .preferredFont(forTextStyle: .callout)
            for view in [plain, rich, centered] { sheet.addSubview(view) }
            return sheet
        }.verify()
    }
}
