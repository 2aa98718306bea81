internal import Foundation

/// Stands for the label that draws a field's placeholder under the key `placeholderLabel`. Its colour and font are attributes of the placeholder.
@MainActor final class PlaceholderLabel: UILabel {
    private let field: UITextField

    init(of field: UITextField) {
        self.field = field
        super.init(frame: field.placeholderRect(forBounds: field.bounds))
        let text = field.attributedPlaceholder
        let values = text.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
        super.text = text?.string
        super.font = values[.font] as? UIFont ?? field.font
        super.textColor = values[.foregroundColor] as? UIColor ?? .placeholderText
    }

    required init?(coder: NSCoder) { nil }

    override var text: String? { didSet { apply() } }
    override var textColor: UIColor! { didSet { apply() } }
    override var font: UIFont! { didSet { apply() } }

    private func apply() {
        field.attributedPlaceholder = text.map {
            NSAttributedString(string: $0, attributes: [.foregroundColor: textColor as Any, .font: font as Any])
        }
    }
}
