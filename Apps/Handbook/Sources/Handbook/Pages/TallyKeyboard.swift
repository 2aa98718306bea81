import UIKit

/// A keyboard with strokes, fives and a few keys for moving: it knows the text only through its proxy.
final class TallyKeyboard: UIInputViewController {
    /// What is before and behind the cursor, after a change.
    var onChange: (String, String) -> Void = { _, _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        let input = ClickingView(frame: CGRect(x: 0, y: 0, width: 0, height: 216), inputViewStyle: .keyboard)
        input.allowsSelfSizing = true
        inputView = input
        let rows = [
            row([key("|") { $0.insertText("|") }, key("||||") { $0.insertText("||||") }, key("0") { $0.insertText("0") }]),
            row([
                key("←", name: "Left") { $0.adjustTextPosition(byCharacterOffset: -1) },
                key("→", name: "Right") { $0.adjustTextPosition(byCharacterOffset: 1) },
                key("⌫", name: "Remove") { $0.deleteBackward() },
            ]),
            row([
                key(localized("Remove all")) { proxy in
                    proxy.adjustTextPosition(byCharacterOffset: proxy.documentContextAfterInput?.count ?? 0)
                    while proxy.documentContextBeforeInput?.isEmpty == false { proxy.deleteBackward() }
                },
                key(localized("Finish")) { [weak self] _ in self?.dismissKeyboard() },
            ]),
        ]
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        input.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: input.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: input.safeAreaLayoutGuide.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: input.safeAreaLayoutGuide.trailingAnchor, constant: -8),
            stack.bottomAnchor.constraint(equalTo: input.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            stack.heightAnchor.constraint(equalToConstant: 200),
        ])
    }

    private func row(_ keys: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: keys)
        row.distribution = .fillEqually
        row.spacing = 8
        return row
    }

    private func key(_ title: String, name: String? = nil, action: @escaping (UITextDocumentProxy) -> Void) -> UIButton {
        var look = UIButton.Configuration.filled()
        look.title = title
        look.baseBackgroundColor = .tertiarySystemBackground
        look.baseForegroundColor = .label
        let button = UIButton(configuration: look)
        button.accessibilityLabel = name.map(localized) ?? title
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                UIDevice.current.playInputClick()
                action(self.textDocumentProxy)
            }, for: .touchUpInside)
        return button
    }

    // MARK: The text

    override func textDidChange(_ textInput: UITextInput?) {
        super.textDidChange(textInput)
        tell()
    }

    override func selectionDidChange(_ textInput: UITextInput?) {
        super.selectionDidChange(textInput)
        tell()
    }

    private func tell() { onChange(textDocumentProxy.documentContextBeforeInput ?? "", textDocumentProxy.documentContextAfterInput ?? "") }
}

/// Its keys click as those of the system's keyboard.
final class ClickingView: UIInputView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
}
