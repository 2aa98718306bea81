/// Rectangles of images. Numbers that are no numbers give no pixels, where `CGRect`'s own functions stop the program.
extension CGRect {
    private var isPlain: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// Where both are; null if nowhere.
    func cut(to other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        if isInfinite { return other.isPlain || other.isInfinite ? other : .null }
        if other.isInfinite { return isPlain ? self : .null }
        guard isPlain, other.isPlain else { return .null }
        let (left, bottom) = (max(minX, other.minX), max(minY, other.minY))
        let (right, top) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right > left && top > bottom ? CGRect(x: left, y: bottom, width: right - left, height: top - bottom) : .null
    }

    /// Around both.
    func joined(with other: CGRect) -> CGRect {
        if isNull || isInfinite { return isNull ? other : self }
        if other.isNull || other.isInfinite { return other.isNull ? self : other }
        guard isPlain, other.isPlain else { return isPlain ? self : other }
        let (left, bottom) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(x: left, y: bottom, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - bottom)
    }

    /// Larger on each side; a null or infinite rectangle stays.
    func growing(by x: CGFloat, _ y: CGFloat) -> CGRect {
        isNull || isInfinite ? self : CGRect(x: minX - x, y: minY - y, width: width + 2 * x, height: height + 2 * y)
    }
}
