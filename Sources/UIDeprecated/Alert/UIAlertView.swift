internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors
public import UIKitCore

/// Shows a message with buttons over whatever the app shows, without a view controller.
///
/// It appears in a window of its own. While a newer alert view is shown, older ones are hidden.
/// > Contract: UIKit, UIAlertView.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController with a preferredStyle of UIAlertControllerStyleAlert instead")
@preconcurrency @MainActor open class UIAlertView: UIView {
    private var buttons = ButtonTitles()
    private var fields: [UITextField] = []
    private weak var alert: UIAlertController?
    /// Retains this view too, while it is visible.
    private var host: AlertWindow?

    /// The object that is notified; its methods are called also if it does not declare the protocol. Held weakly.
    open weak var delegate: AnyObject?
    /// The text in bold at the top; may change while the alert view is visible.
    open var title: String? { didSet { alert?.title = title } }
    /// The text below the title; may change while the alert view is visible.
    open var message: String? { didSet { alert?.message = message } }
    /// The text fields. A change replaces them with empty ones; it has no effect while the alert view is visible.
    open var alertViewStyle: UIAlertViewStyle = .default { didSet { if alertViewStyle != oldValue, !isVisible { makeFields() } } }

    /// Creates an alert view without text and buttons; the frame has no effect.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates an alert view without text and buttons; nothing of it is archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an alert view with at most one button.
    public convenience init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle, others: [])
    }

    /// Creates an alert view with buttons: the one that cancels has the index 0, the others follow.
    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            others: [firstButtonTitle] + moreButtonTitles)
    }

    private convenience init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?, others: [String]) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title, message, delegate)
        if let cancelButtonTitle { buttons.cancel = buttons.add(cancelButtonTitle) }
        buttons.addOthers(others)
    }

    // MARK: Buttons

    /// Adds a button after the others and returns its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
    /// The title of a button; nil for an index without one.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
    /// How many buttons there are.
    open var numberOfButtons: Int { buttons.titles.count }
    /// The button that cancels; minus one if there is none.
    open var cancelButtonIndex: Int {
        get { buttons.cancel }
        set { buttons.cancel = newValue }
    }
    /// The first button of those that the initializer received as others; minus one if there were none.
    open var firstOtherButtonIndex: Int { buttons.firstOther }

    // MARK: Text fields

    /// A text field of the style: 0 is the only one or the name, 1 the password.
    ///
    /// > Precondition: the style has a field of this index.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        ProgrammerError.require(
            fields.indices.contains(textFieldIndex),
            "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
        return fields[textFieldIndex]
    }

    private func makeFields() {
        let placeholders: [String?] =
            switch alertViewStyle {
            case .default: []
            case .secureTextInput, .plainTextInput: [nil]
            case .loginAndPasswordInput: [DeprecatedStrings.text(.login, for: self), DeprecatedStrings.text(.password, for: self)]
            }
        fields = placeholders.enumerated().map { index, placeholder in
            let field = UITextField(frame: .zero)
            field.placeholder = placeholder
            field.isSecureTextEntry = alertViewStyle == .secureTextInput || index == 1
            return field
        }
    }

    // MARK: Showing

    /// Whether it is shown, also if a newer one hides it.
    open var isVisible: Bool { host != nil }

    /// Shows the alert view; nothing happens if it is visible.
    open func show() {
        guard !isVisible else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for field in fields { alert.add(field) }
        for (index, title) in buttons.titles.enumerated() {
            alert.addAction(UIAlertAction(title: title, style: buttons.style(at: index)))
        }
        alert.observesChoice = (
            will: { [weak self] in self?.choose($0.flatMap { chosen in alert.actions.firstIndex { $0 === chosen } } ?? -1) },
            did: { [weak self] in self?.finish($0.flatMap { chosen in alert.actions.firstIndex { $0 === chosen } } ?? -1) }
        )
        for field in fields {
            field.addAction(UIAction { [weak self] _ in self?.updateFirstOther() }, for: .editingChanged)
        }
        self.alert = alert
        updateFirstOther()
        answerer?.willPresent(self)
        let window = AlertWindow.open(for: self)
        host = window
        window.rootViewController?.present(alert, animated: true) { [weak self] in
            guard let self else { return }
            answerer?.didPresent(self)
        }
    }

    /// Hides the alert view as if the button of an index had been tapped, without `alertView(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible, let presenter = alert?.presentingViewController else { return }
        answerer?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        presenter.dismiss(animated: animated) { [self] in finish(buttonIndex) }
    }

    private func choose(_ index: Int) {
        answerer?.alertView(self, clickedButtonAt: index)
        answerer?.alertView(self, willDismissWithButtonIndex: index)
    }

    private func finish(_ index: Int) {
        let window = host
        host = nil
        window?.close()
        answerer?.alertView(self, didDismissWithButtonIndex: index)
    }

    private func updateFirstOther() {
        guard let alert, alert.actions.indices.contains(firstOtherButtonIndex), let answerer else { return }
        alert.actions[firstOtherButtonIndex].isEnabled = answerer.alertViewShouldEnableFirstOtherButton(self)
    }

    private var answerer: (any UIAlertViewDelegate)? {
        delegate.map { $0 as? any UIAlertViewDelegate ?? UnnamedAlertViewDelegate($0) }
    }
}
