internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKitCore

/// Draws a view over pages, scaled to their width; a text view's text is laid out again for them.
///
/// > Contract: UIKit, UIViewPrintFormatter
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView
    /// Lays out the text of a text view.
    private lazy var text: UISimpleTextPrintFormatter? = (view as? UITextView).map {
        UISimpleTextPrintFormatter(attributedText: PrintedColors.onPaper($0.attributedText))
    }

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// The size of all content, also of what a scroll view does not show now.
    private var content: CGSize {
        let scrolled = (view as? UIScrollView)?.contentSize ?? .zero
        return CGSize(width: max(view.bounds.width, scrolled.width), height: max(view.bounds.height, scrolled.height))
    }

    private func adapt(_ text: UISimpleTextPrintFormatter) {
        text.printPageRenderer = printPageRenderer
        (text.contentInsets, text.perPageContentInsets, text.startPage) = (contentInsets, perPageContentInsets, startPage)
        (text.maximumContentWidth, text.maximumContentHeight) = (maximumContentWidth, maximumContentHeight)
    }

    /// The part of the view on a page of a size, and its scale. Content that is narrower than the page keeps its size.
    private func slice(_ page: Int, _ area: CGSize) -> (offset: CGFloat, scale: CGFloat) {
        let scale = content.width > 0 ? min(1, area.width / content.width) : 1
        return (CGFloat(page) * area.height / scale, scale)
    }

    override func countPages() -> Int {
        if let text {
            adapt(text)
            return text.countPages()
        }
        let area = rectForPage(at: startPage + 1).size
        guard area.width > 0, content.height > 0 else { return 0 }
        let (_, scale) = slice(0, area)
        return max(1, Int(saturating: (content.height * scale / area.height - 0.001).rounded(.up)))
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if let text {
            adapt(text)
            return text.draw(in: rect, forPageAt: pageIndex)
        }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (offset, scale) = slice(pageIndex - startPage, rect.size)
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: 0, y: -offset)
        let area = CGRect(x: 0, y: offset, width: content.width, height: rect.height / scale)
        view.draw(area, for: self)
        context.restoreGState()
    }

    override func duplicate() -> UIPrintFormatter { UIViewPrintFormatter(view) }
}

extension UIView {
    /// A formatter that prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    /// Draws the view for printing: as on the screen.
    public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layoutIfNeeded()
        // A scroll view draws its content from its own origin.
        context.saveGState()
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
    }
}

/// Colours on paper, which is white in both appearances.
@MainActor enum PrintedColors {
    /// Dynamic colours as in the light appearance.
    static func onPaper(_ text: NSAttributedString?) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: text ?? NSAttributedString(string: ""))
        let light = UITraitCollection(userInterfaceStyle: .light)
        copy.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: copy.length)) { value, range, _ in
            guard let color = value as? UIColor else { return }
            copy.addAttribute(.foregroundColor, value: color.resolvedColor(with: light), range: range)
        }
        return copy
    }
}

/// Lays out HTML over pages; not available in Ferry.
@available(*, unavailable, message: "Ferry lays out no HTML; print an attributed string with UISimpleTextPrintFormatter")
open class UIMarkupTextPrintFormatter: UIPrintFormatter {}
