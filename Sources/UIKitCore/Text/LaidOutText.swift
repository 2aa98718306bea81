package import CoreGraphics
package import Foundation
package import TextShaping

/// Attributed text laid out for drawing by line and run.
///
/// > Units: points from the layout's origin, y down. Offsets are UTF-16.
package struct LaidOutText: Sendable {
    package let layout: TextLayout
    private let source: TextSource

    /// - Parameter lineBreak: for every paragraph; nil uses their own.
    package init(_ text: NSAttributedString, _ constraints: TextConstraints, lineBreak: NSLineBreakMode? = nil) {
        var source = TextSource(text, .plain)
        if let lineBreak { source = source.breaking(lineBreak) }
        // Core Text does not hyphenate.
        source = source.withoutHyphens
        self.source = source
        layout = source.layout(constraints)
    }

    /// Draws with the layout's origin at a point of a context whose y axis points down.
    package func draw(in context: CGContext, at origin: CGPoint) { source.draw(layout, at: origin, in: context, paints: source.paints()) }
}
