import CoreGraphics
import Foundation

/// The contexts that drawing goes to, innermost last: one stack a thread, as drawing into images is allowed on any.
final class GraphicsContextStack {
    struct Entry {
        var context: CGContext
        /// Pixels a point of an image being made; nil for other contexts.
        var imageScale: CGFloat?
    }

    private(set) var entries: [Entry] = []

    static var current: GraphicsContextStack {
        let key = "ferry.graphics-contexts"
        let values = Thread.current.threadDictionary
        if let stack = values[key] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        values[key] = stack
        return stack
    }

    func push(_ context: CGContext, imageScale: CGFloat? = nil) { entries.append(Entry(context: context, imageScale: imageScale)) }
    @discardableResult func pop() -> Entry? { entries.popLast() }
}

/// Bitmaps for images being drawn. Sizes in points.
enum ImageCanvas {
    /// A context with the origin at the top left, a point `scale` pixels; nil for sizes without a pixel and for absurd ones.
    static func make(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite, width * height <= CGFloat(PixelMemory.largestPixelCount),
            let memory = PixelMemory(width: Int(width), height: Int(height), isOpaque: opaque), let context = CGContext(memory: memory)
        else { return nil }
        context.useTopLeftOrigin(scale: scale)
        return context
    }
}
