public import Foundation
public import UIKitCore

/// Lays out text over pages.
///
/// > Contract: UIKit, UISimpleTextPrintFormatter
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text; setting it removes the attributes of another.
    open var text: String? { didSet { attributed = nil; layout = nil } }
    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0, attributes: attributes) } }
        set {
            text = newValue?.string
            attributed = newValue
            layout = nil
        }
    }
    /// The font of plain text; nil for the system's, 12 points.
    open var font: UIFont? { didSet { layout = nil } }
    /// The colour of plain text; nil for black.
    open var color: UIColor? { didSet { layout = nil } }
    /// The alignment of plain text.
    open var textAlignment = NSTextAlignment.natural { didSet { layout = nil } }
    private var attributed: NSAttributedString?
    private var layout: PrintedText?

    /// A formatter of plain text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// A formatter of text with attributes.
    public init(attributedText: NSAttributedString) {
        text = attributedText.string
        attributed = attributedText
        super.init()
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [
            .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black, .paragraphStyle: style,
        ]
    }

    /// The lines for the pages of the renderer.
    private func laidOut() -> PrintedText? {
        let first = rectForPage(at: startPage)
        guard first.width > 0 else { return nil }
        let heights = (first.height, rectForPage(at: startPage + 1).height)
        if let layout, layout.fits(first.width, heights) { return layout }
        let made = PrintedText(attributedText ?? NSAttributedString(string: ""), width: first.width, heights: heights)
        layout = made
        return made
    }

    override func countPages() -> Int { laidOut()?.pageCount ?? 0 }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) { laidOut()?.draw(page: pageIndex - startPage, at: rect.origin) }

    override func duplicate() -> UIPrintFormatter {
        let made = UISimpleTextPrintFormatter(text: text ?? "")
        made.attributed = attributed
        (made.font, made.color, made.textAlignment) = (font, color, textAlignment)
        return made
    }
}

/// Text in lines of one width, divided into pages.
@MainActor final class PrintedText {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let width: CGFloat
    private let heights: (CGFloat, CGFloat)
    private var lines: [(rect: CGRect, glyphs: NSRange)] = []
    private let breaks: PageBreaks

    init(_ text: NSAttributedString, width: CGFloat, heights: (first: CGFloat, other: CGFloat)) {
        storage = NSTextStorage(attributedString: text)
        self.width = width
        self.heights = heights
        let container = NSTextContainer(size: CGSize(width: width, height: 1e7))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        manager.ensureLayout(for: container)
        var lines: [(rect: CGRect, glyphs: NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, _, _, glyphs, _ in
            lines.append((rect, glyphs))
        }
        self.lines = lines
        breaks = PageBreaks(lines: lines.map { ($0.rect.minY, $0.rect.maxY) }) { $0 == 0 ? heights.first : heights.other }
    }

    func fits(_ width: CGFloat, _ heights: (CGFloat, CGFloat)) -> Bool { self.width == width && self.heights == heights }

    var pageCount: Int { breaks.starts.count }

    func draw(page: Int, at origin: CGPoint) {
        let shown = lines[breaks.lines(of: page, count: lines.count)]
        guard let first = shown.first, let last = shown.last else { return }
        let glyphs = NSRange(location: first.glyphs.location, length: NSMaxRange(last.glyphs) - first.glyphs.location)
        let place = CGPoint(x: origin.x, y: origin.y - first.rect.minY)
        manager.drawBackground(forGlyphRange: glyphs, at: place)
        manager.drawGlyphs(forGlyphRange: glyphs, at: place)
    }
}
