public import CoreGraphics
public import Foundation
public import UIKitCore

/// Prints: the user chooses paper and orientation in a panel, and a PDF document goes to the device's outbox.
///
/// > Contract: UIKit, UIPrintInteractionController
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// Receives the controller, whether the job was printed, and an error; false without an error means that the user cancelled.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The application's controller.
    public class var shared: UIPrintInteractionController {
        let service = DocumentService.current
        if let known = service.printController { return known }
        let made = UIPrintInteractionController()
        service.printController = made
        return made
    }

    /// Whether the device prints: true.
    public class var isPrintingAvailable: Bool { true }
    /// The types of files and data that can be printed as they are.
    public class var printableUTIs: Set<String> {
        ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "com.adobe.pdf"]
    }
    /// Whether a file can be printed.
    public class func canPrint(_ url: URL) -> Bool { PrintContent(item: url) != nil }
    /// Whether data can be printed.
    public class func canPrint(_ data: Data) -> Bool { PrintContent(item: data) != nil }

    /// The delegate; not retained.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// How to print; nil for default values.
    open var printInfo: UIPrintInfo?
    /// Draws the pages; takes precedence over the formatter and items.
    open var printPageRenderer: UIPrintPageRenderer? { didSet { if printPageRenderer != nil { clear(except: 0) } } }
    /// Lays out the content; takes precedence over items.
    open var printFormatter: UIPrintFormatter? { didSet { if printFormatter != nil { clear(except: 1) } } }
    /// An image, or a file or data with an image or a PDF document.
    open var printingItem: Any? { didSet { if printingItem != nil { clear(except: 2) } } }
    /// Several of them: images, a page each.
    open var printingItems: [Any]? { didSet { if printingItems != nil { clear(except: 3) } } }
    /// Whether the panel asks for the number of copies; true by default.
    open var showsNumberOfCopies = true
    /// Whether the panel asks for pages; kept: the panel prints all.
    open var showsPageRange = true
    /// Whether the panel asks for the orientation; true by default.
    open var showsPaperOrientation = true
    /// Whether the panel asks for the paper; true by default.
    open var showsPaperSelectionForLoadedPapers = true
    /// The paper of the current or last job; nil before.
    open internal(set) var printPaper: UIPrintPaper?
    private var panel: UIViewController?

    /// Only one of the four says what is printed.
    private func clear(except kept: Int) {
        if kept != 0 { printPageRenderer = nil }
        if kept != 1 { printFormatter = nil }
        if kept != 2 { printingItem = nil }
        if kept != 3 { printingItems = nil }
    }

    private var content: PrintContent? {
        if let printPageRenderer { return .pages(printPageRenderer) }
        if let printFormatter {
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
            return .pages(renderer)
        }
        return printingItems.flatMap { PrintContent(items: $0) } ?? printingItem.flatMap { PrintContent(item: $0) }
    }

    /// The job with a paper in the orientation of the print info; nil if there is nothing to print.
    func job() -> PrintJob? {
        guard let content else { return nil }
        let info = printInfo ?? UIPrintInfo()
        let region = Locale(identifier: DocumentService.current.context.device.localeIdentifier).region?.identifier
        let papers = UIPrintPaper.papers(region: region, for: info.outputType)
        let chosen = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
        let paper = info.orientation == .landscape ? chosen.turned : chosen
        printPaper = paper
        return PrintJob(content: content, paper: paper, name: info.jobName)
    }

    // MARK: Presenting

    /// Presents the panel. > Returns: whether there is something to print and a controller to present over.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(over: DocumentService.current.context.windows.key, animated, completion) { _ in }
    }

    /// Presents the panel from a rectangle. > Returns: whether there is something to print and a controller to present over.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(over: view.window, animated, completion) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Presents the panel from a bar button. > Returns: whether there is something to print and a controller to present over.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(over: DocumentService.current.context.windows.key, animated, completion) { $0.barButtonItem = item } }

    private func present(
        over window: UIWindow?, _ animated: Bool, _ completion: CompletionHandler?, _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard panel == nil, let job = job(),
            let base = delegate?.printInteractionControllerParentViewController(self) ?? TopController.of(window)
        else { return false }
        let options = PrintPanel.Options(
            copies: showsNumberOfCopies, paper: showsPaperSelectionForLoadedPapers, orientation: showsPaperOrientation)
        let content = PrintPanel(job: job, options: options)
        let bars = UINavigationController(rootViewController: content)
        content.onEnd = { [weak self] chosen in self?.end(chosen, completion) }
        panel = bars
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        base.present(bars, animated: animated) { [self] in delegate?.printInteractionControllerDidPresentPrinterOptions(self) }
        return true
    }

    private func end(_ chosen: PrintJob?, _ completion: CompletionHandler?) {
        guard let panel else { return }
        self.panel = nil
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        let finish = { [self] in
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
            if let chosen { start(chosen, completion) } else { completion?(self, false, nil) }
        }
        if panel.presentingViewController == nil { finish() } else { panel.dismiss(animated: true, completion: finish) }
    }

    private func start(_ job: PrintJob, _ completion: CompletionHandler?) {
        printPaper = job.paper
        delegate?.printInteractionControllerWillStartJob(self)
        do {
            let place = try job.print(to: DocumentService.current.outbox)
            DocumentService.current.log("printed \(place.path)")
            delegate?.printInteractionControllerDidFinishJob(self)
            completion?(self, true, nil)
        } catch {
            completion?(self, false, error)
        }
    }

    /// Prints without the panel. > Returns: false if there is nothing to print or it is not the device's printer.
    @discardableResult open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard printer.isOutbox, let job = job() else { return false }
        start(job, completion)
        return true
    }

    /// Dismisses the panel, as if the user cancelled.
    open func dismiss(animated: Bool) {
        for case let content as PrintPanel in (panel as? UINavigationController)?.viewControllers ?? [] { content.cancel() }
    }
}
