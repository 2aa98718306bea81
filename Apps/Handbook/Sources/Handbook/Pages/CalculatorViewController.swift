import UIKit

/// Two fields, a button and a label, connected by outlets and actions.
class CalculatorViewController: PageViewController, UITextFieldDelegate {
    @IBOutlet weak var firstField: UITextField!
    @IBOutlet weak var secondField: UITextField!
    @IBOutlet weak var resultLabel: UILabel!
    private let plus = UILabel()
    private let addButton = UIButton(type: .system)

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()

        firstField = makeField("First number")
        secondField = makeField("Second number")

        plus.text = "+"
        plus.font = .systemFont(ofSize: 28)
        plus.textAlignment = .center
        content.addSubview(plus)

        addButton.configuration = .filled()
        addButton.configuration?.title = "Add"
        addButton.configuration?.baseBackgroundColor = UIColor.systemBlue.underWhite
        addButton.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
        content.addSubview(addButton)

        let label = UILabel()
        label.font = .systemFont(ofSize: 40, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityIdentifier = "result"
        content.addSubview(label)
        resultLabel = label
    }

    private func makeField(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = placeholder
        field.keyboardType = .numberPad
        field.textAlignment = .center
        field.delegate = self
        field.accessibilityIdentifier = placeholder
        content.addSubview(field)
        return field
    }

    override func layoutContent(in area: CGRect) {
        let fieldWidth = (area.width - 40) / 2
        firstField.frame = CGRect(x: area.minX, y: area.minY + 24, width: fieldWidth, height: 40)
        plus.frame = CGRect(x: firstField.frame.maxX, y: area.minY + 24, width: 40, height: 40)
        secondField.frame = CGRect(x: plus.frame.maxX, y: area.minY + 24, width: fieldWidth, height: 40)
        addButton.frame = CGRect(x: area.minX, y: firstField.frame.maxY + 20, width: area.width, height: 50)
        resultLabel.frame = CGRect(x: area.minX, y: addButton.frame.maxY + 24, width: area.width, height: 120)
    }

    @IBAction func add(_ sender: UIButton) {
        // One way to dismiss the keyboard: each field resigns first responder.
        firstField.resignFirstResponder()
        secondField.resignFirstResponder()

        guard let first = number(in: firstField, called: "first"), let second = number(in: secondField, called: "second") else { return }
        let (sum, overflow) = first.addingReportingOverflow(second)
        show(overflow ? "The sum is too large." : "\(sum)", isError: overflow)
    }

    private func number(in field: UITextField, called name: String) -> Int? {
        let text = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        if text.isEmpty {
            show("Enter the \(name) number.", isError: true)
        } else if let value = Int(text) {
            return value
        } else {
            show("“\(text)” is not a whole number.", isError: true)
        }
        return nil
    }

    private func show(_ text: String, isError: Bool) {
        resultLabel.text = text
        resultLabel.textColor = isError ? .systemRed : .label
        resultLabel.font = .systemFont(ofSize: isError ? 20 : 40, weight: .semibold)
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
