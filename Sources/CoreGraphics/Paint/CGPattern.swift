/// How a pattern's cells are fitted to pixels; accepted without effect, since cells repeat at whole pixels here.
public enum CGPatternTiling: Int32, Sendable { case noDistortion, constantSpacingMinimalDistortion, constantSpacing }

/// Draws one cell of a pattern, with the pattern's info pointer and a context in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called with the pattern's info pointer when the pattern is released.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws one cell of the pattern; a pattern cannot be created without it.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Releases the pattern's info pointer; nil for none.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks that draw nothing, which a pattern does not accept.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    /// Creates the callbacks of a pattern.
    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A drawing that is repeated over the painted area.
///
/// > Contract: CoreGraphics, CGPattern. The cell is drawn once for each use and repeated at whole pixels.
public final class CGPattern: @unchecked Sendable {
    package let bounds: CGRect
    package let matrix: CGAffineTransform
    package let step: CGSize
    package let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// Creates a pattern; nil for a step of 0, a transform without an inverse, or without a callback that draws.
    ///
    /// - Parameters:
    ///   - info: Passed to the callbacks.
    ///   - bounds: The cell, in pattern space; drawing outside of it is not shown.
    ///   - matrix: From pattern space to the context's base space.
    ///   - xStep: The distance between two cells along the x axis; its sign is ignored.
    ///   - yStep: The distance between two cells along the y axis; its sign is ignored.
    ///   - tiling: Ignored.
    ///   - isColored: Whether the cell sets its own colours; otherwise it is drawn in the colour passed with the pattern.
    ///   - callbacks: Copied.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite, matrix.isInvertible, callbacks.pointee.drawPattern != nil else {
            return nil
        }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        self.isColored = isColored
        self.callbacks = callbacks.pointee
        step = CGSize(width: abs(xStep), height: abs(yStep))
    }

    deinit { callbacks.releaseInfo?(info) }

    func drawCell(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
