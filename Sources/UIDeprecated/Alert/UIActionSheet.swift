internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors
public import UIKitCore

/// Shows actions to choose from, at the bottom of a phone's screen or in a pad's popover, without a view controller of the app.
///
/// > Contract: UIKit, UIActionSheet.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController with a preferredStyle of UIAlertControllerStyleActionSheet instead")
@preconcurrency @MainActor open class UIActionSheet: UIView {
    private var buttons = ButtonTitles()
    /// Retained with this view while it is visible.
    private var alert: UIAlertController?

    /// The object that is notified; held weakly.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The text at the top; may change while the sheet is visible.
    open var title: String? { didSet { alert?.title = title } }
    /// The look before iOS 7; without effect since.
    open var actionSheetStyle: UIActionSheetStyle = .automatic

    /// Creates a sheet without text and buttons; the frame has no effect.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a sheet without text and buttons; nothing of it is archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a sheet with at most two buttons: the destructive one is the first, the one that cancels the last.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle, destructiveButtonTitle: destructiveButtonTitle,
            others: [])
    }

    /// Creates a sheet with buttons: the destructive one is the first, the one that cancels the last.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle, destructiveButtonTitle: destructiveButtonTitle,
            others: [firstButtonTitle] + moreButtonTitles)
    }

    private convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        others: [String]
    ) {
        self.init(frame: .zero)
        (self.title, self.delegate) = (title, delegate)
        if let destructiveButtonTitle { buttons.destructive = buttons.add(destructiveButtonTitle) }
        buttons.addOthers(others)
        if let cancelButtonTitle { buttons.cancel = buttons.add(cancelButtonTitle) }
    }

    // MARK: Buttons

    /// Adds a button after the others and returns its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
    /// The title of a button; nil for an index without one.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
    /// How many buttons there are.
    open var numberOfButtons: Int { buttons.titles.count }
    /// The button that cancels, which a pad's popover does not show; minus one if there is none.
    open var cancelButtonIndex: Int {
        get { buttons.cancel }
        set { buttons.cancel = newValue }
    }
    /// The red button; minus one if there is none.
    open var destructiveButtonIndex: Int {
        get { buttons.destructive }
        set { buttons.destructive = newValue }
    }
    /// The first button of those that the initializer received as others; minus one if there were none.
    open var firstOtherButtonIndex: Int { buttons.firstOther }

    // MARK: Showing

    /// Whether the sheet is shown.
    open var isVisible: Bool { alert != nil }

    /// Shows the sheet in a view's window; on a pad in its middle.
    open func show(in view: UIView) {
        present(from: view.window) { popover in
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
    }

    /// Shows the sheet above a toolbar.
    open func show(from view: UIToolbar) { show(fromBar: view) }

    /// Shows the sheet above a tab bar.
    open func show(from view: UITabBar) { show(fromBar: view) }

    private func show(fromBar bar: UIView) { present(from: bar.window) { $0.sourceView = bar } }

    /// Shows the sheet; on a pad it points to a bar's item.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        let context = applicationContext
        let window = context.windows.visible.last { $0.isKeyWindow } ?? context.windows.visible.last
        present(from: window, animated: animated) { $0.barButtonItem = item }
    }

    /// Shows the sheet; on a pad it points to a part of a view. > Units: points in the view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        present(from: view.window, animated: animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    /// Hides the sheet as if the button of an index had been tapped, without `actionSheet(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let presenter = alert?.presentingViewController else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        presenter.dismiss(animated: animated) { [self] in finish(buttonIndex) }
    }

    private func present(from window: UIWindow?, animated: Bool = true, anchor: (UIPopoverPresentationController) -> Void) {
        guard !isVisible else { return }
        guard let presenter = window?.rootViewController?.topmostPresented else {
            ProgrammerError.raise(
                "Sheet can not be presented because the view is not in a window: \(self)", name: .invalidArgument)
        }
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in buttons.titles.enumerated() {
            sheet.addAction(UIAlertAction(title: title, style: buttons.style(at: index)))
        }
        // The alert's closures retain this view until it is dismissed, as UIKit does.
        let index = { [buttons] (chosen: UIAlertAction?) in
            chosen.flatMap { action in sheet.actions.firstIndex { $0 === action } } ?? buttons.cancel
        }
        sheet.observesChoice = (will: { self.choose(index($0)) }, did: { self.finish(index($0)) })
        if let popover = sheet.popoverPresentationController { anchor(popover) }
        alert = sheet
        delegate?.willPresent(self)
        presenter.present(sheet, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.didPresent(self)
        }
    }

    private func choose(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    }

    private func finish(_ index: Int) {
        alert?.observesChoice = nil
        alert = nil
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}
