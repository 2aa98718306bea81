public enum CGPatternTiling: Int32, Sendable { case noDistortion, constantSpacingMinimalDistortion, constantSpacing }

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

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
