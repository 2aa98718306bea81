import UIKit

/// A text field with its label, and below it the problem with the input.
final class FormField: UIView {
    let field = UITextField()
    /// Called when its height changes.
    var onResize: (() -> Void)?
    private let box = UIView()
    private let icon = UIImageView()
    private let problemLabel = UILabel()

    init(symbol: String, placeholder: String, identifier: String) {
        super.init(frame: .zero)
        box.backgroundColor = Palette.panel
        box.layer.cornerRadius = 14
        box.layer.cornerCurve = .continuous
        icon.image = UIImage(systemName: symbol)
        icon.tintColor = .secondaryLabel
        icon.contentMode = .scaleAspectFit
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.accessibilityIdentifier = identifier
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.clearButtonMode = .whileEditing
        field.addTarget(self, action: #selector(edited), for: .editingChanged)
        problemLabel.numberOfLines = 0
        problemLabel.textColor = Palette.failureText
        addSubview(box)
        box.addSubview(icon)
        box.addSubview(field)
        addSubview(problemLabel)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var text: String { field.text ?? "" }

    /// Nil if the input is valid.
    var problem: String? {
        didSet {
            problemLabel.text = problem
            box.layer.borderWidth = problem == nil ? 0 : 1
            box.layer.borderColor = Palette.failureText.resolvedColor(with: traitCollection).cgColor
            if problem != oldValue { onResize?() }
        }
    }

    func applyTheme() {
        field.font = Theme.shared.font(.body)
        problemLabel.font = Theme.shared.font(.caption1)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = problem == nil ? 0 : problemLabel.sizeThatFits(CGSize(width: size.width - 28, height: 1000)).height.rounded(.up) + 6
        return CGSize(width: size.width, height: Theme.shared.length(52) + text)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = Theme.shared.length(52)
        box.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let side = min(44, Theme.shared.length(22))
        icon.frame = CGRect(x: 16, y: ((height - side) / 2).rounded(), width: side, height: side)
        field.frame = CGRect(x: side + 28, y: 0, width: bounds.width - side - 40, height: height)
        problemLabel.frame = CGRect(x: 14, y: height + 6, width: bounds.width - 28, height: max(0, bounds.height - height - 6))
    }

    /// Editing clears the problem until the next check.
    @objc private func edited() { problem = nil }
}
