public import CoreGraphics
public import Foundation
public import UIKitCore
public import UniformTypeIdentifiers

/// The device's files as the first screen of an app: the user opens, creates and arranges documents.
///
/// > Contract: UIKit, UIDocumentBrowserViewController. > Partial: there are no recent documents, no tags, and no places but the device's.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController, FilesSessionOwner {
    /// How a file is imported.
    public enum ImportMode: UInt, Sendable {
        /// Nothing is imported.
        case none = 0
        /// The file stays where it is.
        case copy = 1
        /// The file moves.
        case move = 2
    }

    /// The look of the browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// White.
        case white = 0
        /// Light gray.
        case light = 1
        /// Dark.
        case dark = 2
    }

    /// Files of these types can be opened; empty for all.
    public let allowedContentTypes: [String]
    private lazy var session = FilesSession(types: allowedContentTypes)
    private var bars: UINavigationController?

    /// A browser for files of some types; nil for those that the app's `Info.plist` declares, or all.
    public init(forOpening contentTypes: [UTType]?) {
        allowedContentTypes = contentTypes?.map(\.identifier) ?? Self.declaredTypes(Bundle.main.infoDictionary ?? [:])
        super.init(nibName: nil, bundle: nil)
    }

    /// The older form, with identifiers of types.
    @available(*, deprecated, renamed: "init(forOpening:)")
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes ?? Self.declaredTypes(Bundle.main.infoDictionary ?? [:])
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        allowedContentTypes = Self.declaredTypes(Bundle.main.infoDictionary ?? [:])
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        allowedContentTypes = Self.declaredTypes(Bundle.main.infoDictionary ?? [:])
        super.init(coder: coder)
    }

    nonisolated static func declaredTypes(_ information: [String: Any]) -> [String] {
        (information["CFBundleDocumentTypes"] as? [[String: Any]] ?? []).flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    }

    /// The delegate, which is notified of opened and created documents; not retained.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether the user may create documents; true by default.
    open var allowsDocumentCreation = true { didSet { shown?.reload() } }
    /// Whether the user may choose several documents; false by default.
    open var allowsPickingMultipleItems = false { didSet { shown?.reload() } }
    /// Whether names have their extensions; false by default.
    open var shouldShowFileExtensions = false { didSet { session.showsExtensions = shouldShowFileExtensions; shown?.reload() } }
    /// The app's own buttons at the leading edge of the navigation bar.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { shown?.reload() } }
    /// The app's own buttons at the trailing edge of the navigation bar.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { shown?.reload() } }
    /// The app's own actions on documents.
    open var customActions: [UIDocumentBrowserAction] = []
    /// The title of the tile that creates a document.
    open var localizedCreateDocumentActionTitle = FilesStrings.createDocument { didSet { shown?.reload() } }
    /// The ratio of the width to the height of that tile; kept, since tiles have the shape of a page.
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
    /// The browser's look; white follows the device's appearance.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = [.dark: .dark, .light: .light][browserUserInterfaceStyle] ?? .unspecified }
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        session.owner = self
        session.showsExtensions = shouldShowFileExtensions
        let service = DocumentService.current
        service.prepare()
        var stack = [FilesFolderController(session: session, folder: nil, title: service.rootTitle)]
        if let own = service.reader.own {
            stack.append(FilesFolderController(session: session, folder: own, title: service.reader.ownName))
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

    /// The folder that is shown.
    package var shown: FilesFolderController? { bars?.topViewController as? FilesFolderController }

    /// The place of new and imported documents.
    private var place: URL { shown?.place ?? DocumentService.current.reader.own ?? DocumentService.current.reader.shared }

    // MARK: Documents

    /// Shows a document's folder; a file elsewhere is imported first if `importIfNeeded` is true.
    ///
    /// > Parameters: completion: gets where the document is, or an error.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        let reader = DocumentService.current.reader
        let roots = [reader.shared, reader.own].compactMap { $0?.standardizedFileURL.path }
        let isVisible = roots.contains { url.standardizedFileURL.path.hasPrefix($0 + "/") }
        guard FileManager.default.fileExists(atPath: url.path), isVisible || importIfNeeded else {
            completion?(nil, CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]))
            return
        }
        do {
            let shownURL = isVisible ? url : try FilesReader.put(url, into: place, isCopy: true)
            show(shownURL.deletingLastPathComponent())
            completion?(shownURL, nil)
        } catch {
            completion?(nil, error)
        }
    }

    private func show(_ folder: URL) {
        loadViewIfNeeded()
        if shown?.place.standardizedFileURL == folder.standardizedFileURL {
            shown?.reload()
        } else {
            let next = FilesFolderController(session: session, folder: folder, title: folder.lastPathComponent)
            bars?.pushViewController(next, animated: false)
        }
    }

    /// Puts a file next to a document of the browser. > Parameters: completionHandler: gets where it is, or an error.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        guard importMode != .none else { return completionHandler(nil, CocoaError(.featureUnsupported)) }
        do {
            let url = try FilesReader.put(documentURL, into: neighbourURL.deletingLastPathComponent(), isCopy: importMode == .copy)
            shown?.reload()
            completionHandler(url, nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    /// Gives a document another name, without its extension. > Parameters: completionHandler: gets where it is, or an error.
    open func renameDocument(at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void) {
        FileRenaming.rename(documentURL, to: proposedName) { [weak self] result in
            self?.shown?.reload()
            switch result {
            case .success(let url): completionHandler(url, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// The transition to a document's controller.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }

    /// The older name of ``transitionController(forDocumentAt:)``.
    @available(*, deprecated, renamed: "transitionController(forDocumentAt:)")
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }

    // MARK: Session

    package func filesSession(_ session: FilesSession, didChoose items: [FilesItem]) {
        session.marked = nil
        delegate?.documentBrowser(self, didPickDocumentsAt: items.map(\.url))
        shown?.reload()
    }

    package func filesSessionCreationTitle(_ session: FilesSession) -> String? {
        allowsDocumentCreation && session.marked == nil ? localizedCreateDocumentActionTitle : nil
    }

    package func filesSessionCreate(_ session: FilesSession, in folder: URL) {
        delegate?.documentBrowser(self) { [weak self] url, mode in self?.take(url, mode, into: folder) }
    }

    private func take(_ url: URL?, _ mode: ImportMode, into folder: URL) {
        guard let url, mode != .none else { return }
        do {
            let place = try FilesReader.put(url, into: folder, isCopy: mode == .copy)
            shown?.reload()
            delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
        } catch {
            delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        }
    }

    package func filesSession(
        _ session: FilesSession, itemsFor controller: FilesFolderController
    ) -> (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
        func button(_ title: String, _ body: @escaping @MainActor () -> Void) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in body() })
        }
        var trailing = additionalTrailingNavigationBarButtonItems
        if let marked = session.marked {
            let open = button(FilesStrings.open) { [weak self] in self?.filesSession(session, didChoose: session.marked ?? []) }
            open.isEnabled = !marked.isEmpty
            let actions = customActions.filter { $0.availability.contains(.navigationBar) && $0.fits(marked) }
            trailing += actions.map { action in button(action.localizedTitle) { action.handler((session.marked ?? []).map(\.url)) } }
            trailing.append(open)
            trailing.append(
                button(FilesStrings.done) { [weak controller] in
                    session.marked = nil
                    controller?.reload()
                })
        } else if allowsPickingMultipleItems {
            trailing.append(
                button(FilesStrings.select) { [weak controller] in
                    session.marked = []
                    controller?.reload()
                })
        }
        trailing.append(controller.viewButton)
        return (additionalLeadingNavigationBarButtonItems, trailing)
    }

    package func filesSession(_ session: FilesSession, menuFor item: FilesItem, in controller: FilesFolderController) -> UIMenu? {
        guard DocumentService.current.reader.own != item.url else { return nil }
        return DocumentMenu.menu(for: item, in: controller, browser: self)
    }
}
