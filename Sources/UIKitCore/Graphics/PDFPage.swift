package import CoreGraphics
package import Foundation

/// Pages of PDF contexts in UIKit's coordinates: origin at the top left.
package enum PDFPage {
    /// A context that appends a document to the data; nil for empty bounds, or with a password.
    package static func context(_ data: NSMutableData, bounds: CGRect, info: [AnyHashable: Any]) -> CGContext? {
        guard let consumer = CGDataConsumer(data: data) else { return nil }
        return context(consumer, bounds: bounds, info: info)
    }

    package static func context(_ consumer: CGDataConsumer, bounds: CGRect, info: [AnyHashable: Any]) -> CGContext? {
        var box = box(bounds)
        return CGContext(consumer: consumer, mediaBox: &box, NSDictionary(dictionary: info))
    }

    /// Begins a page whose top left corner is the origin of `bounds`.
    package static func begin(in context: CGContext, bounds: CGRect) {
        var box = box(bounds)
        context.beginPage(mediaBox: &box)
        context.useTopLeftOrigin(scale: 1)
        context.translateBy(x: -box.minX, y: -box.minY)
    }

    /// A rectangle from the top left, in the page's own coordinates.
    package static func flipped(_ rect: CGRect, in context: CGContext) -> CGRect {
        let box = context.pageBox ?? .zero
        let rect = rect.standardized
        return CGRect(x: rect.minX, y: box.minY + box.maxY - rect.maxY, width: rect.width, height: rect.height)
    }

    /// Empty bounds stand for US Letter.
    private static func box(_ bounds: CGRect) -> CGRect {
        bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
    }
}

extension NSURL {
    /// The same URL as an object; `as` copies nothing else, but needs a conversion that Linux lacks.
    package static func make(_ url: URL) -> NSURL { NSURL(string: url.absoluteString) ?? NSURL(fileURLWithPath: url.path) }
}
