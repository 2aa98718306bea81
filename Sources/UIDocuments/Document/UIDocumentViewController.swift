public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Shows a document: it opens the document before it appears, and names it in the navigation bar.
///
/// > Source: Apple, UIDocumentViewController
@preconcurrency @MainActor open class UIDocumentViewController: UIViewController {
    /// The document; a new one is opened when the view is loaded, or at once if it is.
    open var document: UIDocument? { didSet { if document !== oldValue { documentChanged() } } }

    /// Creates a controller for a document.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Undo and redo of the document's changes, for a navigation item or a toolbar.
    open var undoRedoItemGroup: UIBarButtonItemGroup { editingItems }

    private lazy var editingItems = UIBarButtonItemGroup(
        barButtonItems: [
            button("arrow.uturn.backward") { $0.undo() },
            button("arrow.uturn.forward") { $0.redo() },
        ], representativeItem: nil)

    private func button(_ symbol: String, _ run: @escaping (UndoManager) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in
                if let manager = self?.document?.undoManager { run(manager) }
            })
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        documentChanged()
    }

    /// Opens the document, and calls the handler with whether it is open.
    ///
    /// - Parameter completionHandler: called on the main thread; with false without a document.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        document.open(completionHandler: completionHandler)
    }

    /// Called when the document is open and the view is loaded; for overriding.
    open func documentDidOpen() {}

    /// Called after the navigation item was changed for the document; for overriding.
    open func navigationItemDidUpdate() {}

    private func documentChanged() {
        guard isViewLoaded else { return }
        navigationItem.title = document?.localizedName
        navigationItemDidUpdate()
        guard let opened = document else { return }
        openDocument { [weak self] isOpen in
            guard let self, isOpen, document === opened else { return }
            documentDidOpen()
        }
    }
}
