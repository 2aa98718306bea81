public import Foundation
public import UIKitCore
public import UniformTypeIdentifiers

/// A sheet with the device's files, to open some or to export the app's.
///
/// It shows the folders of "On My iPhone": one that all apps of the device share, and the app's documents if its `Info.plist` shows them.
/// > Contract: UIKit, UIDocumentPickerViewController
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, FilesSessionOwner {
    private let request: PickerRequest
    private lazy var session = FilesSession(types: request.types)
    private var bars: UINavigationController?
    private var isOver = false

    /// A picker for files of some types; the app gets copies, or the files themselves.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        request = .open(types: contentTypes.map(\.identifier), asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A picker for files of some types, which the app gets themselves.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// A picker for a folder, where copies of the app's files go, or the files themselves.
    public init(forExporting urls: [URL], asCopy: Bool) {
        request = .export(urls: urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A picker for a folder, where the app's files go.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// The older form, with identifiers of types.
    @available(*, deprecated, message: "Use init(forOpeningContentTypes:asCopy:)")
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        request = PickerRequest(types: allowedUTIs, mode: mode)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// The older form for one file to export.
    @available(*, deprecated, message: "Use init(forExporting:asCopy:)")
    public init(url: URL, in mode: UIDocumentPickerMode) {
        request = PickerRequest(urls: [url], mode: mode)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// The older form for files to export.
    @available(*, deprecated, message: "Use init(forExporting:asCopy:)")
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        request = PickerRequest(urls: urls, mode: mode)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Nil: a picker is made in code.
    public required init?(coder: NSCoder) { nil }

    private func setUp() { modalPresentationStyle = .pageSheet }

    /// The delegate, which receives the files; not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// What the picker does with the files.
    open var documentPickerMode: UIDocumentPickerMode { request.mode }
    /// Whether the user may choose several files; false by default.
    open var allowsMultipleSelection = false
    /// Whether names have their extensions; false by default.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first; nil for the list of folders. Read when the view is loaded.
    open var directoryURL: URL?

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        session.owner = self
        session.showsExtensions = shouldShowFileExtensions
        session.allowsMultiple = allowsMultipleSelection
        session.choosesPlace = request.isExport
        let service = DocumentService.current
        service.prepare()
        var stack = [FilesFolderController(session: session, folder: nil, title: service.rootTitle)]
        if let start = directoryURL, start.isFileURL, service.reader.item(at: start)?.isFolder == true {
            stack.append(FilesFolderController(session: session, folder: start, title: start.lastPathComponent))
        }
        let bars = UINavigationController()
        bars.setViewControllers(stack, animated: false)
        self.bars = bars
        addChild(bars)
        view.addSubview(bars.view)
        bars.didMove(toParent: self)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bars?.view.frame = view.bounds
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Swiped down.
        if presentingViewController == nil { cancelled() }
    }

    /// The folder that is shown.
    package var shown: FilesFolderController? { bars?.topViewController as? FilesFolderController }

    // MARK: Choosing

    package func cancel() { dismiss(animated: true) { [self] in cancelled() } }

    private func cancelled() {
        guard !isOver else { return }
        isOver = true
        delegate?.documentPickerWasCancelled(self)
    }

    private func end(_ urls: @autoclosure () throws -> [URL]) {
        guard !isOver else { return }
        do {
            let urls = try urls()
            isOver = true
            dismiss(animated: true) { [self] in delegate?.documentPicker(self, didPickDocumentsAt: urls) }
        } catch {
            FileFailure.show(error, over: self)
        }
    }

    /// Where copies for the app go: a folder of its own in its temporary files, as on iOS.
    private var inbox: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)-Inbox", isDirectory: true)
    }

    package func filesSession(_ session: FilesSession, didChoose items: [FilesItem]) {
        end(try request.deliver(items.map(\.url), inbox: inbox))
    }

    /// Exports to the folder that is shown.
    package func exportHere(_ controller: FilesFolderController) { end(try request.export(to: controller.place)) }

    package func filesSession(
        _ session: FilesSession, itemsFor controller: FilesFolderController
    ) -> (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
        let cancel = UIBarButtonItem(
            title: FilesStrings.cancel, primaryAction: UIAction(title: FilesStrings.cancel) { [weak self] _ in self?.cancel() })
        var trailing: [UIBarButtonItem] = []
        if request.isExport {
            let title = documentPickerMode == .moveToService ? FilesStrings.move : FilesStrings.save
            trailing.append(button(title) { [weak controller] picker in if let controller { picker.exportHere(controller) } })
        } else if let marked = session.marked {
            let open = button(FilesStrings.open) { $0.filesSession(session, didChoose: session.marked ?? []) }
            open.isEnabled = !marked.isEmpty
            trailing.append(open)
        } else if session.filter.includesFolders && controller.folder != nil {
            trailing.append(
                button(FilesStrings.open) { [weak controller] picker in
                    if let item = controller.flatMap({ DocumentService.current.reader.item(at: $0.place) }) {
                        picker.filesSession(session, didChoose: [item])
                    }
                })
        }
        if session.allowsMultiple && session.marked == nil {
            trailing.append(
                button(FilesStrings.select) { [weak controller] _ in
                    session.marked = []
                    controller?.reload()
                })
        }
        trailing.append(controller.viewButton)
        return ([cancel], trailing)
    }

    private func button(_ title: String, _ body: @escaping @MainActor (UIDocumentPickerViewController) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { [weak self] _ in if let self { body(self) } })
    }

    package func filesSession(_ session: FilesSession, menuFor item: FilesItem, in controller: FilesFolderController) -> UIMenu? { nil }
    package func filesSessionCreationTitle(_ session: FilesSession) -> String? { nil }
    package func filesSessionCreate(_ session: FilesSession, in folder: URL) {}
}
