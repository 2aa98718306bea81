internal import CoreGraphics
public import Foundation
public import UIKitCore

/// Draws a range of a text for the preview of a drag.
///
/// > Source: Apple, UITextDragPreviewRenderer
@preconcurrency @MainActor open class UITextDragPreviewRenderer: NSObject {
    /// The layout of the text.
    open private(set) var layoutManager: NSLayoutManager
    private let glyphs: NSRange
    private var first = CGRect.zero
    private var body = CGRect.zero
    private var last = CGRect.zero

    /// Creates a renderer for a range of characters.
    public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
        self.init(layoutManager: layoutManager, range: range, unifyRects: false)
    }

    /// Creates a renderer for a range of characters.
    ///
    /// - Parameter unifyRects: whether all lines are in one rectangle.
    public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
        self.layoutManager = layoutManager
        glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        super.init()
        measure(unifyRects)
    }

    private func measure(_ unifies: Bool) {
        var lines: [CGRect] = []
        layoutManager.enumerateLineFragments(forGlyphRange: glyphs) { [layoutManager, glyphs] _, _, container, line, _ in
            let part = NSIntersectionRange(line, glyphs)
            if part.length > 0 { lines.append(layoutManager.boundingRect(forGlyphRange: part, in: container)) }
        }
        guard let top = lines.first, let bottom = lines.last else { return }
        let whole = lines.dropFirst().reduce(top) { $0.union($1) }
        if unifies || lines.count == 1 {
            (first, body, last) = (whole, whole, whole)
        } else {
            let middle = lines.dropFirst().dropLast()
            (first, last) = (top, bottom)
            body = middle.dropFirst().reduce(middle.first ?? .zero) { $0.union($1) }
        }
        adjustFirstLineRect(&first, bodyRect: &body, lastLineRect: &last, textOrigin: .zero)
    }

    /// For overriding: changes the rectangles before they are used; does nothing by default.
    open func adjustFirstLineRect(
        _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>, lastLineRect: UnsafeMutablePointer<CGRect>,
        textOrigin origin: CGPoint
    ) {}

    /// The text of the first line. > Units: points of the text container.
    open var firstLineRect: CGRect { first }
    /// The lines between the first and the last; zero without any. > Units: points of the text container.
    open var bodyRect: CGRect { body }
    /// The text of the last line. > Units: points of the text container.
    open var lastLineRect: CGRect { last }

    /// The text on a clear background.
    open var image: UIImage {
        let whole = [first, body, last].filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
        guard !whole.isNull, !whole.isEmpty else { return UIImage() }
        return UIGraphicsImageRenderer(size: whole.size).image { _ in
            layoutManager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: -whole.minX, y: -whole.minY))
        }
    }
}
