import UIKit

final class FormViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextFieldDelegate {
    private let state = UILabel()
    private let colors = ["Red", "Green", "Blue", "Black"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        view.backgroundColor = .systemBackground
        let name = UITextField()
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        name.accessibilityIdentifier = "name"
        name.delegate = self
        name.addTarget(self, action: #selector(typed), for: .editingChanged)
        let secret = UITextField()
        secret.placeholder = "Secret"
        secret.isSecureTextEntry = true
        secret.returnKeyType = .done
        secret.borderStyle = .roundedRect
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Notify"
        let slider = UISlider()
        slider.accessibilityIdentifier = "volume"
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.selectedSegmentIndex = 0
        let stepper = UIStepper()
        stepper.accessibilityIdentifier = "amount"
        stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.heightAnchor.constraint(equalToConstant: 130).isActive = true
        state.text = "Nothing typed"
        state.accessibilityIdentifier = "state"
        let stack = UIStackView(arrangedSubviews: [state, name, secret, toggle, slider, segments, stepper, picker])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        let save = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
        save.isEnabled = false
        navigationItem.rightBarButtonItem = save
    }

    @objc private func typed(_ field: UITextField) {
        state.text = "Typed \(field.text ?? "")"
        navigationItem.rightBarButtonItem?.isEnabled = field.text?.isEmpty == false
    }

    @objc private func stepped(_ stepper: UIStepper) { state.text = "Amount \(Int(stepper.value))" }

    @objc private func save() { state.text = "Saved" }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { colors[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { state.text = "Color \(colors[row])" }
}
