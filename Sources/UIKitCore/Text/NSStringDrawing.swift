public import Foundation

// > Contract: UIKit, NSStringDrawing. > Units: points; sizes are not rounded.

extension NSAttributedString {
    /// Returns the size of the text without a width limit, in points, not rounded.
    public func size() -> CGSize { StringDrawing(self).bounds(.zero, .usesLineFragmentOrigin, nil).size }
    /// Draws the text into the current context, with its top left at a point and without wrapping.
    public func draw(at point: CGPoint) { StringDrawing(self).draw(CGRect(origin: point, size: .zero), .usesLineFragmentOrigin, nil) }
    /// Draws the text into the current context, wrapped to the rectangle's width; it may continue below the rectangle.
    public func draw(in rect: CGRect) { StringDrawing(self).draw(rect, .usesLineFragmentOrigin, nil) }
    /// Draws the text into the current context, with options such as truncation.
    ///
    /// Without `usesLineFragmentOrigin` the text is one line whose baseline starts at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(rect, options, context)
    }
    /// Returns the rectangle of the text within a width, in points, not rounded.
    ///
    /// Without `usesLineFragmentOrigin` the text is one line and the origin is at its baseline. A length of 0 means no
    /// limit.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing(self).bounds(size, options, context)
    }
}

extension String {
    /// Returns the size of the string with attributes and without a width limit, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attrs).bounds(.zero, .usesLineFragmentOrigin, nil).size
    }
    /// Draws the string into the current context, with its top left at a point and without wrapping.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(CGRect(origin: point, size: .zero), .usesLineFragmentOrigin, nil)
    }
    /// Draws the string into the current context, wrapped to the rectangle's width; it may continue below the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(rect, .usesLineFragmentOrigin, nil)
    }
    /// Draws the string into the current context, with options such as truncation.
    ///
    /// Without `usesLineFragmentOrigin` the text is one line whose baseline starts at the rectangle's origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes).draw(rect, options, context)
    }
    /// Returns the rectangle of the string with attributes within a width, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: The width to wrap at, and the height to truncate at if that is an option; 0 means no limit.
    ///   - options: How the text is measured; without `usesLineFragmentOrigin` it is one line, relative to its baseline.
    ///   - attributes: The attributes of the whole string; nil for the system font at 12 points.
    ///   - context: The smallest scale factor, and where the factor used is stored.
    /// - Returns: The rectangle that the text occupies.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes).bounds(size, options, context)
    }
}

extension NSString {
    private var plain: String { String(describing: self) }
    /// Returns the size of the string with attributes and without a width limit, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { plain.size(withAttributes: attrs) }
    /// Draws the string into the current context, with its top left at a point and without wrapping.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        plain.draw(at: point, withAttributes: attrs)
    }
    /// Draws the string into the current context, wrapped to the rectangle's width; it may continue below the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        plain.draw(in: rect, withAttributes: attrs)
    }
    /// Draws the string into the current context, with options such as truncation.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        plain.draw(with: rect, options: options, attributes: attributes, context: context)
    }
    /// Returns the rectangle of the string with attributes within a width, in points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        plain.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
