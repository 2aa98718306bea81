import Foundation
import Testing
import UIKitCore
import UniformTypeIdentifiers

@testable import UIDocuments

/// Records what a picker reports.
@MainActor final class PickerDelegate: NSObject, UIDocumentPickerDelegate {
    var picked: [[URL]] = []
    var cancelled = 0
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { picked.append(urls) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled += 1 }
}

/// A delegate with the older method only.
@MainActor final class OldPickerDelegate: NSObject, UIDocumentPickerDelegate {
    var picked: [URL] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { picked.append(url) }
}

@MainActor @Suite("UIDocumentPickerViewController", .application) struct DocumentPickerTests {
    let stage: DocumentStage
    let delegate = PickerDelegate()
    let root = UIViewController()

    init() throws {
        stage = try DocumentStage()
        stage.window(root)
    }

    private func present(_ picker: UIDocumentPickerViewController) async {
        picker.delegate = delegate
        root.present(picker, animated: false)
        await stage.settle()
    }

    @Test("lists the samples of the device and the app's documents")
    func roots() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        await present(picker)
        #expect(picker.shown?.title == "On My iPhone")
        #expect(picker.shown?.shownItems.map(\.name) == ["Notes", "Samples"])
        picker.shown?.choose(named: "Samples")
        await stage.settle()
        #expect(picker.shown?.title == "Samples")
        #expect(picker.shown?.shownItems.map(\.name) == ["Leaflet", "Mountains", "Welcome"])
    }

    @Test("lets the user choose only files of the types, and gives the app the file itself")
    func open() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
        picker.directoryURL = stage.url("files/Samples")
        DocumentService.current.prepare()
        await present(picker)
        #expect(picker.shown?.shownItems.filter(\.isEnabled).map(\.name) == ["Mountains"])
        picker.shown?.choose(named: "Welcome")
        await stage.settle()
        #expect(delegate.picked.isEmpty)
        picker.shown?.choose(named: "Mountains")
        await stage.settle()
        #expect(delegate.picked == [[stage.url("files/Samples/Mountains.png")]])
        #expect(root.presentedViewController == nil)
        #expect(delegate.cancelled == 0)
    }

    @Test("gives the app a copy that it may keep")
    func copy() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
        #expect(picker.documentPickerMode == .import)
        picker.directoryURL = stage.url("Documents")
        try stage.write("text", "Documents/mine.txt")
        await present(picker)
        picker.shown?.choose(named: "mine")
        await stage.settle()
        let url = try #require(delegate.picked.first?.first)
        #expect(url.deletingLastPathComponent().lastPathComponent.hasSuffix("-Inbox"))
        #expect(try String(contentsOf: url, encoding: .utf8) == "text")
        #expect(try stage.read("Documents/mine.txt") == "text")
        try FileManager.default.removeItem(at: url)
    }

    @Test("exports copies to the folder that the user chooses, under free names")
    func exportCopies() async throws {
        let file = try stage.write("mine", "out/a.txt")
        try stage.write("theirs", "files/a.txt")
        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        await present(picker)
        #expect(picker.shown?.shownItems.first { $0.name == "a" }?.isEnabled == false)
        picker.exportHere(try #require(picker.shown))
        await stage.settle()
        #expect(delegate.picked == [[stage.url("files/a 2.txt")]])
        #expect(try stage.read("files/a 2.txt") == "mine")
        #expect(try stage.read("files/a.txt") == "theirs")
        #expect(try stage.read("out/a.txt") == "mine")
    }

    @Test("moves exported files if they are not copied")
    func exportMoves() async throws {
        let file = try stage.write("mine", "out/b.txt")
        let picker = UIDocumentPickerViewController(forExporting: [file])
        #expect(picker.documentPickerMode == .moveToService)
        await present(picker)
        picker.exportHere(try #require(picker.shown))
        await stage.settle()
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(delegate.picked.count == 1)
    }

    @Test("stays with an alert if a file cannot be exported")
    func exportFails() async throws {
        let picker = UIDocumentPickerViewController(forExporting: [stage.url("none.txt")], asCopy: true)
        await present(picker)
        picker.exportHere(try #require(picker.shown))
        await stage.settle()
        #expect(delegate.picked.isEmpty)
        #expect(picker.presentedViewController is UIAlertController)
    }

    @Test("reports a cancellation once")
    func cancel() async {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        await present(picker)
        picker.cancel()
        await stage.settle()
        #expect(delegate.cancelled == 1)
    }

    @Test("gives several files in the order in which the user marked them")
    func several() async throws {
        for name in ["a", "b", "c"] { try stage.write(name, "Documents/\(name).txt") }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
        picker.allowsMultipleSelection = true
        picker.directoryURL = stage.url("Documents")
        await present(picker)
        let controller = try #require(picker.shown)
        controller.session.marked = []
        for name in ["c", "a", "b", "a"] { controller.choose(named: name) }
        picker.filesSession(controller.session, didChoose: controller.session.marked ?? [])
        await stage.settle()
        #expect(delegate.picked.first?.map(\.lastPathComponent) == ["c.txt", "b.txt"])
    }

    @Test("calls a delegate that has only the older method for each file")
    func older() {
        let old = OldPickerDelegate()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        (old as any UIDocumentPickerDelegate).documentPicker(picker, didPickDocumentsAt: [stage.url("a"), stage.url("b")])
        #expect(old.picked.map(\.lastPathComponent) == ["a", "b"])
    }
}
