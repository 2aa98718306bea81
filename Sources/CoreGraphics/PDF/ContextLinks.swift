internal import CCairo
internal import Foundation

extension CGContext {
    /// Makes a rectangle of the page a link.
    ///
    /// > Units: points of the page, whatever the transform is. No effect outside of a page. > Contract: CoreGraphics, CGPDFContextSetURLForRect.
    public func setURL(_ url: CFURL, for rect: CGRect) { link("uri=\(PDFText.quoted(url.absoluteString))", rect) }

    /// Makes a rectangle of the page a link to a destination of the document, which may follow.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        guard let document, document.isPageOpen else { return }
        let name = String(describing: name)
        document.linkedDestinations.insert(name)
        link("dest=\(PDFText.quoted(name))", rect)
    }

    /// Adds a destination for links, at a point of the page. The first of a name counts.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard let document, document.isPageOpen, document.destinations.insert(String(describing: name)).inserted else { return }
        let place = pagePoint(point)
        tag("cairo.dest", "name=\(PDFText.quoted(String(describing: name))) x=\(place.x) y=\(place.y) internal")
    }

    /// A link without its destination makes a document that cairo rejects: the last page gets it, and the log a line.
    func defineMissingDestinations(_ document: PDFOutput) {
        for name in document.linkedDestinations.subtracting(document.destinations).sorted() {
            Diagnostics.report("CGContext: a PDF link leads to \(name), which no page has; it leads to the last page")
            tag("cairo.dest", "name=\(PDFText.quoted(name)) x=0.0 y=0.0 internal")
        }
    }

    private func link(_ target: String, _ rect: CGRect) {
        guard let document, document.isPageOpen, !rect.isNull, !rect.isInfinite else { return }
        let rect = rect.standardized
        let corner = pagePoint(CGPoint(x: rect.minX, y: rect.maxY))
        tag("Link", "rect=[\(corner.x) \(corner.y) \(Double(rect.width)) \(Double(rect.height))] \(target)")
    }

    /// A point of the page in cairo's space.
    private func pagePoint(_ point: CGPoint) -> (x: Double, y: Double) {
        let box = document?.box ?? .zero
        return (Double(point.x - box.minX), Double(box.height - (point.y - box.minY)))
    }

    private func tag(_ name: String, _ attributes: String) {
        withDeviceSpace {
            cairo_tag_begin(cairo, name, attributes)
            cairo_tag_end(cairo, name)
        }
    }
}

/// Text in cairo's attributes of tags.
enum PDFText {
    static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
}
