internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore
internal import UILists

/// Lets the user choose a printer. The device has one, its outbox.
///
/// > Source: Apple, UIPrinterPickerController
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
    /// Receives the controller, whether the user chose a printer, and an error, which is always nil.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    /// The chosen printer; nil until there is one.
    open private(set) var selectedPrinter: UIPrinter?
    /// Filters the printers and is notified of what happens; not retained.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?
    private var shown: UIViewController?

    /// Creates a picker in which a printer is selected; nil selects none.
    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    /// Presents the picker. > Returns: whether there is a controller to present over.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(over: DocumentService.current.context.windows.key, animated, completion) { _ in }
    }

    /// Presents the picker from a rectangle. > Returns: whether there is a controller to present over.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(over: view.window, animated, completion) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Presents the picker from a bar button. > Returns: whether there is a controller to present over.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(over: DocumentService.current.context.windows.key, animated, completion) { $0.barButtonItem = item } }

    /// Dismisses the picker as if the user cancelled.
    open func dismiss(animated: Bool) { (shown?.children.first as? PrinterList)?.end(nil, animated: animated) }

    private func present(
        over window: UIWindow?, _ animated: Bool, _ completion: CompletionHandler?, _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard shown == nil, let base = delegate?.printerPickerControllerParentViewController(self) ?? TopController.of(window) else {
            return false
        }
        let all = [UIPrinter(url: UIPrinter.outboxURL)]
        let offered = all.filter { delegate?.printerPickerController(self, shouldShow: $0) ?? true }
        let list = PrinterList(offered, selected: selectedPrinter)
        let bars = UINavigationController(rootViewController: list)
        // The list retains the picker while it is shown, as the app need not.
        list.onEnd = { [self] printer, animated in end(printer, animated, completion) }
        shown = bars
        if let popover = bars.popoverPresentationController { place(popover) }
        delegate?.printerPickerControllerWillPresent(self)
        base.present(bars, animated: animated) { [self] in delegate?.printerPickerControllerDidPresent(self) }
        return true
    }

    private func end(_ printer: UIPrinter?, _ animated: Bool, _ completion: CompletionHandler?) {
        guard let shown else { return }
        self.shown = nil
        if let printer {
            selectedPrinter = printer
            delegate?.printerPickerControllerDidSelectPrinter(self)
        }
        delegate?.printerPickerControllerWillDismiss(self)
        let finish = { [self] in
            delegate?.printerPickerControllerDidDismiss(self)
            completion?(self, printer != nil, nil)
        }
        if shown.presentingViewController == nil { finish() } else { shown.dismiss(animated: animated, completion: finish) }
    }
}

/// Filters the printers of a picker and is notified of what happens. All members are optional.
///
/// > Source: Apple, UIPrinterPickerControllerDelegate
@preconcurrency @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    /// Returns the controller to present over; nil, the default, is the topmost one.
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
    /// Returns whether a printer is offered; true by default.
    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
    /// Called before the picker is presented.
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    /// Called after the picker was presented.
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    /// Called before the picker is dismissed.
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    /// Called after the picker was dismissed.
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    /// Called when the user chose a printer.
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController? {
        let answer: UIViewController?? = ObjCRuntime.optional(
            self, "printerPickerControllerParentViewController:", [printerPickerController])
        return answer ?? nil
    }
    public func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool {
        ObjCRuntime.optional(self, "printerPickerController:shouldShowPrinter:", [printerPickerController, printer]) ?? true
    }
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {
        ObjCRuntime.optional(self, "printerPickerControllerWillPresent:", [printerPickerController])
    }
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {
        ObjCRuntime.optional(self, "printerPickerControllerDidPresent:", [printerPickerController])
    }
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {
        ObjCRuntime.optional(self, "printerPickerControllerWillDismiss:", [printerPickerController])
    }
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {
        ObjCRuntime.optional(self, "printerPickerControllerDidDismiss:", [printerPickerController])
    }
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {
        ObjCRuntime.optional(self, "printerPickerControllerDidSelectPrinter:", [printerPickerController])
    }
}

/// The list of printers.
@MainActor final class PrinterList: UITableViewController {
    private let printers: [UIPrinter]
    private let selected: UIPrinter?
    /// Gets the printer, or nil if the user cancelled, and whether to animate. Called once.
    var onEnd: (UIPrinter?, Bool) -> Void = { _, _ in }
    private var isOver = false
    private static let cell = "printer"

    init(_ printers: [UIPrinter], selected: UIPrinter?) {
        (self.printers, self.selected) = (printers, selected)
        super.init(style: .insetGrouped)
        title = FilesStrings.printer
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        let cancel = UIAction(title: FilesStrings.cancel) { [weak self] _ in self?.end(nil, animated: true) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: FilesStrings.cancel, primaryAction: cancel)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Swiped down.
        if navigationController?.presentingViewController == nil { end(nil, animated: false) }
    }

    func end(_ printer: UIPrinter?, animated: Bool) {
        guard !isOver else { return }
        isOver = true
        let report = onEnd
        onEnd = { _, _ in }
        report(printer, animated)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { printers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let printer = printers[indexPath.row]
        cell.textLabel?.text = printer.displayName
        cell.accessoryType = printer.url == selected?.url ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { end(printers[indexPath.row], animated: true) }
}
