import CoreGraphics
import Foundation

/// Positions and tints of a replicator's copies.
struct ReplicatorPainter {
    struct Copy {
        var transform: CGAffineTransform
        var alpha: CGFloat
    }
    let copies: [Copy]
    /// More copies than this are not painted into snapshots.
    private static let limit = 1_024

    init(_ layer: CAReplicatorLayer) {
        let values = layer.values.replicator
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        var transform = CGAffineTransform.identity
        let step = CATransform3DGetAffineTransform(layer.instanceTransform)
        copies = (0..<max(0, min(values.count, Self.limit))).map { index in
            let placed = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
            transform = transform.concatenating(step)
            return Copy(transform: placed, alpha: CGFloat(values.color(ofCopy: index).alpha))
        }
    }
}
