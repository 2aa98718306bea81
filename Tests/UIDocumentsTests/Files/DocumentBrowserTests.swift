import Foundation
import Testing
import UIKitCore
import UniformTypeIdentifiers

@testable import UIDocuments

/// Creates a document from a template.
@MainActor final class BrowserDelegate: NSObject, UIDocumentBrowserViewControllerDelegate {
    var template: URL?
    var mode = UIDocumentBrowserViewController.ImportMode.copy
    var events: [String] = []

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        events.append("picked \(documentURLs.map(\.lastPathComponent).joined(separator: " "))")
    }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(template, template == nil ? .none : mode) }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) { events.append("imported \(destinationURL.lastPathComponent)") }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { events.append("failed \(documentURL.lastPathComponent)") }
}

@MainActor @Suite("UIDocumentBrowserViewController", .application) struct DocumentBrowserTests {
    let stage: DocumentStage
    let delegate = BrowserDelegate()
    let browser = UIDocumentBrowserViewController(forOpening: [.text])

    init() throws {
        stage = try DocumentStage()
        browser.delegate = delegate
        stage.window(browser)
    }

    @Test("begins in the app's documents, with a tile that creates one")
    func start() throws {
        #expect(browser.shown?.title == "Notes")
        let session = try #require(browser.shown).session
        #expect(browser.filesSessionCreationTitle(session) == "Create Document")
        browser.allowsDocumentCreation = false
        #expect(browser.filesSessionCreationTitle(session) == nil)
    }

    @Test("imports a created document into the shown folder and reports where it is")
    func create() throws {
        delegate.template = try stage.write("template", "tmp/Untitled.txt")
        let session = try #require(browser.shown).session
        browser.filesSessionCreate(session, in: stage.url("Documents"))
        browser.filesSessionCreate(session, in: stage.url("Documents"))
        #expect(delegate.events == ["imported Untitled.txt", "imported Untitled 2.txt"])
        #expect(browser.shown?.shownItems.map(\.name) == ["Untitled", "Untitled 2"])
    }

    @Test("creates nothing if the delegate gives no file, and reports one that is missing")
    func createNothing() throws {
        let session = try #require(browser.shown).session
        browser.filesSessionCreate(session, in: stage.url("Documents"))
        #expect(delegate.events.isEmpty)
        delegate.template = stage.url("none.txt")
        browser.filesSessionCreate(session, in: stage.url("Documents"))
        #expect(delegate.events == ["failed none.txt"])
    }

    @Test("opens a document that the user taps")
    func pick() throws {
        try stage.write("a", "Documents/a.txt")
        browser.shown?.reload()
        browser.shown?.choose(named: "a")
        #expect(delegate.events == ["picked a.txt"])
    }

    @Test("reveals a document of its folders, and imports one from elsewhere if asked to")
    func reveal() throws {
        let inside = try stage.write("a", "Documents/a.txt")
        let outside = try stage.write("b", "tmp/b.txt")
        var results: [String] = []
        let note = { (url: URL?, error: (any Error)?) in results.append(error == nil ? url?.path ?? "" : "error") }
        browser.revealDocument(at: inside, importIfNeeded: false, completion: note)
        browser.revealDocument(at: outside, importIfNeeded: false, completion: note)
        browser.revealDocument(at: outside, importIfNeeded: true, completion: note)
        #expect(results == [inside.path, "error", stage.url("Documents/b.txt").path])
    }

    @Test("offers the app's actions for documents of their types")
    func actions() {
        let action = UIDocumentBrowserAction(identifier: "x", localizedTitle: "X", availability: .menu) { _ in }
        action.supportedContentTypes = ["public.image"]
        let image = FilesItem(url: stage.url("a.png"), isFolder: false, type: "public.png")
        let text = FilesItem(url: stage.url("a.txt"), isFolder: false, type: "public.plain-text")
        #expect(action.fits([image]))
        #expect(!action.fits([image, text]))
        action.supportsMultipleItems = false
        #expect(!action.fits([image, image]))
    }

    @Test("takes the types of documents from Info.plist")
    func declared() {
        let types = UIDocumentBrowserViewController.declaredTypes(["CFBundleDocumentTypes": [["LSItemContentTypes": ["public.text"]], [:]]])
        #expect(types == ["public.text"])
    }
}
