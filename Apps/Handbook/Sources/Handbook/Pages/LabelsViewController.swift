import UIKit

/// The text features of a label.
class LabelsViewController: PageViewController {
    private let sentence = localized("The ferry leaves at dawn, 渡船黎明启航, and comes back with the evening tide 🌊.")
    private var captions: [UILabel] = []
    private var samples: [UILabel] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Fitting size", localized("Just as wide as I am")) { $0.backgroundColor = .systemYellow.withAlphaComponent(0.3) }
        add("Two lines, tail", sentence) { $0.numberOfLines = 2 }
        add("One line, head", sentence) { $0.lineBreakMode = .byTruncatingHead }
        add("One line, middle", sentence) { $0.lineBreakMode = .byTruncatingMiddle }
        add("One line, clipped", sentence) { $0.lineBreakMode = .byClipping }
        add("By character", sentence) {
            $0.numberOfLines = 0
            $0.lineBreakMode = .byCharWrapping
        }
        add("Shrinks to fit", localized("A title that is a little too long for its line")) {
            $0.font = .systemFont(ofSize: 22, weight: .bold)
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.5
        }
        add("Shadow", localized("Shadow below, to the right")) {
            $0.shadowColor = .systemGray2
            $0.shadowOffset = CGSize(width: 1, height: 1)
            $0.font = .systemFont(ofSize: 20, weight: .heavy)
        }
        add("Right to left", "مرحبا بالعالم Ferry שלום") { $0.textAlignment = .natural }
        add("Attributed", "") {
            $0.numberOfLines = 0
            $0.attributedText = LabelsViewController.attributed
        }
    }

    private func add(_ caption: String, _ text: String, _ configure: (UILabel) -> Void) {
        let heading = UILabel()
        heading.text = localized(caption)
        heading.font = .preferredFont(forTextStyle: .caption1)
        heading.textColor = .secondaryLabel
        heading.numberOfLines = 0
        content.addSubview(heading)
        captions.append(heading)
        let label = UILabel()
        label.text = text
        configure(label)
        content.addSubview(label)
        // A pointer over truncated text shows the full text.
        label.showsExpansionTextWhenTruncated = true
        samples.append(label)
    }

    private static var attributed: NSAttributedString {
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("Big", [.font: UIFont.systemFont(ofSize: 28, weight: .bold)]), ("red", [.foregroundColor: UIColor.systemRed]),
            ("wide", [.kern: 4]),
            ("under", [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemBlue]),
            ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
            ("up", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]), ("marked", [.backgroundColor: UIColor.systemYellow]),
        ]
        let text = NSMutableAttributedString()
        for (index, (word, attributes)) in parts.enumerated() {
            text.append(NSAttributedString(string: (index == 0 ? "" : " ") + localized(word), attributes: attributes))
        }
        return text
    }

    override func layoutContent(in area: CGRect) {
        var y = area.minY
        for (caption, sample) in zip(captions, samples) {
            caption.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(caption, in: area.width, atLeast: 16))
            y = caption.frame.maxY + 1
            let size = sample.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
            sample.frame = CGRect(x: area.minX, y: y, width: min(area.width, size.width), height: size.height)
            y += size.height + 12
        }
    }
}
