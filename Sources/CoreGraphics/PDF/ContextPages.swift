internal import CCairo
internal import Foundation

// A context that writes a PDF document. Outside of pages the clip is empty, so that drawing there has no effect, as in Core Graphics.
extension CGContext {
    /// Writes a PDF document to a file, which replaces an existing one.
    ///
    /// > Parameters: mediaBox: the box of pages without their own, in points; nil for US Letter. auxiliaryInfo: title, author and the like,
    /// with keys such as `kCGPDFContextTitle`. > Returns: nil if the file cannot be created, the box is empty, or the information asks for
    /// a password: documents are not encrypted. > Contract: CoreGraphics, CGPDFContextCreateWithURL.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard PDFInfo.isWritable(auxiliaryInfo), let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Writes a PDF document to a consumer.
    ///
    /// > Contract: CoreGraphics, CGPDFContextCreate. See the initializer with a URL.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard PDFInfo.isWritable(auxiliaryInfo), let box = PDFOutput.usable(mediaBox?.pointee ?? PDFOutput.letter),
            let surface = CairoSurface(pdf: consumer, size: box.size)
        else { return nil }
        PDFInfo.write(auxiliaryInfo, to: surface.pointer)
        self.init(document: PDFOutput(box: box), surface: surface)
    }

    /// Begins a page with a box in points; nil for the document's. A page that is open is ended.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { openPage(mediaBox?.pointee) }

    /// Ends the page.
    public func endPage() { endPDFPage() }

    /// Begins a page. `kCGPDFContextMediaBox`, data that contain a `CGRect`, sets its box. A page that is open is ended.
    public func beginPDFPage(_ pageInfo: CFDictionary?) { openPage(PDFInfo.mediaBox(pageInfo)) }

    /// Ends the page: the graphics states that were saved in it are restored.
    public func endPDFPage() {
        guard let document, document.isPageOpen else { return }
        unwindPage()
        cairo_restore(cairo)
        document.isPageOpen = false
        document.hasEndedPage = true
        closePage()
    }

    /// Completes the document; later drawing has no effect. A context that is deallocated does it, too.
    public func closePDF() {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        unwindPage()
        // Ends the empty clip, in which nothing can be defined.
        cairo_restore(cairo)
        defineMissingDestinations(document)
        if document.hasEndedPage { cairo_show_page(cairo) }
        document.hasEndedPage = false
        document.isClosed = true
        cairo_surface_finish(surface.pointer)
        let status = cairo_surface_status(surface.pointer)
        guard status != CAIRO_STATUS_SUCCESS else { return }
        Diagnostics.report("CGContext: the PDF document could not be written (\(String(cString: cairo_status_to_string(status))))")
    }

    /// The box of the open page, or of the last one; nil for a bitmap.
    package var pageBox: CGRect? { document?.box }

    /// Whether everything was written so far; true for a bitmap.
    package var isDocumentIntact: Bool { document == nil || cairo_surface_status(surface.pointer) == CAIRO_STATUS_SUCCESS }

    private func openPage(_ box: CGRect?) {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        let wanted = box ?? document.defaultBox
        let usable = PDFOutput.usable(wanted)
        if usable == nil {
            Diagnostics.report("CGContext: no page of \(wanted.width) x \(wanted.height) points; it has the document's box")
        }
        unwindPage()
        cairo_restore(cairo)
        if document.hasEndedPage { cairo_show_page(cairo) }
        document.hasEndedPage = false
        document.isPageOpen = true
        document.box = usable ?? document.defaultBox
        cairo_pdf_surface_set_size(surface.pointer, Double(document.box.width), Double(document.box.height))
        deviceHeight = document.box.height
        cairo_save(cairo)
        state = GraphicsState()
        baseTransform = .identity
        text = TextState()
        cairo_set_line_width(cairo, 1)
        setTransform(CGAffineTransform(translationX: -document.box.minX, y: -document.box.minY))
    }

    /// Keeps drawing from the document until the next page.
    func closePage() {
        state = GraphicsState()
        applyTransform()
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, 0, 0, 0, 0)
        cairo_clip(cairo)
    }

    private func unwindPage() {
        while !layers.isEmpty { endTransparencyLayer() }
        while !stack.isEmpty { restoreGState() }
        cairo_new_path(cairo)
    }
}
