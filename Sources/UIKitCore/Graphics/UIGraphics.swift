// Names are those of Apple's SDK.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// The context drawing goes to on this thread; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.entries.last?.context }

/// Makes a context the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.current.push(context) }
public func UIGraphicsPopContext() { GraphicsContextStack.current.pop() }

/// Begins an image of `size` points at one pixel a point, not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image; end it with `UIGraphicsEndImageContext`.
/// - Parameter scale: pixels a point; 0 is the screen's.
/// > Note: an empty or absurd size begins nothing; the current context is then nil, as on iOS 17.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.current.drawingScale
    guard let context = ImageCanvas.make(size: size, scale: scale, opaque: opaque) else { return }
    GraphicsContextStack.current.push(context, imageScale: scale)
}

/// What has been drawn so far; nil when the current context is not an image's.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.current.entries.last, let scale = entry.imageScale, let image = entry.context.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the innermost image; does nothing when the current context is not an image's.
public func UIGraphicsEndImageContext() {
    let stack = GraphicsContextStack.current
    if stack.entries.last?.imageScale != nil { stack.pop() }
}

/// Fills with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// A line one unit wide just inside the rectangle.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    let inner = rect.insetBy(dx: 1, dy: 1)
    let sides = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
        CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height),
    ]
    for side in sides { context.fill(side) }
    context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UITraitCollection {
    /// Pixels a point to draw at: the traits' scale, else the screen's.
    package var drawingScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}
