/// A direction with a length.
///
/// > Contract: CoreGraphics, CGVector
public struct CGVector: Hashable, Codable, Sendable {
    /// The extent along the x axis.
    public var dx: CGFloat
    /// The extent along the y axis.
    public var dy: CGFloat

    /// The vector without a length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the vector without a length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its extents along the axes.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its extents along the axes.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from its extents along the axes.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
