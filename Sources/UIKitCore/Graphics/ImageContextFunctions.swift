// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import ProgrammerErrors

/// Begins an image context with scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context on this thread, until `UIGraphicsEndImageContext`.
///
/// `scale` 0 means the screen's.
///
/// > Precondition: a valid bitmap size that is not zero.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = scale > 0 ? scale : BitmapContext.screenScale
    let context = BitmapContext.make(size: size, scale: pixels, isOpaque: opaque)
    ProgrammerError.require(
        context != nil,
        "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={\(size.width), \(size.height)}, scale=\(pixels). Use "
            + "UIGraphicsImageRenderer to avoid this assert.")
    GraphicsContextStack.push(.init(context: context, imageScale: pixels))
}

/// The image drawn so far; nil if the current context is no image context begun here.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.top, let scale = entry.imageScale, let image = entry.context?.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// No effect if the current context is no image context begun here.
public func UIGraphicsEndImageContext() {
    if GraphicsContextStack.top?.imageScale != nil { GraphicsContextStack.pop() }
}

/// Fills with the current fill colour, replacing the content.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// A frame one point wide inside the rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let whole = rect.standardized
    let inner = whole.insetBy(dx: min(1, whole.width / 2), dy: min(1, whole.height / 2))
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill([
        CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: inner.minY - whole.minY),
        CGRect(x: whole.minX, y: inner.maxY, width: whole.width, height: whole.maxY - inner.maxY),
        CGRect(x: whole.minX, y: inner.minY, width: inner.minX - whole.minX, height: inner.height),
        CGRect(x: inner.maxX, y: inner.minY, width: whole.maxX - inner.maxX, height: inner.height),
    ])
    context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
