import CoreGraphics
import Foundation
import Testing
import UIKitCore

@MainActor @Suite("PDF contexts", .application) struct PDFContextTests {
    let stage: DocumentStage

    init() throws { stage = try DocumentStage() }

    private let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)

    @Test("writes a page for each that is begun, with its own bounds")
    func pages() {
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 400), pageInfo: [:])
            #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 100, height: 400))
        }
        let document = DocumentBytes(data)
        let isDocument = document.isDocument
        #expect(isDocument)
        #expect(document.pageCount == 2)
        #expect(document.boxes.contains([300, 200]))
        #expect(document.boxes.contains([100, 400]))
    }

    @Test("draws from the top left, and resets the state on each page")
    func coordinates() {
        _ = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            let page = context.cgContext
            #expect(page.convertToDeviceSpace(CGPoint(x: 0, y: 0)) == CGPoint(x: 0, y: 200))
            page.translateBy(x: 40, y: 0)
            page.saveGState()
            context.beginPage()
            #expect(page.convertToDeviceSpace(CGPoint(x: 0, y: 0)) == CGPoint(x: 0, y: 200))
            #expect(page.makeImage() == nil)
        }
    }

    @Test("has the document's information, links and destinations")
    func information() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [String(describing: kCGPDFContextTitle): "A title", String(describing: kCGPDFContextAuthor): "An author"]
        let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
            context.beginPage()
            context.fill(bounds)
            if let url = URL(string: "https://example.com/it's") { context.setURL(url, for: CGRect(x: 0, y: 0, width: 50, height: 20)) }
            context.setDestinationWithName("end", for: CGRect(x: 0, y: 30, width: 50, height: 20))
            context.beginPage()
            context.fill(bounds)
            context.addDestination(withName: "end", at: CGPoint(x: 0, y: 0))
        }
        let document = DocumentBytes(data)
        let isDocument = document.isDocument
        #expect(isDocument)
        let hasTitle = document.contains("/Title (A title)")
        #expect(hasTitle)
        let hasAuthor = document.contains("/Author (An author)")
        #expect(hasAuthor)
        let hasLink = document.contains("https://example.com/it's")
        #expect(hasLink)
        let hasDestination = document.contains("/Dest (end)")
        #expect(hasDestination)
    }

    @Test("writes a document also if a link leads to a destination that no page has")
    func missingDestination() {
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            context.fill(bounds)
            context.setDestinationWithName("nowhere", for: CGRect(x: 0, y: 0, width: 50, height: 20))
        }
        let isDocument = DocumentBytes(data).isDocument
        #expect(isDocument)
    }

    @Test("draws shadows, masks, layers, gradients, images and text")
    func drawing() {
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            let page = context.cgContext
            page.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            page.beginTransparencyLayer(auxiliaryInfo: nil)
            page.setBlendMode(.plusDarker)
            context.fill(CGRect(x: 30, y: 30, width: 50, height: 50))
            page.endTransparencyLayer()
            NSString(string: "Text").draw(at: CGPoint(x: 10, y: 100), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        }
        let document = DocumentBytes(data)
        #expect(document.pageCount == 1)
        let hasImages = document.contains("/Subtype /Image")
        #expect(hasImages)
    }

    @Test("draws text as outlines, not as a bitmap, also where the bitmap of a shadow is below it")
    func text() {
        func images(_ hasShadow: Bool) -> Int {
            let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
                context.beginPage()
                if hasShadow { context.cgContext.setShadow(offset: CGSize(width: 2, height: 2), blur: 3) }
                NSString(string: "Text").draw(at: CGPoint(x: 10, y: 100), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            }
            return DocumentBytes(data).imageCount
        }
        #expect(images(false) == 0)
        // The colour of the shadow's mask and the mask.
        #expect(images(true) <= 2)
    }

    @Test("writes no document with a password, since it would be readable without")
    func password() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [String(describing: kCGPDFContextUserPassword): "secret"]
        let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
        #expect(renderer.pdfData { $0.beginPage() }.isEmpty)
        #expect(throws: CocoaError.self) { try renderer.writePDF(to: stage.url("a.pdf")) { $0.beginPage() } }
        #expect(!FileManager.default.fileExists(atPath: stage.url("a.pdf").path))
    }

    @Test("draws nothing outside of pages, and ignores pages without an area")
    func outside() {
        var empty = CGRect.zero
        var box = bounds
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data) else { return #expect(Bool(false)) }
        #expect(CGContext(consumer: consumer, mediaBox: &empty, nil) == nil)
        guard let context = CGContext(consumer: consumer, mediaBox: &box, nil) else { return #expect(Bool(false)) }
        context.fill(bounds)
        context.endPDFPage()
        context.beginPage(mediaBox: &empty)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.endPage()
        context.fill(bounds)
        context.closePDF()
        context.beginPDFPage(nil)
        let document = DocumentBytes(Data(bytes: data.bytes, count: data.length))
        #expect(document.pageCount == 1)
        #expect(document.boxes.contains([300, 200]))
    }

    @Test("writes a file with UIKit's functions, and makes the previous context current again")
    func functions() throws {
        let path = stage.url("b.pdf").path
        #expect(UIGraphicsBeginPDFContextToFile(path, bounds, nil))
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == bounds)
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 60), nil)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(DocumentBytes(try Data(contentsOf: stage.url("b.pdf"))).pageCount == 2)
        #expect(UIGraphicsBeginPDFContextToFile(stage.url("none/c.pdf").path, bounds, nil) == false)
        UIGraphicsEndPDFContext()
    }
}
