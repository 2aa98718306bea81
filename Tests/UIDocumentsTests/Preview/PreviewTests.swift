import Foundation
import QuickLook
import Testing
import UIKitCore

@testable import UIDocuments

@MainActor final class PreviewSource: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    var items: [URL] = []
    var events: [String] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { items[index] }
    func previewControllerWillDismiss(_ controller: QLPreviewController) { events.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { events.append("did") }
}

@MainActor final class InteractionDelegate: NSObject, UIDocumentInteractionControllerDelegate {
    var base: UIViewController?
    var events: [String] = []
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        base ?? UIViewController()
    }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { events.append("will begin") }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { events.append("did end") }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        events.append("will present")
    }
}

/// Implements nothing.
@MainActor final class SilentDelegate: NSObject, UIDocumentInteractionControllerDelegate {}

@MainActor @Suite("Previews", .application) struct PreviewTests {
    let stage: DocumentStage
    let source = PreviewSource()
    let root = UIViewController()

    init() throws {
        stage = try DocumentStage()
        stage.window(root)
        DocumentService.current.prepare()
    }

    private func sample(_ name: String) -> URL { stage.url("files/Samples/\(name)") }

    @Test("shows images and texts themselves, and other files as a card")
    func contents() {
        if case .image = PreviewContent(sample("Mountains.png")) {} else { Issue.record("no image") }
        if case .text(let text) = PreviewContent(sample("Welcome.txt")) {
            #expect(text.hasPrefix("Welcome"))
        } else {
            Issue.record("no text")
        }
        if case .card(let item) = PreviewContent(sample("Leaflet.pdf")) { #expect(item.size > 0) } else { Issue.record("no card") }
        if case .missing(let name) = PreviewContent(stage.url("none.txt")) { #expect(name == "none.txt") } else { Issue.record("found") }
        #expect(QLPreviewController.canPreview(sample("Mountains.png")))
        #expect(!QLPreviewController.canPreview(sample("Leaflet.pdf")))
    }

    @Test("shows a damaged image as a card")
    func damaged() throws {
        let url = try stage.write("no image", "a.png")
        if case .card = PreviewContent(url) {} else { Issue.record("no card") }
    }

    @Test("decodes text in UTF-8, also cut inside a character, UTF-16 and Latin-1, and takes bytes of zero for no text")
    func decoding() {
        #expect(PreviewText.decode(Data("naïve".utf8)) == "naïve")
        #expect(PreviewText.decode(Data("na".utf8) + Data([0xC3])) == "na")
        #expect(PreviewText.decode(Data([0xFF, 0xFE, 0x41, 0x00])) == "A")
        #expect(PreviewText.decode(Data([0xE9, 0x41, 0x42, 0x43, 0x44])) == "éABCD")
        #expect(PreviewText.decode(Data([0x41, 0x00])) == nil)
        #expect(PreviewText.decode(Data()) == "")
    }

    @Test("asks its data source for the files, and shows the one at its index")
    func preview() async {
        source.items = [sample("Welcome.txt"), sample("Mountains.png")]
        let controller = QLPreviewController()
        controller.dataSource = source
        controller.delegate = source
        controller.currentPreviewItemIndex = 1
        root.present(controller, animated: false)
        await stage.settle()
        #expect(controller.currentPreviewItem?.previewItemURL == sample("Mountains.png"))
        #expect(controller.navigationItem.title == "Mountains.png")
        controller.currentPreviewItemIndex = 9
        #expect(controller.currentPreviewItemIndex == 1)
        source.items = []
        controller.reloadData()
        #expect(controller.currentPreviewItem == nil)
        root.dismiss(animated: false)
        await stage.settle()
        #expect(source.events == ["will", "did"])
    }

    @Test("presents a document over the delegate's controller, or pushes it there")
    func interaction() async {
        let controller = UIDocumentInteractionController(url: sample("Welcome.txt"))
        #expect(controller.name == "Welcome.txt")
        #expect(controller.uti == "public.plain-text")
        #expect(controller.icons.count == 2)
        #expect(controller.gestureRecognizers.count == 2)
        #expect(!controller.presentPreview(animated: false))
        let silent = SilentDelegate()
        controller.delegate = silent
        #expect(!controller.presentPreview(animated: false))
        let delegate = InteractionDelegate()
        delegate.base = root
        controller.delegate = delegate
        #expect(controller.presentPreview(animated: false))
        await stage.settle()
        #expect(root.presentedViewController != nil)
        controller.dismissPreview(animated: false)
        await stage.settle()
        #expect(delegate.events == ["will begin", "did end"])
        #expect(root.presentedViewController == nil)
    }

    @Test("offers options, and no other apps")
    func options() async {
        let controller = UIDocumentInteractionController(url: sample("Mountains.png"))
        let delegate = InteractionDelegate()
        delegate.base = root
        controller.delegate = delegate
        #expect(!controller.presentOpenInMenu(from: .zero, in: root.view, animated: false))
        #expect(stage.logs.contains { $0.contains("no other app of this device opens public.png") })
        #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: false))
        await stage.settle()
        #expect(root.presentedViewController is UIActivityViewController)
        #expect(delegate.events == ["will present"])
    }
}
