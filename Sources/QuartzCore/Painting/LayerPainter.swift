import CoreGraphics
import Foundation
import RenderProtocol

/// Draws a layer tree into a context in the application's process, for snapshots.
///
/// As on Apple's systems, it draws model values and ignores perspective.
struct LayerPainter {
    let context: CGContext

    /// The context's origin is that of the layer's bounds.
    func paint(_ layer: CALayer) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let isGroup =
            layer.opacity < 1 || layer.mask != nil || layer.contentTint != nil || layer.shadowOpacity > 0 && layer.shadowPath == nil
        context.saveGState()
        defer { context.restoreGState() }
        paintShadowPath(layer)
        if isGroup {
            context.setAlpha(CGFloat(layer.opacity))
            if layer.shadowOpacity > 0, layer.shadowPath == nil { setShadow(layer) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        paintOwn(layer)
        context.saveGState()
        if layer.masksToBounds {
            context.addPath(outline(layer, inset: 0))
            context.clip()
        }
        paintSublayers(layer)
        context.restoreGState()
        paintBorder(layer)
        paintMask(layer)
        if let tint = layer.contentTint {
            context.setBlendMode(.sourceIn)
            context.setFillColor(tint)
            context.fill(layer.bounds.insetBy(dx: -layer.bounds.width, dy: -layer.bounds.height))
            context.setBlendMode(.normal)
        }
        if isGroup { context.endTransparencyLayer() }
    }

    /// The layer's own background, contents and border at full opacity: no sublayers, shadow or mask.
    func paintAlone(_ layer: CALayer) {
        paintOwn(layer)
        paintBorder(layer)
    }

    private func outline(_ layer: CALayer, inset: CGFloat) -> CGPath {
        CornerPath(
            rect: layer.bounds.insetBy(dx: inset, dy: inset), radius: max(0, layer.cornerRadius - inset), corners: layer.maskedCorners,
            isContinuous: layer.cornerCurve == .continuous
        ).path
    }

    private func paintOwn(_ layer: CALayer) {
        if let color = layer.backgroundColor, color.alpha > 0, color.pattern == nil {
            context.setFillColor(color)
            context.addPath(outline(layer, inset: 0))
            context.fillPath()
        }
        switch layer {
        case let layer as CAShapeLayer: ShapePainter(context: context).paint(layer)
        case let layer as CAGradientLayer:
            context.saveGState()
            context.addPath(outline(layer, inset: 0))
            context.clip()
            GradientPainter(context: context).paint(layer)
            context.restoreGState()
        case let layer as BackdropLayer:
            context.setFillColor(CGColor(layer.values.backdrop.tint))
            context.addPath(outline(layer, inset: 0))
            context.fillPath()
        default: break
        }
        paintContents(layer)
    }

    private func paintContents(_ layer: CALayer) {
        guard let image = layer.contentsImage, layer.bounds.width > 0, layer.bounds.height > 0 else { return }
        let place = ContentsPlacement(layer: layer, pixelSize: CGSize(width: image.width, height: image.height), grid: pixelGrid)
        context.saveGState()
        defer { context.restoreGState() }
        if layer.masksToBounds {
            context.addPath(outline(layer, inset: 0))
            context.clip()
        }
        if layer.magnificationFilter == .nearest { context.interpolationQuality = .none }
        for tile in place.tiles {
            guard let part = tile.source == place.whole ? image : image.cropping(to: tile.source) else { continue }
            // Images are upright where y points up.
            context.saveGState()
            context.translateBy(x: tile.target.minX, y: tile.target.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(part, in: CGRect(origin: .zero, size: tile.target.size))
            context.restoreGState()
        }
    }

    private var pixelGrid: (across: SliceBands.Grid, down: SliceBands.Grid)? {
        let device = context.userSpaceToDeviceSpaceTransform
        guard abs(device.b) < 1e-9, abs(device.c) < 1e-9 else { return nil }
        return (SliceBands.Grid(scale: device.a, offset: device.tx), SliceBands.Grid(scale: device.d, offset: device.ty))
    }

    private func paintSublayers(_ layer: CALayer) {
        guard let replicator = layer as? CAReplicatorLayer else { return paintSublayersOnce(layer) }
        for copy in ReplicatorPainter(replicator).copies where copy.alpha > 0 {
            context.saveGState()
            context.concatenate(copy.transform)
            context.setAlpha(copy.alpha)
            if copy.alpha < 1 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
            paintSublayersOnce(layer)
            if copy.alpha < 1 { context.endTransparencyLayer() }
            context.restoreGState()
        }
    }

    private func paintSublayersOnce(_ layer: CALayer) {
        let layers = layer.sublayers ?? []
        for sublayer in layers.enumerated().sorted(by: {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }).map(\.element) {
            context.saveGState()
            context.concatenate(sublayer.planeTransform)
            paint(sublayer)
            context.restoreGState()
        }
    }

    private func paintBorder(_ layer: CALayer) {
        guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
        context.setFillColor(color)
        context.addPath(outline(layer, inset: 0))
        let inner = layer.bounds.insetBy(dx: layer.borderWidth, dy: layer.borderWidth)
        if inner.width > 0, inner.height > 0 { context.addPath(outline(layer, inset: layer.borderWidth)) }
        context.fillPath(using: .evenOdd)
    }

    private func paintMask(_ layer: CALayer) {
        guard let mask = layer.mask else { return }
        context.saveGState()
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.concatenate(mask.planeTransform)
        paint(mask)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func paintShadowPath(_ layer: CALayer) {
        guard layer.shadowOpacity > 0, let path = layer.shadowPath else { return }
        context.saveGState()
        setShadow(layer)
        context.setAlpha(CGFloat(layer.opacity))
        context.addPath(path)
        context.setFillColor(layer.shadowColor?.copy(alpha: 1) ?? .black)
        context.fillPath()
        context.restoreGState()
    }

    private func setShadow(_ layer: CALayer) {
        guard let color = layer.shadowColor else { return }
        // The context expects the shadow's size in its base space, the layer has it in its own.
        let toBase = context.ctm.concatenating(context.baseTransform.inverted())
        let offset = layer.shadowOffset.applying(toBase)
        let blur = layer.shadowRadius * 2 * abs(toBase.a * toBase.d - toBase.b * toBase.c).squareRoot()
        context.setShadow(offset: offset, blur: blur, color: color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity)))
    }
}

extension CALayer {
    /// To the superlayer's coordinates, without perspective.
    fileprivate var planeTransform: CGAffineTransform {
        let m = matrixToSuperlayer
        return CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42)
    }

    /// The layer's contents as an image.
    fileprivate var contentsImage: CGImage? {
        if let image = objects.contents as? CGImage { return image }
        if state.needsDisplay { displayNow() }
        return objects.bitmap.flatMap { LayerBitmap.image(of: $0.bitmap) }
    }
}
