import UIKit
import UniformTypeIdentifiers

/// A document browser: the files of the device, with an action of the app's own and new notes.
class NoteBrowserViewController: PageViewController, UIDocumentBrowserViewControllerDelegate {
    private let textView = UITextView()
    private let stateLabel = PageLabel()
    private var buttons: [UIButton] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.isEditable = false
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 8
        textView.accessibilityLabel = localized("Note")
        textView.accessibilityIdentifier = "note"
        content.addSubview(textView)
        buttons = [makeButton("Browse", action: #selector(browse))]
        for button in buttons { content.addSubview(button) }
        addStateLabel(stateLabel, localized("No note is open"))
        stateLabel.accessibilityIdentifier = "state"
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 1, height: 44, in: area, from: area.minY)
        let height = fit(stateLabel, in: area.width, atLeast: 44)
        stateLabel.frame = CGRect(x: area.minX, y: y + 12, width: area.width, height: height)
        textView.frame = CGRect(x: area.minX, y: stateLabel.frame.maxY + 12, width: area.width, height: 160)
    }

    // MARK: The browser

    /// Apps that show documents have a browser as the window's root; here it is presented, with a button that closes it.
    @objc private func browse() {
        let browser = UIDocumentBrowserViewController(forOpening: [.text])
        browser.delegate = self
        browser.allowsPickingMultipleItems = false
        browser.additionalTrailingNavigationBarButtonItems = [
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        ]
        browser.customActions = [
            UIDocumentBrowserAction(
                identifier: "count", localizedTitle: localized("Count the words"), availability: [.menu, .navigationBar]
            ) { [weak self] urls in self?.countWords(of: urls) }
        ]
        browser.modalPresentationStyle = .fullScreen
        present(browser, animated: true)
    }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        if let url = documentURLs.first { open(url) }
    }

    /// A new document is a file that the app makes in a folder of its own, and the browser moves to where it is.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(localized("New note")).appendingPathExtension("txt")
        let made = NoteDocument(fileURL: url)
        made.text = localized("An empty page, nearly.")
        made.save(to: url, for: .forCreating) { success in importHandler(success ? url : nil, success ? .move : .none) }
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) {
        open(destinationURL)
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {
        stateLabel.text = localized("Not saved")
    }

    // MARK: Notes

    private func open(_ url: URL) {
        let opened = NoteDocument(fileURL: url)
        opened.open { [weak self] success in
            guard let self else { return }
            textView.text = success ? opened.text : ""
            stateLabel.text = success ? localized("Opened %@", url.lastPathComponent) : localized("Not opened")
            view.setNeedsLayout()
            opened.close()
            dismiss(animated: true)
        }
    }

    private func countWords(of urls: [URL]) {
        let texts = urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let count = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
        stateLabel.text = localized("%d words", count)
        dismiss(animated: true)
    }
}
