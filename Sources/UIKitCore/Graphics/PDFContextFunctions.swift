// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Begins a PDF context that writes a file, on this thread, until `UIGraphicsEndPDFContext`.
///
/// > Parameters: bounds: of pages without their own, in points; empty for US Letter. > Returns: whether the file could be created.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    guard let consumer = CGDataConsumer(url: NSURL(fileURLWithPath: path)),
        let context = PDFPage.context(consumer, bounds: bounds, info: documentInfo ?? [:])
    else { return false }
    GraphicsContextStack.push(.init(context: context, imageScale: nil))
    return true
}

/// Begins a PDF context that appends to data, on this thread, until `UIGraphicsEndPDFContext`.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    let context = PDFPage.context(data, bounds: bounds, info: documentInfo ?? [:])
    GraphicsContextStack.push(.init(context: context, imageScale: nil))
}

/// Completes the document, and makes the previous context current again. No effect if the current context writes no document.
public func UIGraphicsEndPDFContext() {
    guard let entry = GraphicsContextStack.top, entry.imageScale == nil else { return }
    guard entry.context == nil || entry.context?.pageBox != nil else { return }
    entry.context?.closePDF()
    GraphicsContextStack.pop()
}

/// Begins a page with the bounds of the last one. A page that is open is ended.
public func UIGraphicsBeginPDFPage() {
    guard let context = UIGraphicsGetCurrentContext(), let box = context.pageBox else { return }
    PDFPage.begin(in: context, bounds: box)
}

/// Begins a page with bounds of its own. A page that is open is ended.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = UIGraphicsGetCurrentContext(), context.pageBox != nil else { return }
    PDFPage.begin(in: context, bounds: bounds)
}

/// The bounds of the page; zero if the current context writes no document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pageBox ?? .zero }

/// Makes a rectangle of the page a link. > Units: points from the page's top left.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setURL(NSURL.make(url), for: PDFPage.flipped(rect, in: context))
}

/// Adds a destination for links of the document. > Units: points from the page's top left.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addDestination(NSString(string: name), at: PDFPage.flipped(CGRect(origin: point, size: .zero), in: context).origin)
}

/// Makes a rectangle of the page a link to a destination of the document. > Units: points from the page's top left.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setDestination(NSString(string: name), for: PDFPage.flipped(rect, in: context))
}
