import UIKit
import UniformTypeIdentifiers

/// A document: open and save files of the device, export, preview and print them.
class DocumentsViewController: PageViewController, UIDocumentPickerDelegate, UIDocumentInteractionControllerDelegate {
    private let textView = UITextView()
    private let stateLabel = PageLabel()
    private var buttons: [UIButton] = []
    private var note: NoteDocument?
    private var interaction: UIDocumentInteractionController?

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 8
        textView.accessibilityIdentifier = "note"
        textView.accessibilityLabel = localized("Note")
        textView.text = localized("A note to save, export and print.")
        content.addSubview(textView)
        buttons = [
            makeButton("Save", action: #selector(saveNote)), makeButton("Open", action: #selector(openFile)),
            makeButton("Export", action: #selector(exportNote)), makeButton("Preview", action: #selector(previewNote)),
            makeButton("Options", action: #selector(showOptions)), makeButton("Print", action: #selector(printNote)),
        ]
        for button in buttons { content.addSubview(button) }
        addStateLabel(stateLabel, localized("Not saved yet"))
        stateLabel.accessibilityIdentifier = "state"
    }

    override func layoutContent(in area: CGRect) {
        textView.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 140)
        let y = place(buttons, columns: 3, height: 44, in: area, from: textView.frame.maxY + 12)
        stateLabel.frame = CGRect(x: area.minX, y: y + 12, width: area.width, height: fit(stateLabel, in: area.width, atLeast: 60))
    }

    // MARK: The document

    private var noteURL: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("Note.txt")
    }

    @objc private func saveNote() {
        let note = note ?? NoteDocument(fileURL: noteURL)
        self.note = note
        note.text = textView.text
        let exists = FileManager.default.fileExists(atPath: note.fileURL.path)
        note.save(to: note.fileURL, for: exists ? .forOverwriting : .forCreating) { [weak self] success in
            self?.stateLabel.text = success ? localized("Saved %@", note.localizedName) : localized("Not saved")
        }
    }

    // MARK: Files of the device

    @objc private func openFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    @objc private func exportNote() {
        guard FileManager.default.fileExists(atPath: noteURL.path) else {
            stateLabel.text = localized("Save the note first")
            return
        }
        let picker = UIDocumentPickerViewController(forExporting: [noteURL], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let url = urls.first else { return }
        if controller.documentPickerMode == .exportToService {
            stateLabel.text = localized("Exported %@", url.lastPathComponent)
        } else {
            textView.text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            stateLabel.text = localized("Opened %@", url.lastPathComponent)
        }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { stateLabel.text = localized("Cancelled") }

    // MARK: Preview and print

    @objc private func previewNote() {
        let controller = UIDocumentInteractionController(url: noteURL)
        controller.delegate = self
        interaction = controller
        controller.presentPreview(animated: true)
    }

    @objc private func showOptions(_ sender: UIButton) {
        let controller = UIDocumentInteractionController(url: noteURL)
        controller.delegate = self
        interaction = controller
        controller.presentOptionsMenu(from: sender.frame, in: content, animated: true)
    }

    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { self }

    @objc private func printNote() {
        let info = UIPrintInfo.printInfo()
        info.jobName = "Note"
        let formatter = UISimpleTextPrintFormatter(text: textView.text)
        formatter.contentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
        let controller = UIPrintInteractionController.shared
        controller.printInfo = info
        controller.printFormatter = formatter
        controller.present(animated: true) { [weak self] _, completed, _ in
            self?.stateLabel.text = localized(completed ? "Printed" : "Not printed")
        }
    }
}

/// A document of plain text.
class NoteDocument: UIDocument {
    var text = ""

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }
}
