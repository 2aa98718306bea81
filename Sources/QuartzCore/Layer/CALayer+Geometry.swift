import CoreGraphics
import Foundation
import RenderProtocol

extension CALayer {
    /// From this layer's coordinates to the superlayer's, before the superlayer's own sublayer transform.
    var ownMatrix: RenderMatrix {
        let bounds = values.bounds
        let anchor = RenderMatrix.translation(
            -(bounds.x + values.anchorPoint.x * bounds.width), -(bounds.y + values.anchorPoint.y * bounds.height), -values.anchorPointZ)
        let place = RenderMatrix.translation(values.position.x, values.position.y, values.zPosition)
        return anchor.concatenated(values.transform).concatenated(place)
    }

    /// The transform of all its sublayers' coordinates.
    private var sublayerMatrix: RenderMatrix {
        var result = RenderMatrix.identity
        let bounds = values.bounds
        if values.sublayerTransform != .identity {
            let x = bounds.x + values.anchorPoint.x * bounds.width
            let y = bounds.y + values.anchorPoint.y * bounds.height
            result = RenderMatrix.translation(-x, -y).concatenated(values.sublayerTransform).concatenated(.translation(x, y))
        }
        if values.geometryFlipped {
            result = result.concatenated(.scale(1, -1)).concatenated(.translation(0, 2 * bounds.y + bounds.height))
        }
        return result
    }

    /// From this layer's coordinates to the superlayer's.
    var matrixToSuperlayer: RenderMatrix {
        guard let superlayer else { return ownMatrix }
        return ownMatrix.concatenated(superlayer.sublayerMatrix)
    }

    var frameInSuperlayer: CGRect {
        let bounds = values.bounds
        if values.transform == .identity {
            return CGRect(
                x: values.position.x - values.anchorPoint.x * bounds.width, y: values.position.y - values.anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return PlaneProjection(ownMatrix).apply(self.bounds)
    }

    func setFrameInSuperlayer(_ frame: CGRect) {
        var size = frame.size
        if values.transform != .identity, CATransform3DIsAffine(transform) {
            let box = CGRect(origin: .zero, size: size).applying(affineTransform().inverted())
            size = box.size
        }
        // As documented for negative sizes: the same rectangle with its origin at the top left.
        let origin = CGPoint(
            x: min(frame.origin.x, frame.origin.x + frame.size.width), y: min(frame.origin.y, frame.origin.y + frame.size.height))
        size = CGSize(width: abs(size.width), height: abs(size.height))
        bounds = CGRect(origin: bounds.origin, size: size)
        let anchor = anchorPoint
        if values.transform == .identity {
            position = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        } else {
            // From infinity there is no distance.
            if !position.x.isFinite || !position.y.isFinite { position = .zero }
            let now = frameInSuperlayer
            position = CGPoint(x: position.x + origin.x - now.minX, y: position.y + origin.y - now.minY)
        }
    }

    var flippedAncestors: Bool {
        var flipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.values.geometryFlipped { flipped.toggle() }
            layer = current.superlayer
        }
        return flipped
    }

    /// To the coordinates of `ancestor`, or above the root when nil.
    private func projection(toAncestor ancestor: CALayer?) -> PlaneProjection {
        var matrix = RenderMatrix.identity
        var layer: CALayer? = self
        while let current = layer, current !== ancestor {
            matrix = matrix.concatenated(current.matrixToSuperlayer)
            layer = current.superlayer
            // Only a transform layer preserves its sublayers' depth.
            if !(layer is CATransformLayer) { matrix = matrix.flattened }
        }
        return PlaneProjection(matrix)
    }

    func projection(from other: CALayer?) -> PlaneProjection {
        guard let other else { return projection(toAncestor: nil).inverted }
        return other.projection(to: self)
    }

    func projection(to other: CALayer?) -> PlaneProjection {
        guard let other else { return projection(toAncestor: nil) }
        if other === self { return .identity }
        let common = commonAncestor(with: other)
        return projection(toAncestor: common).concatenated(other.projection(toAncestor: common).inverted)
    }

    private func commonAncestor(with other: CALayer) -> CALayer? {
        var mine = Set<ObjectIdentifier>()
        var layer: CALayer? = self
        while let current = layer {
            mine.insert(ObjectIdentifier(current.model()))
            layer = current.superlayer
        }
        // Presentations are created on every walk, so their common ancestor is above the root.
        if state.model != nil || other.state.model != nil { return nil }
        layer = other
        while let current = layer, !mine.contains(ObjectIdentifier(current)) { layer = current.superlayer }
        return layer
    }

    func descendant(at point: CGPoint) -> CALayer? {
        guard !values.hidden else { return nil }
        let local = PlaneProjection(matrixToSuperlayer).inverted.apply(point)
        let inside = contains(local)
        if !inside, values.masksToBounds { return nil }
        if let mask = tree.mask, mask.descendant(at: local) == nil { return nil }
        for layer in frontToBack {
            if let hit = layer.hitTest(local) { return hit }
        }
        return inside && hitsItself ? self : nil
    }

    /// Sublayers in hit-test order, nearest first.
    private var frontToBack: [CALayer] {
        let layers = sublayers ?? []
        guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers.reversed() }
        return layers.enumerated().sorted {
            ($0.element.values.zPosition, $0.offset) > ($1.element.values.zPosition, $1.offset)
        }.map(\.element)
    }

    // MARK: Time

    func localTime(root time: CFTimeInterval) -> CFTimeInterval {
        let parent = superlayer?.localTime(root: time) ?? time
        return values.localTime(parent: parent)
    }

    func rootTime(local time: CFTimeInterval) -> CFTimeInterval {
        let parent = values.parentTime(local: time) ?? .infinity
        return superlayer?.rootTime(local: parent) ?? parent
    }
}

extension RenderMatrix {
    /// The matrix with all depth projected onto the plane.
    var flattened: RenderMatrix {
        var result = self
        (result.m13, result.m23, result.m33, result.m43) = (0, 0, 1, 0)
        (result.m31, result.m32, result.m34) = (0, 0, 0)
        return result
    }
}
