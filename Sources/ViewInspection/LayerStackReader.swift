internal import CoreGraphics
internal import Foundation
internal import ImageIO
internal import InspectionProtocol
internal import QuartzCore
internal import UIKitCore

/// The layers of views as planes with their own images, back to front.
@MainActor struct LayerStackReader {
    private let registry: ObjectRegistry
    /// Enough to read text; the stack is a view from afar. > Units: pixels per point.
    private static let scale = 2.0

    init(_ registry: ObjectRegistry) { self.registry = registry }

    /// How a layer is shown by what is above it.
    private struct Place {
        var transform: CGAffineTransform
        var clip: CGRect
        var opacity: Double
        var level: Int
        var owner: Int
    }

    private struct Stack {
        var planes: [InspectionPlane] = []
        var levels = PlaneLevels()
        var pixels = 0
        var bytes = 0
        var omitted = 0
    }

    func stack(of roots: [UIView], screen: CGSize) -> InspectionLayers {
        var stack = Stack()
        let whole = CGRect(origin: .zero, size: screen)
        for root in roots {
            let place = Place(transform: Self.toScreen(root), clip: whole, opacity: 1, level: -1, owner: registry.number(of: root))
            add(root.layer, place, to: &stack)
        }
        return InspectionLayers(width: Double(screen.width), height: Double(screen.height), planes: stack.planes, omitted: stack.omitted)
    }

    /// From a view's bounds to the screen, by where three corners are.
    private static func toScreen(_ view: UIView) -> CGAffineTransform {
        let bounds = view.bounds
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let box = UIAccessibility.convertToScreenCoordinates(CGRect(x: x, y: y, width: 0, height: 0), in: view)
            return CGPoint(x: box.minX, y: box.minY)
        }
        let origin = point(bounds.minX, bounds.minY)
        let (right, down) = (point(bounds.minX + 1, bounds.minY), point(bounds.minX, bounds.minY + 1))
        let (a, b, c, d) = (right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: origin.x - a * bounds.minX - c * bounds.minY, ty: origin.y - b * bounds.minX - d * bounds.minY)
    }

    /// > Parameters: place: of the layer's own coordinates; its level is that of the parent.
    private func add(_ layer: CALayer, _ place: Place, to stack: inout Stack) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        guard stack.planes.count < InspectionLayers.limit else {
            stack.omitted += 1
            return
        }
        var place = place
        let view = layer.delegate as? UIView
        if let view { place.owner = registry.number(of: view) }
        place.opacity *= Double(layer.opacity)
        let bounds = layer.bounds
        let box = bounds.applying(place.transform)
        if box.width.isFinite, box.height.isFinite, box.width > 0, box.height > 0, box.intersects(place.clip),
            view != nil || layer.showsItself
        {
            place.level = stack.levels.add(InspectionRect(box.intersection(place.clip)), above: place.level)
            stack.planes.append(plane(layer, view, place, box, &stack))
        }
        if layer.masksToBounds { place.clip = place.clip.intersection(box) }
        guard !place.clip.isNull, !place.clip.isEmpty else { return }
        for child in (layer.sublayers ?? []).enumerated().sorted(by: {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }) {
            var inner = place
            inner.transform = Self.toSuperlayer(child.element).concatenating(place.transform)
            add(child.element, inner, to: &stack)
        }
    }

    private func plane(_ layer: CALayer, _ view: UIView?, _ place: Place, _ box: CGRect, _ stack: inout Stack) -> InspectionPlane {
        let bounds = layer.bounds
        let inside = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(place.transform)
        var image: String?
        if layer.showsItself {
            let pixels = Int((bounds.width * Self.scale).rounded(.up) * (bounds.height * Self.scale).rounded(.up))
            if stack.pixels + pixels <= InspectionLayers.pixelLimit {
                stack.pixels += pixels
                let encoded = layer.snapshotAlone(scale: Self.scale).flatMap { ImageEncoder.png($0) }?.base64EncodedString()
                if let encoded, stack.bytes + encoded.utf8.count <= InspectionLayers.imageLimit {
                    stack.bytes += encoded.utf8.count
                    image = encoded
                }
            }
            if image == nil { stack.omitted += 1 }
        }
        return InspectionPlane(
            id: place.owner, type: view.map { ObjectNames.type(of: $0) } ?? ObjectNames.type(of: layer), level: place.level,
            width: Double(bounds.width), height: Double(bounds.height),
            transform: [inside.a, inside.b, inside.c, inside.d, inside.tx, inside.ty].map { (Double($0) * 1e4).rounded() / 1e4 },
            clip: place.clip.contains(box) ? nil : InspectionRect(place.clip), opacity: place.opacity, image: image)
    }

    /// From a layer's own coordinates to its superlayer's, without perspective.
    private static func toSuperlayer(_ layer: CALayer) -> CGAffineTransform {
        let bounds = layer.bounds
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * layer.anchorPoint.x, y: bounds.minY + bounds.height * layer.anchorPoint.y)
        let sublayers = layer.superlayer?.sublayerTransform ?? CATransform3DIdentity
        func plane(_ m: CATransform3D) -> CGAffineTransform {
            CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(plane(layer.transform))
            .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y)).concatenating(plane(sublayers))
    }
}
