internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// Measures and draws text outside of views, for the string methods.
struct StringDrawing {
    let source: TextSource

    init(_ text: NSAttributedString) { source = TextSource(text, .plain) }
    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        source = TextSource(string, attributes: attributes ?? [:], .plain)
    }

    /// Larger lengths mean no limit.
    private static let endless = 1e7

    private func constraints(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextConstraints {
        var made = TextConstraints(overflow: .shortenEachParagraph)
        guard options.contains(.usesLineFragmentOrigin) else {
            made.maximumLines = 1
            return made
        }
        if size.width > 0, size.width < StringDrawing.endless { made.width = size.width }
        if options.contains(.truncatesLastVisibleLine) {
            made.overflow = .ellipsisOnLastLine
            if size.height > 0, size.height < StringDrawing.endless { made.height = size.height }
        }
        return made
    }

    private func layout(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> (TextLayout, TextSource) {
        let wanted = constraints(size, options)
        let natural = source.layout(wanted)
        let least = Double(context?.minimumScaleFactor ?? 0)
        guard least > 0, least < 1, wanted.width.isFinite else {
            context?.actualScaleFactor = 1
            return (natural, source)
        }
        let fitted = TextFitting.shrink(source, wanted, least: least, natural: natural)
        context?.actualScaleFactor = fitted.factor
        return (fitted.layout, fitted.source)
    }

    private func extent(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> TextExtent {
        guard let context, context.minimumScaleFactor > 0 else {
            context?.actualScaleFactor = 1
            return source.measure(constraints(size, options))
        }
        return layout(size, options, context).0.extent
    }

    func bounds(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
        if source.length == 0 {
            let height = source.content.styles.first?.style.font.metrics.lineHeight ?? 0
            return CGRect(x: 0, y: 0, width: 0, height: height)
        }
        let extent = extent(size, options, context)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -extent.firstDescent
        let bounds = CGRect(x: 0, y: top, width: extent.width, height: extent.height)
        context?.totalBounds = bounds
        return bounds
    }

    func draw(_ rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext(), source.length > 0 else { return }
        let (layout, drawn) = layout(rect.size, options, context)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
        drawn.draw(layout, at: origin, in: target, paints: drawn.paints())
    }
}
