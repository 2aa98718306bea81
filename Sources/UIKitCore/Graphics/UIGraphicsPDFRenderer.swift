public import CoreGraphics
public import Foundation

/// The format of a PDF document.
///
/// > Contract: UIKit, UIGraphicsPDFRendererFormat
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Title, author and the like, with the keys of Core Graphics (`kCGPDFContextTitle as String`).
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let result = super.copy(with: zone)
        (result as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return result
    }
}

/// The context of a PDF document's pages.
///
/// > Contract: UIKit, UIGraphicsPDFRendererContext. > Units: points of the page, from its top left.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The bounds of the page.
    open var pdfContextBounds: CGRect { cgContext.pageBox ?? .zero }

    /// Begins a page with the renderer's bounds. A page that is open is ended.
    open func beginPage() { PDFPage.begin(in: cgContext, bounds: format.bounds) }

    /// Begins a page with bounds of its own. A page that is open is ended. `pageInfo` has no effect beyond them.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { PDFPage.begin(in: cgContext, bounds: bounds) }

    /// Makes a rectangle a link.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(NSURL.make(url), for: PDFPage.flipped(rect, in: cgContext)) }

    /// Adds a destination for links of the document.
    open func addDestination(withName name: String, at point: CGPoint) {
        let place = PDFPage.flipped(CGRect(origin: point, size: .zero), in: cgContext)
        cgContext.addDestination(NSString(string: name), at: place.origin)
    }

    /// Makes a rectangle a link to a destination of the document.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(NSString(string: name), for: PDFPage.flipped(rect, in: cgContext))
    }
}

/// Creates PDF documents by drawing.
///
/// > Contract: UIKit, UIGraphicsPDFRenderer. > Isolation: any thread; the actions run before the call returns.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Draws into the context of a renderer, which is also the current one.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let documentFormat: UIGraphicsPDFRendererFormat

    /// A renderer for pages with these bounds, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// A renderer for pages with these bounds, in points, with a copy of the format.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        documentFormat = (format.copy() as? UIGraphicsPDFRendererFormat) ?? format
        documentFormat.bounds = bounds
        super.init(bounds: bounds, format: documentFormat)
    }

    open override var format: UIGraphicsPDFRendererFormat { documentFormat }

    /// Calls the actions and writes a document with the pages that they begin; an existing file is replaced.
    ///
    /// > Throws: `CocoaError` if the file cannot be written, or the format asks for a password.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).nonEmpty(or: CocoaError(.fileWriteUnknown)).write(to: url, options: .atomic)
    }

    /// Calls the actions and returns a document with the pages that they begin; empty if it cannot be made.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        guard let context = PDFPage.context(data, bounds: documentFormat.bounds, info: documentFormat.documentInfo) else { return Data() }
        GraphicsContextStack.push(.init(context: context, imageScale: nil))
        actions(UIGraphicsPDFRendererContext(cgContext: context, format: documentFormat))
        GraphicsContextStack.pop()
        context.closePDF()
        return context.isDocumentIntact ? Data(bytes: data.bytes, count: data.length) : Data()
    }
}

extension Data {
    fileprivate func nonEmpty(or error: CocoaError) throws -> Data {
        if isEmpty { throw error }
        return self
    }
}
