/// A bitmap that is drawn from a PDF's first page when a catalog is compiled.
public struct PageDrawing: Hashable, Sendable {
    /// The PDF's path.
    public var source: String
    /// Pixels for each point of the page.
    public var scale: Double

    public init(source: String, scale: Double) { (self.source, self.scale) = (source, scale) }

    /// Draws into a new PNG file; throws what the drawing program says.
    public typealias Renderer = (_ drawing: PageDrawing, _ path: String) throws -> Void
}
