import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import UIDocuments

/// Draws pages itself.
final class Numbered: UIPrintPageRenderer {
    var calls: [String] = []
    override var numberOfPages: Int { 3 }
    override func prepare(forDrawingPages range: NSRange) { calls.append("prepare \(range.location) \(range.length)") }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { calls.append("header \(pageIndex) \(headerRect.height)") }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { calls.append("content \(pageIndex)") }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { calls.append("footer \(pageIndex) \(footerRect.height)") }
}

@MainActor final class PrintDelegate: NSObject, UIPrintInteractionControllerDelegate {
    var events: [String] = []
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) { events.append("will present") }
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) { events.append("did dismiss") }
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) { events.append("will start") }
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { events.append("did finish") }
}

@MainActor @Suite("Printing", .application) struct PrintingTests {
    let stage: DocumentStage
    let root = UIViewController()
    let controller: UIPrintInteractionController

    init() throws {
        stage = try DocumentStage()
        stage.window(root)
        controller = .shared
    }

    private var longText: String { (0..<200).map { "Line \($0)" }.joined(separator: "\n") }

    @Test("an app sets the sheet of a renderer by key, to make a PDF without a printer")
    func sheetByKey() {
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: longText), startingAtPageAt: 0)
        let sheet = CGRect(x: 0, y: 0, width: 595, height: 842)
        renderer.setValue(NSValue(cgRect: sheet), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: sheet.insetBy(dx: 40, dy: 40)), forKey: "printableRect")
        #expect(renderer.paperRect == sheet)
        #expect(renderer.printableRect == sheet.insetBy(dx: 40, dy: 40))
        #expect(renderer.numberOfPages > 1)
    }

    private func outbox() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: stage.outbox.path).sorted() }

    @Test("is one for the application")
    func shared() {
        #expect(controller === UIPrintInteractionController.shared)
        #expect(UIPrintInteractionController.isPrintingAvailable)
    }

    @Test("lays out text over as many pages as it needs, and writes them to the outbox")
    func text() throws {
        let formatter = UISimpleTextPrintFormatter(text: longText)
        formatter.contentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
        controller.printFormatter = formatter
        let info = UIPrintInfo.printInfo()
        info.jobName = "My/Job"
        controller.printInfo = info
        var result: Bool?
        #expect(controller.print(to: UIPrinter(url: UIPrinter.outboxURL)) { _, isDone, error in result = isDone && error == nil })
        #expect(result == true)
        #expect(try outbox() == ["My-Job.pdf"])
        let document = DocumentBytes(try Data(contentsOf: stage.outbox.appendingPathComponent("My-Job.pdf")))
        #expect(document.pageCount > 3)
        #expect(document.boxes.contains([612, 792]))
        #expect(stage.logs.contains { $0.hasPrefix("printed ") })
    }

    @Test("turns the paper for landscape")
    func landscape() throws {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        let info = UIPrintInfo()
        info.orientation = .landscape
        controller.printInfo = info
        #expect(controller.print(to: UIPrinter(url: UIPrinter.outboxURL)))
        #expect(controller.printPaper?.paperSize == CGSize(width: 792, height: 612))
    }

    @Test("calls a renderer for each page: header, content, footer")
    func renderer() throws {
        let renderer = Numbered()
        (renderer.headerHeight, renderer.footerHeight) = (20, 30)
        controller.printPageRenderer = renderer
        #expect(controller.print(to: UIPrinter(url: UIPrinter.outboxURL)))
        #expect(renderer.calls.first == "prepare 0 3")
        #expect(renderer.calls.dropFirst().prefix(3) == ["header 0 20.0", "content 0", "footer 0 30.0"])
        #expect(renderer.calls.count == 10)
    }

    @Test("prints images a page each, and a PDF document as it is")
    func items() throws {
        let bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        let image = UIGraphicsImageRenderer(bounds: bounds).image { $0.fill(bounds) }
        controller.printingItems = [image, try #require(image.pngData())]
        #expect(controller.print(to: UIPrinter(url: UIPrinter.outboxURL)))
        #expect(DocumentBytes(try Data(contentsOf: stage.outbox.appendingPathComponent("Document.pdf"))).pageCount == 2)
        let document = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 50)).pdfData { $0.beginPage() }
        controller.printingItem = document
        #expect(controller.printingItems == nil)
        #expect(controller.print(to: UIPrinter(url: UIPrinter.outboxURL)))
        #expect(try Data(contentsOf: stage.outbox.appendingPathComponent("Document 2.pdf")) == document)
        #expect(UIPrintInteractionController.canPrint(document))
        #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
    }

    @Test("prints a view over pages, and the text of a text view as text")
    func views() {
        let tall = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        tall.backgroundColor = .red
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(tall.viewPrintFormatter(), startingAtPageAt: 0)
        renderer.use(UIPrintPaper("Test", CGSize(width: 300, height: 500), margin: 0))
        #expect(renderer.numberOfPages == 4)
        let field = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        field.text = longText
        renderer.printFormatters = [field.viewPrintFormatter()]
        #expect(renderer.numberOfPages > 4)
    }

    @Test("begins formatters on their pages")
    func startPages() {
        let renderer = UIPrintPageRenderer()
        let (first, second) = (UISimpleTextPrintFormatter(text: "a"), UISimpleTextPrintFormatter(text: "b"))
        renderer.addPrintFormatter(first, startingAtPageAt: 0)
        renderer.addPrintFormatter(second, startingAtPageAt: 4)
        #expect(renderer.numberOfPages == 4)
        renderer.use(UIPrintPaper("Test", CGSize(width: 300, height: 500)))
        #expect(renderer.numberOfPages == 5)
        #expect(renderer.printFormattersForPage(at: 4) == [second])
        #expect(renderer.printFormattersForPage(at: 2).isEmpty)
        second.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 1)
    }

    @Test("shows the panel, prints on its button, and calls the handler and the delegate")
    func panel() async throws {
        let delegate = PrintDelegate()
        controller.delegate = delegate
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        var results: [Bool] = []
        #expect(controller.present(animated: false) { _, isDone, _ in results.append(isDone) })
        await stage.settle()
        let bars = try #require(root.presentedViewController as? UINavigationController)
        let panel = try #require(bars.topViewController as? PrintPanel)
        panel.printNow()
        await stage.settle()
        #expect(results == [true])
        #expect(delegate.events == ["will present", "did dismiss", "will start", "did finish"])
        #expect(try outbox() == ["Document.pdf"])
    }

    @Test("ends without a job if the user cancels")
    func cancel() async {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        var results: [Bool] = []
        controller.present(animated: false) { _, isDone, error in results.append(isDone || error != nil) }
        await stage.settle()
        controller.dismiss(animated: false)
        await stage.settle()
        #expect(results == [false])
    }

    @Test("shows no panel with nothing to print")
    func nothing() {
        #expect(!controller.present(animated: false))
        #expect(!controller.print(to: UIPrinter(url: UIPrinter.outboxURL)))
    }

    @Test("prints on no other printer than the device's")
    func otherPrinter() throws {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        #expect(!controller.print(to: UIPrinter(url: try #require(URL(string: "ipp://printer.local")))))
    }

    @Test(
        "names documents by their jobs, without what file names cannot have",
        arguments: [
            ("", "Document"), ("../../etc", "-..-etc"), ("a\nb", "a-b"), ("Report", "Report"), ("...", "Document"),
        ])
    func names(_ job: String, _ file: String) { #expect(PrintJob.fileName(job) == file) }

    @Test("chooses the smallest paper that a page fits on")
    func papers() {
        let papers = UIPrintPaper.papers(region: "DE")
        #expect(papers.first?.name == "A4")
        #expect(UIPrintPaper.papers(region: "US").first?.name == "US Letter")
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 400, height: 280), withPapersFrom: papers).name == "4 × 6")
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 595, height: 420), withPapersFrom: papers).name == "A5")
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 5000, height: 5000), withPapersFrom: papers).name == "A4")
    }

    @Test("prints photos on photo paper")
    func photoPaper() {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        let info = UIPrintInfo()
        info.outputType = .photo
        controller.printInfo = info
        #expect(controller.print(to: UIPrinter(url: UIPrinter.outboxURL)))
        #expect(controller.printPaper?.paperSize == CGSize(width: 288, height: 432))
    }

    @Test("keeps print information in a dictionary and in copies")
    func information() {
        let info = UIPrintInfo()
        (info.jobName, info.outputType, info.orientation, info.printerID) = ("Job", .photo, .landscape, "p")
        let copy = info.copy() as? UIPrintInfo
        #expect(copy?.jobName == "Job")
        #expect(copy?.orientation == .landscape)
        #expect(UIPrintInfo(dictionary: info.dictionaryRepresentation).outputType == .photo)
        #expect(UIPrintInfo(dictionary: ["UIPrintInfoOutputTypeKey": 99, "UIPrintInfoJobNameKey": 1]).outputType == .general)
    }
}
