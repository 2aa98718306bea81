public import Foundation

// > Contract: UIKit, NSStringDrawing. > Units: points; sizes are not rounded.

extension NSAttributedString {
    public func size() -> CGSize { StringDrawing(self).bounds(.zero, .usesLineFragmentOrigin, nil).size }
    public func draw(at point: CGPoint) { StringDrawing(self).draw(CGRect(origin: point, size: .zero), .usesLineFragmentOrigin, nil) }
    public func draw(in rect: CGRect) { StringDrawing(self).draw(rect, .usesLineFragmentOrigin, nil) }
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(rect, options, context)
    }
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing(self).bounds(size, options, context)
    }
}

extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attrs).bounds(.zero, .usesLineFragmentOrigin, nil).size
    }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(CGRect(origin: point, size: .zero), .usesLineFragmentOrigin, nil)
    }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(rect, .usesLineFragmentOrigin, nil)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes).draw(rect, options, context)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes).bounds(size, options, context)
    }
}

extension NSString {
    private var plain: String { String(describing: self) }
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { plain.size(withAttributes: attrs) }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        plain.draw(at: point, withAttributes: attrs)
    }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        plain.draw(in: rect, withAttributes: attrs)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        plain.draw(with: rect, options: options, attributes: attributes, context: context)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        plain.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
