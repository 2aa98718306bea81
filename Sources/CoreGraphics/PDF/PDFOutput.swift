internal import CCairo
internal import Foundation

/// The document that a PDF context writes.
///
/// > Units: points.
final class PDFOutput {
    /// The box of pages that have none of their own.
    let defaultBox: CGRect
    /// The box of the open page, or of the last one.
    var box: CGRect
    var isPageOpen = false
    /// A page was ended, and cairo has not been asked for the next one.
    var hasEndedPage = false
    var isClosed = false
    /// Names of destinations that the document has, and of those that links have.
    var destinations: Set<String> = []
    var linkedDestinations: Set<String> = []

    init(box: CGRect) {
        defaultBox = box
        self.box = box
    }

    /// A box that a page can have; nil for others.
    static func usable(_ box: CGRect) -> CGRect? {
        let box = box.standardized
        let isFinite = box.minX.isFinite && box.minY.isFinite && box.width.isFinite && box.height.isFinite
        // PDF's own limit is 200 inches; the lower limit keeps cairo's surface from being empty.
        guard isFinite, box.width >= 1, box.height >= 1, box.width <= 14_400, box.height <= 14_400 else { return nil }
        return box
    }

    /// US Letter, which Core Graphics takes when the caller names no box.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
}

extension CairoSurface {
    /// A surface that writes a PDF document to the consumer.
    convenience init?(pdf consumer: CGDataConsumer, size: CGSize) {
        let owner = Unmanaged.passRetained(consumer)
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
            let consumer = Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue()
            let isTaken = consumer.put(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
            return isTaken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        guard let surface = cairo_pdf_surface_create_for_stream(write, owner.toOpaque(), Double(size.width), Double(size.height)) else {
            owner.release()
            return nil
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            owner.release()
            return nil
        }
        self.init(surface: surface, retaining: owner.toOpaque()) { closure in
            if let closure { Unmanaged<CGDataConsumer>.fromOpaque(closure).release() }
        }
    }
}
