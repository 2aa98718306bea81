public import Foundation
internal import UIDocuments
public import UIKitCore

/// Shows files: images and texts themselves, others as a card with name, kind and size.
///
/// Presented, it has a bar with the file's name and a button that ends the preview; in a navigation controller it uses its bar.
/// > Contract: QuickLook, QLPreviewController. > Partial: pages of PDF documents are not drawn.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    private let pages = PreviewPages()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A preview without files, until it has a data source.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Provides the files; not retained.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    /// Is notified of the preview; not retained.
    open weak var delegate: (any QLPreviewControllerDelegate)?

    /// The index of the shown file. Setting it shows another; indices without a file show the nearest.
    open var currentPreviewItemIndex: Int {
        get { isViewLoaded ? pages.index : first }
        set {
            first = newValue
            if isViewLoaded { show(newValue) }
        }
    }
    /// The index that was set before there were files.
    private var first = 0

    /// The shown file; nil without files.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Whether the content of a file can be shown: images and texts.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL.map { PreviewContent.canShow($0) } ?? false }

    /// Asks the data source for the files again.
    open func reloadData() { show(currentPreviewItemIndex) }

    /// Reads the shown file again.
    open func refreshCurrentPreviewItem() {
        guard isViewLoaded, let item = currentPreviewItem else { return }
        pages.refresh(PreviewEntry(url: item.previewItemURL, title: item.previewItemTitle))
    }

    private func show(_ index: Int) {
        guard isViewLoaded else { return }
        let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        let items = (0..<max(0, count)).compactMap { dataSource?.previewController(self, previewItemAt: $0) }
        pages.show(items.map { PreviewEntry(url: $0.previewItemURL, title: $0.previewItemTitle) }, at: index)
        reportEditing(items)
    }

    private func reportEditing(_ items: [any QLPreviewItem]) {
        let wanted = items.contains { delegate?.previewController(self, editingModeFor: $0) ?? .disabled != .disabled }
        if wanted { applicationContext.send(.log("QLPreviewController: files cannot be drawn on; editingModeFor has no effect")) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pages.attach(to: self)
        pages.onDone = { [weak self] in self?.dismiss(animated: true) }
        show(first)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pages.layOut()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed || isMovingFromParent { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil && parent == nil { delegate?.previewControllerDidDismiss(self) }
    }
}
