public import CoreGraphics
public import Foundation
internal import ProgrammerErrors
public import UIKitCore

/// Previews a file, and offers what can be done with it.
///
/// > Contract: UIKit, UIDocumentInteractionController
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL? { didSet { if name == oldValue?.lastPathComponent { name = url?.lastPathComponent } } }
    /// The delegate; not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The type of the file; by its extension unless set.
    open var uti: String? {
        get { givenType ?? url.flatMap { DocumentService.current.reader.table.type(ofExtension: $0.pathExtension) } }
        set { givenType = newValue }
    }
    /// The name for the user; the file's unless set.
    open var name: String?
    /// What another app would get with the file; kept.
    open var annotation: Any?
    private var givenType: String?
    private weak var preview: UIViewController?
    private weak var menu: UIViewController?
    private let taps = InteractionGestures()

    /// A controller without a file.
    public override init() { super.init() }

    /// A controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    /// Icons of the file, the smallest first.
    open var icons: [UIImage] {
        guard let url else { return [] }
        let item =
            DocumentService.current.reader.item(at: url)
            ?? FilesItem(url: url, isFolder: false, type: DocumentService.current.reader.table.type(ofExtension: url.pathExtension))
        return [64, 320].map { FileIcon.image(of: item, side: $0) }
    }

    /// A tap that presents the preview, and a long press that presents the options, for the app's view of the document.
    open var gestureRecognizers: [UIGestureRecognizer] { taps.recognizers(for: self) }

    // MARK: Preview

    /// Presents the file. > Returns: false without a file, or if the delegate names no controller.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        guard let url, preview == nil, let base = delegate?.documentInteractionControllerViewControllerForPreview(self),
            !(base is NoPreviewController)
        else { return false }
        let controller = InteractionPreviewController(PreviewEntry(url: url, title: name)) { [weak self] in
            guard let self else { return }
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        preview = controller
        if let bars = base as? UINavigationController {
            bars.pushViewController(controller, animated: animated)
        } else {
            controller.modalPresentationStyle = .fullScreen
            base.present(controller, animated: animated)
        }
        return true
    }

    /// Dismisses the preview.
    open func dismissPreview(animated: Bool) {
        guard let preview else { return }
        if let bars = preview.navigationController, bars.topViewController === preview {
            bars.popViewController(animated: animated)
        } else {
            preview.dismiss(animated: animated)
        }
    }

    // MARK: Menus

    /// Presents what can be done with the file. > Returns: false without a file, or if the view has no window.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptions(over: view.window, animated) { sheet in
            sheet.sourceView = view
            sheet.sourceRect = rect
        }
    }

    /// Presents what can be done with the file. > Returns: false without a file, or without a window.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentOptions(over: DocumentService.current.context.windows.key, animated) { $0.barButtonItem = item }
    }

    private func presentOptions(over window: UIWindow?, _ animated: Bool, _ place: (UIPopoverPresentationController) -> Void) -> Bool {
        guard let url, menu == nil, let base = TopController.of(window) else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: [QuickLookActivity(self), PrintActivity()])
        if let popover = sheet.popoverPresentationController { place(popover) }
        sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
            guard let self else { return }
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        menu = sheet
        base.present(sheet, animated: animated)
        return true
    }

    /// Presents the apps that open the file. > Returns: false: no other app of the device opens documents of this one.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { reportNoApps() }
    /// Presents the apps that open the file. > Returns: false: no other app of the device opens documents of this one.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { reportNoApps() }

    private func reportNoApps() -> Bool {
        DocumentService.current.log("UIDocumentInteractionController: no other app of this device opens \(uti ?? "files without a type")")
        return false
    }

    /// Dismisses the menu of options.
    open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }
}
