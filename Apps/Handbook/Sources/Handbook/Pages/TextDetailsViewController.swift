import UIKit

/// A field's delegate, which is asked about each key; and text that is measured before it is drawn.
class TextDetailsViewController: PageViewController, UITextFieldDelegate {
    private let digits = UITextField()
    private let calls = UILabel()
    private let line = UITextField()
    private let measured = UILabel()
    private let size = UILabel()
    private let shrinking = UILabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (field, placeholder) in [(digits, "Six digits at most"), (line, "Text to measure")] {
            field.borderStyle = .roundedRect
            field.placeholder = localized(placeholder)
            field.accessibilityIdentifier = placeholder
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.adjustsFontSizeToFitWidth = true
            field.minimumFontSize = 17
            field.autocorrectionType = .no
            field.delegate = self
        }
        digits.keyboardType = .numberPad
        digits.clearButtonMode = .whileEditing
        line.addTarget(self, action: #selector(measure), for: .editingChanged)
        calls.text = localized("The delegate has not been asked yet")
        calls.accessibilityIdentifier = "calls"
        measured.numberOfLines = 0
        measured.layer.borderWidth = 1
        measured.layer.borderColor = UIColor.systemRed.cgColor
        size.accessibilityIdentifier = "size"
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.3
        shrinking.accessibilityIdentifier = "shrinking"
        for label in [calls, measured, size, shrinking] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        shrinking.font = .preferredFont(forTextStyle: .largeTitle)
        for label in [calls, size] { label.numberOfLines = 0 }
        for item in [digits, calls, line, measured, size, shrinking] { content.addSubview(item) }
        line.text = localized("The ferry leaves at dawn.")
        measure()
    }

    override func layoutContent(in area: CGRect) {
        var y = area.minY
        for item in [digits, calls, line, size, shrinking, measured] {
            let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
            let height =
                item === measured ? textRect(in: area.width).height : max(item is UITextField ? 36 : 22, item.sizeThatFits(room).height)
            item.frame = CGRect(x: area.minX, y: y, width: item === measured ? textRect(in: area.width).width : area.width, height: height)
            y = item.frame.maxY + 14
        }
    }

    /// What the text takes within a width, in whole points: sizes of glyphs are fractions.
    private func textRect(in width: CGFloat) -> CGRect {
        let font = measured.font ?? .preferredFont(forTextStyle: .body)
        return ((measured.text ?? "") as NSString).boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil
        ).integral
    }

    @objc private func measure() {
        measured.text = line.text
        shrinking.text = line.text
        let rect = textRect(in: max(0, view.bounds.width - 32))
        size.text = String(format: localized("boundingRect: %d × %d"), Int(rect.width), Int(rect.height))
        view.setNeedsLayout()
    }

    // MARK: Delegate

    /// Asked before each change, also for text that is pasted or deleted.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard textField === digits else { return true }
        let new = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        let isTaken = Self.accepts(new)
        let answer = localized(isTaken ? "taken" : "refused")
        calls.text = String(format: localized("%d+%d, “%@”: %@"), range.location, range.length, string, answer)
        view.setNeedsLayout()
        return isTaken
    }

    /// ASCII digits, six at most.
    static func accepts(_ text: String) -> Bool { text.utf8.count <= 6 && text.utf8.allSatisfy { (48...57).contains($0) } }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.text = localized("cleared")
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
