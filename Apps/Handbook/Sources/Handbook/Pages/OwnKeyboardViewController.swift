import UIKit

/// A field with a keyboard of the page's own: a controller whose view takes the system keyboard's place.
class OwnKeyboardViewController: PageViewController {
    private let field = TallyField()
    private let report = ReportLabel()

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["TallyKeyboard.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .title2)
        field.adjustsFontForContentSizeCategory = true
        field.placeholder = localized("Touch, then count")
        field.accessibilityIdentifier = "tally"
        field.keyboard.onChange = { [weak self] before, after in
            self?.report.text = localized("Before the cursor: “%@”, after it: “%@”", before, after)
        }
        report.text = localized("Before the cursor: “%@”, after it: “%@”", "", "")
        content.addSubview(field)
        content.addSubview(report)
    }

    override func layoutContent(in area: CGRect) {
        field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: fit(field, in: area.width, atLeast: 50))
        let height = report.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        report.frame = CGRect(x: area.minX, y: field.frame.maxY + 12, width: area.width, height: max(36, height))
    }
}

/// A responder that names an input view controller has its view instead of the keyboard.
final class TallyField: UITextField {
    let keyboard = TallyKeyboard()

    override var inputViewController: UIInputViewController? { keyboard }
}
