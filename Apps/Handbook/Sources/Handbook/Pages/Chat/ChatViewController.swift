import UIKit

/// A chat: bubbles around measured text, and an input that moves with the keyboard.
class ChatViewController: PageViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    private var conversation = Conversation()
    private var layouts: [ChatRowLayout] = []
    private let table = UITableView()
    private let bar = UIView()
    private let field = UITextField()
    private var keyboardTop = CGFloat.greatestFiniteMagnitude
    private var measuredWidth: CGFloat = 0
    private var reply: Timer?

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["Conversation.swift", "ChatRowLayout.swift", "ChatCell.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(ChatCell.self, forCellReuseIdentifier: "message")
        table.dataSource = self
        table.delegate = self
        table.separatorStyle = .none
        table.keyboardDismissMode = .onDrag
        table.accessibilityIdentifier = "messages"
        content.addSubview(table)
        bar.backgroundColor = .secondarySystemBackground
        content.addSubview(bar)
        field.borderStyle = .roundedRect
        field.placeholder = localized("Message")
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.returnKeyType = .send
        field.enablesReturnKeyAutomatically = true
        field.delegate = self
        field.accessibilityIdentifier = "message field"
        bar.addSubview(field)
        conversation.add(localized("chat.first"), at: "9:30", isMine: false)
        conversation.add(localized("chat.second"), at: "9:30", isMine: true)
        conversation.add(localized("chat.third"), at: "9:36", isMine: false)
        let name = UIResponder.keyboardWillChangeFrameNotification
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardMoves(_:)), name: name, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        reply?.invalidate()
    }

    override func layoutContent(in area: CGRect) {
        let bottom = min(content.bounds.maxY, keyboardTop)
        let height = fit(field, in: area.width, atLeast: 36) + 16
        bar.frame = CGRect(x: 0, y: bottom - height, width: content.bounds.width, height: height)
        field.frame = bar.bounds.insetBy(dx: 16, dy: 8)
        table.frame = CGRect(x: 0, y: 0, width: content.bounds.width, height: max(0, bar.frame.minY))
        measure()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measuredWidth = 0
    }

    private func measure() {
        guard table.bounds.width != measuredWidth else { return }
        measuredWidth = table.bounds.width
        layouts = conversation.messages.map(layout(of:))
        table.reloadData()
    }

    private func layout(of message: ChatMessage) -> ChatRowLayout {
        ChatRowLayout(message, width: table.bounds.width, font: ChatCell.font, timeFont: ChatCell.timeFont)
    }

    // MARK: The keyboard

    /// The page moves as the keyboard does: for the same time, on the same curve.
    @objc private func keyboardMoves(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        keyboardTop = content.convert(end, from: nil).minY
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
            self.showLast(animated: false)
        }
    }

    // MARK: Sending

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let text = textField.text ?? ""
        guard append(text, isMine: true) else { return false }
        textField.text = nil
        reply?.invalidate()
        reply = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { _ = self?.append(localized(Conversation.replyKey(to: text)), isMine: false) }
        }
        return false
    }

    private func append(_ text: String, isMine: Bool) -> Bool {
        let formatter = DateFormatter()
        formatter.dateFormat = "H:mm"
        guard conversation.add(text, at: formatter.string(from: Date()), isMine: isMine) else { return false }
        layouts.append(contentsOf: conversation.messages.suffix(1).map(layout(of:)))
        table.insertRows(at: [IndexPath(row: layouts.count - 1, section: 0)], with: .fade)
        showLast(animated: true)
        return true
    }

    private func showLast(animated: Bool) {
        guard !layouts.isEmpty else { return }
        table.scrollToRow(at: IndexPath(row: layouts.count - 1, section: 0), at: .bottom, animated: animated)
    }

    // MARK: Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { layouts.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { layouts[indexPath.row].height }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? ChatCell)?.show(conversation.messages[indexPath.row], layouts[indexPath.row])
        return cell
    }
}
