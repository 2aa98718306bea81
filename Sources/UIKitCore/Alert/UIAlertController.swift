public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// Shows a message or a question, as an alert in the centre of the screen or as an action sheet.
///
/// > Contract: UIKit, UIAlertController; PR-13, PR-16 to PR-19, facts 2.4 and 3.2.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The form of an alert.
    public enum Style: Int, Sendable {
        /// Cards at the bottom of the screen; on a pad a popover, whose source the app must set before presenting.
        case actionSheet = 0
        /// A card in the centre of the screen, above the keyboard.
        case alert = 1
    }

    /// The form given at creation; `actionSheet` for a controller created otherwise.
    open private(set) var preferredStyle: Style = .actionSheet
    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The emphasized action, which the return key performs; alerts only. > Precondition: one of `actions`.
    open var preferredAction: UIAlertAction? {
        willSet {
            guard let newValue else { return }
            ProgrammerError.require(
                actions.contains { $0 === newValue },
                "The preferredAction of an alert controller must be contained in the actions array or be nil")
        }
        didSet { actionDidChange() }
    }
    /// In the order they were added; nil for action sheets and if there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    open override var title: String? { didSet { card?.reload() } }
    /// The text below the title; nil shows none.
    ///
    /// May change while the alert is visible.
    open var message: String? { didSet { card?.reload() } }
    /// The title and message with their own attributes, which apps set by key.
    var attributedTitle: NSAttributedString? { didSet { card?.reload() } }
    var attributedMessage: NSAttributedString? { didSet { card?.reload() } }
    /// Only Macs show a critical alert differently.
    open var severity: UIAlertControllerSeverity = .default {
        didSet { if severity == .critical { UnimplementedSetting.report("severity", on: self) } }
    }

    private var fields: [UITextField] = []
    private lazy var director = AlertTransitioningDelegate()
    private var isFulfilled = false
    /// Called with the user's choice before the dismissal, and after it; nil if the user touched outside of a popover without a cancel action.
    package var observesChoice: (will: (UIAlertAction?) -> Void, did: (UIAlertAction?) -> Void)?

    /// Creates an alert without actions or text fields.
    ///
    /// - Parameters:
    ///   - title: the text in bold at the top; nil shows none.
    ///   - message: the text below it; nil shows none.
    ///   - preferredStyle: an alert in the centre or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    // MARK: Contents

    /// Adds a button after those added before.
    ///
    /// - Parameter action: the action to add; it belongs to this alert from then on.
    ///
    /// > Precondition: at most one action has the style `cancel`. > Contract: PR-17.
    open func addAction(_ action: UIAlertAction) {
        ProgrammerError.require(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
        action.alert = self
        card?.reload()
    }

    /// Adds a text field below the message.
    ///
    /// The first field becomes first responder when the alert appeared; return moves to the next one, and in the last performs the
    /// preferred action.
    ///
    /// - Parameter configurationHandler: receives the new field, to set its placeholder and keyboard; called before this method returns.
    ///
    /// > Precondition: the style is `alert`. > Contract: PR-18.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        ProgrammerError.require(
            preferredStyle == .alert, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = UITextField(frame: .zero)
        fields.append(field)
        configurationHandler?(field)
        card?.reload()
    }

    /// Adds a field that exists already.
    package func add(_ field: UITextField) {
        fields.append(field)
        card?.reload()
    }

    func actionDidChange() { card?.reload() }

    /// The emphasized action: the preferred one, else the cancel action.
    var emphasized: UIAlertAction? {
        preferredStyle == .alert ? preferredAction ?? actions.first { $0.style == .cancel } : actions.first { $0.style == .cancel }
    }

    // MARK: The view

    private var card: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() { view = AlertView(self) }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    /// The system's own transition, regardless of the style.
    package override var systemPresentation: (any UIViewControllerTransitioningDelegate)? { isPopover ? nil : director }

    /// Action sheets are popovers on pads.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isPopover ? .popover : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    /// The anchor of an action sheet on pads; nil elsewhere.
    open override var popoverPresentationController: UIPopoverPresentationController? {
        isPopover ? super.popoverPresentationController : nil
    }

    /// Of an action sheet on a pad: the size that its actions need.
    open override var preferredContentSize: CGSize {
        get {
            guard isPopover, let view else { return super.preferredContentSize }
            let space = UIScreen.main.bounds.height - 2 * AlertMetrics.screenMargin
            return view.sizeThatFits(CGSize(width: AlertMetrics.popoverWidth, height: space))
        }
        set { super.preferredContentSize = newValue }
    }

    var isPopover: Bool { preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad }

    // MARK: Selection

    /// Dismisses the alert, then calls the handler. > Contract: PR-16.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isFulfilled, let presenter = presentingViewController else { return }
        isFulfilled = true
        observesChoice?.will(action)
        presenter.dismiss(animated: true) { [self] in
            isFulfilled = false
            action.handler?(action)
            observesChoice?.did(action)
        }
    }

    /// A tap outside an action sheet, or the escape key.
    func cancel() {
        if let action = actions.first(where: { $0.style == .cancel }) { return choose(action) }
        guard isPopover, let presenter = presentingViewController else { return }
        observesChoice?.will(nil)
        presenter.dismiss(animated: true) { [observesChoice] in observesChoice?.did(nil) }
    }

    /// The return key: moves to the next field, and in the last one performs the preferred action.
    func confirm() {
        if let index = fields.firstIndex(where: \.isFirstResponder) {
            guard fields[index].delegate?.textFieldShouldReturn(fields[index]) ?? true else { return }
            if index + 1 < fields.count {
                fields[index + 1].becomeFirstResponder()
                return
            }
        }
        if let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) { choose(action) }
    }

    private static let commands: (confirm: Selector, cancel: Selector) = {
        ObjCRuntime.register(UIAlertController.self, "alertConfirm:") { alert, _ in
            alert.confirm()
            return nil
        }
        ObjCRuntime.register(UIAlertController.self, "alertCancel:") { alert, _ in
            alert.cancel()
            return nil
        }
        return (Selector("alertConfirm:"), Selector("alertCancel:"))
    }()

    open override var keyCommands: [UIKeyCommand]? {
        let keys = [
            UIKeyCommand(input: "\r", modifierFlags: [], action: Self.commands.confirm),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.commands.cancel),
        ]
        for key in keys { key.wantsPriorityOverSystemBehavior = true }
        return keys
    }
}

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// An ordinary alert.
    case `default` = 0
    /// An alert that interrupts the user even when others would wait; on iOS and in Ferry the same as `default`.
    case critical = 1
}
