import UIKit

/// Two fields, a button and a label from a storyboard, connected by outlets and actions.
class CalculatorViewController: PageViewController, UITextFieldDelegate {
    @IBOutlet private var demo: UIView!
    @IBOutlet private var firstField: UITextField!
    @IBOutlet private var secondField: UITextField!
    @IBOutlet private var addButton: UIButton!
    @IBOutlet private var resultLabel: UILabel!

    override var sourcePath: String { #filePath }

    /// From `Calculator.storyboard`, where its views, outlets and actions are.
    static func fromStoryboard() -> PageViewController {
        let storyboard = UIStoryboard(name: "Calculator", bundle: .module)
        return storyboard.instantiateInitialViewController() as? CalculatorViewController ?? PageViewController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.addSubview(demo)
        firstField.placeholder = localized("First number")
        secondField.placeholder = localized("Second number")
        for field in [firstField, secondField] {
            field?.adjustsFontSizeToFitWidth = true
            field?.minimumFontSize = 12
        }
        addButton.configuration?.title = localized("calculator.add")
        addButton.configuration?.baseBackgroundColor = UIColor.systemBlue.underWhite
    }

    override func layoutContent(in area: CGRect) { demo.frame = area }

    @IBAction func add(_ sender: UIButton) {
        // One way to dismiss the keyboard: each field resigns first responder.
        firstField.resignFirstResponder()
        secondField.resignFirstResponder()

        guard let first = number(in: firstField, called: "first"), let second = number(in: secondField, called: "second") else { return }
        let (sum, overflow) = first.addingReportingOverflow(second)
        show(overflow ? localized("The sum is too large.") : "\(sum)", isError: overflow)
    }

    private func number(in field: UITextField, called name: String) -> Int? {
        let text = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        if text.isEmpty {
            show(localized("Enter the \(name) number."), isError: true)
        } else if let value = Int(text) {
            return value
        } else {
            show(String(format: localized("“%@” is not a whole number."), text), isError: true)
        }
        return nil
    }

    private func show(_ text: String, isError: Bool) {
        resultLabel.text = text
        resultLabel.textColor = isError ? .systemRed : .label
        let font = UIFont.systemFont(ofSize: isError ? 20 : 40, weight: .semibold)
        resultLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
    }

    // Another way: `endEditing` makes the first responder below the view resign.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        view.endEditing(true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === firstField {
            secondField.becomeFirstResponder()
        } else {
            add(addButton)
        }
        return true
    }
}
