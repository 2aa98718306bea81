import CoreGraphics

/// The two ends of a zoom; values only.
struct ZoomGeometry: Equatable {
    /// What is visible of the content. > Units: points of the container.
    let frame: CGRect
    let scale: CGFloat
    /// Of the whole content, in the coordinates of `frame`.
    let contentCenter: CGPoint

    /// The end at the source view: a part of the content fills the source.
    ///
    /// - Parameters:
    ///   - source: the source view's frame in the container.
    ///   - size: of the content.
    ///   - alignment: the part of the content that corresponds to the source; nil is all of it.
    static func small(source: CGRect, size: CGSize, alignment: CGRect?) -> ZoomGeometry {
        let whole = CGRect(origin: .zero, size: size)
        let part = alignment.flatMap { $0.isEmpty ? nil : $0 } ?? whole
        guard part.width > 0, part.height > 0 else { return ZoomGeometry(frame: source, scale: 1, contentCenter: .zero) }
        let scale = max(source.width / part.width, source.height / part.height)
        let offset = CGPoint(x: (whole.midX - part.midX) * scale, y: (whole.midY - part.midY) * scale)
        return ZoomGeometry(
            frame: source, scale: scale, contentCenter: CGPoint(x: source.width / 2 + offset.x, y: source.height / 2 + offset.y))
    }

    /// The smallest rectangle around the middle of another one that covers it and has a size's proportions.
    static func filling(_ rect: CGRect, like size: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return rect }
        let scale = max(rect.width / size.width, rect.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }

    /// The end at which the content has its own frame.
    static func full(_ frame: CGRect) -> ZoomGeometry {
        ZoomGeometry(frame: frame, scale: 1, contentCenter: CGPoint(x: frame.width / 2, y: frame.height / 2))
    }
}
