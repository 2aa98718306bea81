import UIKit

/// A form that ends where the keyboard begins: its bottom is tied to the keyboard's layout guide.
class FormViewController: PageViewController, UITextFieldDelegate {
    private let scroller = UIScrollView()
    private let form = UIStackView()
    private let log = UILabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.frame = view.bounds
        log.font = .preferredFont(forTextStyle: .footnote)
        log.numberOfLines = 0
        log.text = localized("Tap a field.")
        log.accessibilityIdentifier = "log"
        scroller.keyboardDismissMode = .interactive
        scroller.alwaysBounceVertical = true
        scroller.backgroundColor = .secondarySystemBackground
        scroller.accessibilityIdentifier = "form"
        form.axis = .vertical
        form.spacing = 16
        for title in ["Name", "Street", "Town", "Country", "Remarks"] { form.addArrangedSubview(field(title)) }
        let done = makeButton("Done", action: #selector(finish))
        done.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        form.addArrangedSubview(done)
        form.setCustomSpacing(32, after: form.arrangedSubviews[4])
        for (view, parent) in [(log, content), (scroller, content), (form, scroller)] as [(UIView, UIView)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        let (inside, window) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
        NSLayoutConstraint.activate([
            log.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            log.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            log.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            scroller.topAnchor.constraint(equalTo: log.bottomAnchor, constant: 12),
            scroller.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            // Without a keyboard the guide is as low as the safe area.
            scroller.bottomAnchor.constraint(equalTo: content.keyboardLayoutGuide.topAnchor),
            // The form is as wide as the scroll view, and the content as high as the form.
            form.topAnchor.constraint(equalTo: inside.topAnchor, constant: 16),
            form.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 16),
            form.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: -16),
            form.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -16),
            form.widthAnchor.constraint(equalTo: window.widthAnchor, constant: -32),
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardDidShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardDidHideNotification, object: nil)
    }

    private func field(_ title: String) -> UITextField {
        let field = UITextField()
        field.placeholder = localized(title)
        field.accessibilityLabel = localized(title)
        field.accessibilityIdentifier = title.lowercased()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.returnKeyType = .next
        field.delegate = self
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return field
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let fields = form.arrangedSubviews.compactMap { $0 as? UITextField }
        guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else { return textField.resignFirstResponder() }
        return fields[index + 1].becomeFirstResponder()
    }

    @objc private func finish() { view.endEditing(true) }

    @objc private func keyboardMoved() {
        content.layoutIfNeeded()
        let hidden = content.bounds.maxY - scroller.frame.maxY
        log.text = localized(hidden > 100 ? "The form ends at the keyboard." : "The form ends at the bottom.")
    }
}
