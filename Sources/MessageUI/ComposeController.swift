internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// The form of a message: its recipients, subject, text and attachments.
@MainActor final class ComposeController: UITableViewController, UITextViewDelegate {
    private enum Metrics {
        static let row: CGFloat = 48
        static let text: CGFloat = 260
        static let margin: CGFloat = 20
    }

    private(set) var message: OutgoingMessage
    /// Gets the message as the user edited it.
    var onSend: (OutgoingMessage) -> Void = { _ in }
    var onCancel: (OutgoingMessage) -> Void = { _ in }
    private var rows: [UITableViewCell] = []
    private weak var bodyCell: UITableViewCell?

    init(_ message: OutgoingMessage) {
        self.message = message
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: MessageStrings.cancel,
            primaryAction: UIAction(title: MessageStrings.cancel) { [weak self] _ in
                guard let self else { return }
                onCancel(message)
            })
        let send = UIBarButtonItem(
            title: MessageStrings.send,
            primaryAction: UIAction(title: MessageStrings.send) { [weak self] _ in
                guard let self else { return }
                onSend(message)
            })
        send.style = .done
        navigationItem.rightBarButtonItem = send
        tableView.allowsSelection = false
        makeRows()
        update()
    }

    private func makeRows() {
        rows = [addresses(MessageStrings.to, \.to)]
        if message.kind == .mail { rows += [addresses(MessageStrings.cc, \.cc), addresses(MessageStrings.bcc, \.bcc)] }
        rows.append(
            field(MessageStrings.subject, message.subject, .default) { [weak self] in
                self?.message.subject = $0
                self?.update()
            })
        let body = textCell()
        bodyCell = body
        rows.append(body)
        rows += message.attachments.map(attachmentCell)
    }

    private func update() {
        let title = message.kind == .mail ? MessageStrings.newMail : MessageStrings.newMessage
        navigationItem.title = message.subject.isEmpty ? title : message.subject
        navigationItem.rightBarButtonItem?.isEnabled = message.canBeSent
    }

    // MARK: Rows

    private func addresses(_ label: String, _ list: WritableKeyPath<OutgoingMessage, [String]>) -> UITableViewCell {
        let keyboard: UIKeyboardType = message.kind == .mail ? .emailAddress : .phonePad
        return field(label, message[keyPath: list].joined(separator: ", "), keyboard) { [weak self] in
            self?.message[keyPath: list] = OutgoingMessage.addresses(in: $0)
            self?.update()
        }
    }

    private func field(
        _ label: String, _ text: String, _ keyboard: UIKeyboardType, _ onChange: @escaping @MainActor (String) -> Void
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let caption = UILabel()
        caption.text = label
        caption.font = .preferredFont(forTextStyle: .body)
        caption.textColor = .secondaryLabel
        caption.setContentHuggingPriority(.required, for: .horizontal)
        caption.setContentCompressionResistancePriority(.required, for: .horizontal)
        let field = UITextField()
        field.text = text
        field.font = .preferredFont(forTextStyle: .body)
        field.keyboardType = keyboard
        field.accessibilityLabel = label
        if keyboard != .default { (field.autocapitalizationType, field.autocorrectionType) = (.none, .no) }
        field.addAction(UIAction { [weak field] _ in onChange(field?.text ?? "") }, for: .editingChanged)
        let line = UIStackView(arrangedSubviews: [caption, field])
        line.spacing = 6
        line.frame = cell.contentView.bounds.insetBy(dx: Metrics.margin, dy: 0)
        line.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(line)
        return cell
    }

    private func textCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = UITextView()
        view.text = message.body
        view.font = .preferredFont(forTextStyle: .body)
        view.accessibilityLabel = MessageStrings.body
        view.delegate = self
        // The text begins where the fields' labels do: the text view has a padding of its own.
        view.frame = cell.contentView.bounds.insetBy(dx: Metrics.margin - view.textContainer.lineFragmentPadding, dy: 0)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(view)
        return cell
    }

    private func attachmentCell(_ attachment: MessageAttachment) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = attachment.name
        cell.detailTextLabel?.text = ByteCountFormatter.string(fromByteCount: Int64(attachment.data.count), countStyle: .file)
        cell.detailTextLabel?.textColor = .secondaryLabel
        let isImage = attachment.mimeType.hasPrefix("image/")
        cell.imageView?.image =
            (isImage ? UIImage(data: attachment.data)?.preparingThumbnail(of: CGSize(width: 32, height: 32)) : nil)
            ?? UIImage(systemName: "paperclip")
        return cell
    }

    func textViewDidChange(_ textView: UITextView) { message.body = textView.text }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { rows[indexPath.row] }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows[indexPath.row] === bodyCell ? Metrics.text : Metrics.row
    }
}
