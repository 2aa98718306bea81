internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Draws the pages of a document: headers, footers, its own content, and that of formatters.
///
/// > Contract: UIKit, UIPrintPageRenderer. > Units: points of the sheet, from its top left.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// How exactly something is drawn.
    public enum RenderingQuality: Int, Sendable {
        /// As exactly as possible.
        case best = 0
        /// Less exactly, for a quick preview.
        case responsive = 1
    }

    private var own: [UIPrintFormatter] = []
    private var sheet = CGRect.zero
    private var printable = CGRect.zero

    /// A renderer without content.
    public override init() {
        super.init()
        _ = Self.accessors
    }

    /// Apps that make a PDF without a printer set the sheet by key.
    private static let accessors: Void = {
        ObjCRuntime.register(UIPrintPageRenderer.self, "setPaperRect:") { renderer, arguments in
            if let value = arguments.first as? NSValue { renderer.sheet = value.cgRectValue }
            return nil
        }
        ObjCRuntime.register(UIPrintPageRenderer.self, "setPrintableRect:") { renderer, arguments in
            if let value = arguments.first as? NSValue { renderer.printable = value.cgRectValue }
            return nil
        }
    }()

    /// The height of the header; 0 for none.
    open var headerHeight: CGFloat = 0
    /// The height of the footer; 0 for none.
    open var footerHeight: CGFloat = 0
    /// The sheet; zero before printing has begun.
    open var paperRect: CGRect { sheet }
    /// The part of the sheet that is printed on; zero before printing has begun.
    open var printableRect: CGRect { printable }
    /// The formatters that draw the content.
    open var printFormatters: [UIPrintFormatter]? {
        get { own }
        set {
            for formatter in own { formatter.printPageRenderer = nil }
            own = []
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }

    /// The number of pages: up to the last one of a formatter. Override it if the renderer draws more itself.
    open var numberOfPages: Int { own.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Adds a formatter whose content begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.printPageRenderer = self
        formatter.startPage = pageIndex
        own.append(formatter)
    }

    /// The formatters with content on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter] {
        own.filter { pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount }
    }

    /// Called before pages are drawn. Override to prepare.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page into the current context: header, content, the formatters, footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let header = CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight)
        let footer = CGRect(
            x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        drawContentForPage(at: pageIndex, in: contentRect)
        for formatter in printFormattersForPage(at: pageIndex) { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    /// Override to draw a header.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Override to draw content without a formatter.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Override to draw a footer.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    /// Draws a formatter's content of a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }
    /// How exactly is drawn when something else was asked for; always as asked.
    open func currentRenderingQuality(forRequested requestedRenderingQuality: RenderingQuality) -> RenderingQuality {
        requestedRenderingQuality
    }

    /// The printable area between header and footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    func remove(_ formatter: UIPrintFormatter) { own.removeAll { $0 === formatter } }

    /// Sets the sheet that is printed on.
    func use(_ paper: UIPrintPaper) {
        sheet = CGRect(origin: .zero, size: paper.paperSize)
        printable = paper.printableRect
    }
}
