import CoreGraphics
import Foundation
import QuartzCore
import RenderProtocol
import Testing

@Suite("Layer commits", .serialized) @MainActor struct LayerCommitTests {
    @Test("sends nothing when nothing changed")
    func idle() {
        let stage = Stage(layer(box(0, 0, 10, 10)))
        stage.flush()
        stage.flush()
        #expect(stage.link.transactions.isEmpty)
    }

    @Test("sends nothing when a value is set to its current value")
    func equalValue() {
        let target = layer(box(0, 0, 10, 10))
        target.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let stage = Stage(target)
        let changes = stage.changes {
            target.opacity = 1
            target.position = CGPoint(x: 5, y: 5)
            target.bounds = box(0, 0, 10, 10)
            target.transform = CATransform3DIdentity
            target.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            target.contents = nil
            target.cornerRadius = 0
            target.sublayers = nil
        }
        #expect(changes.isEmpty)
    }

    @Test("sends nothing when a value changes and changes back before the commit")
    func changedBack() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let changes = stage.changes {
            CATransaction.setDisableActions(true)
            target.cornerRadius = 8
            target.cornerRadius = 0
        }
        #expect(changes.isEmpty)
    }

    @Test("sends only the changed values of the changed layers")
    func changedValues() {
        let (a, b) = (layer(box(0, 0, 10, 10)), layer(box(20, 0, 10, 10)))
        let stage = Stage(a, b)
        let changes = stage.changes {
            CATransaction.setDisableActions(true)
            a.zPosition = 3
            a.zPosition = 4
        }
        #expect(changes == [.set(a.id, .zPosition(4))])
    }

    @Test("describes a new layer by its kind and the values that are not the server's defaults")
    func creation() {
        let stage = Stage()
        let shape = CAShapeLayer()
        shape.frame = box(0, 0, 10, 10)
        shape.lineWidth = 3
        let changes = stage.changes { stage.root.addSublayer(shape) }
        #expect(changes.first == .create(shape.id, .shape))
        #expect(changes.contains(.set(shape.id, .lineWidth(3))))
        #expect(changes.contains(.set(stage.root.id, .sublayers([shape.id]))))
        #expect(!changes.contains(.set(shape.id, .opacity(1))))
        #expect(changes.count == 5)
    }

    @Test("creates a whole subtree when it comes on screen and destroys it when it leaves")
    func subtree() {
        let stage = Stage()
        let (parent, child) = (layer(box(0, 0, 50, 50)), layer(box(0, 0, 10, 10)))
        parent.addSublayer(child)
        let created = stage.changes { stage.root.addSublayer(parent) }
        #expect(created.contains(.create(child.id, .plain)))
        let removed = stage.changes { parent.removeFromSuperlayer() }
        #expect(removed.contains(.destroy(child.id)))
        #expect(removed.contains(.destroy(parent.id)))
        let again = stage.changes { stage.root.addSublayer(parent) }
        #expect(again.contains(.create(child.id, .plain)))
    }

    @Test("moves a layer between parents without destroying it")
    func reparenting() {
        let (a, b, child) = (layer(box(0, 0, 50, 50)), layer(box(0, 0, 50, 50)), layer(box(0, 0, 10, 10)))
        a.addSublayer(child)
        let stage = Stage(a, b)
        let changes = stage.changes { b.addSublayer(child) }
        #expect(Set(changes) == [.set(a.id, .sublayers([])), .set(b.id, .sublayers([child.id]))])
    }

    @Test("destroys a layer whose object is deallocated")
    func deallocation() {
        let stage = Stage()
        var child: CALayer? = layer(box(0, 0, 10, 10))
        let id = child?.id
        if let child { stage.root.addSublayer(child) }
        stage.flush()
        child?.removeFromSuperlayer()
        child = nil
        stage.flush()
        #expect(stage.link.changes.contains(.destroy(id ?? LayerID(0))))
    }

    @Test("sends the whole tree to a new link")
    func relink() {
        let child = layer(box(0, 0, 10, 10))
        let stage = Stage(child)
        let other = RecordingLink()
        LayerContext.main.link = other
        stage.flush()
        #expect(other.changes.contains(.create(child.id, .plain)))
        #expect(other.changes.contains(.setRoots([stage.root.id])))
    }

    @Test("sends a mask as a separate layer")
    func mask() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let mask = layer(box(0, 0, 5, 5))
        let changes = stage.changes { target.mask = mask }
        #expect(changes.contains(.create(mask.id, .plain)))
        #expect(changes.contains(.set(target.id, .mask(mask.id))))
        let removed = stage.changes { target.mask = nil }
        #expect(removed == [.set(target.id, .mask(nil)), .destroy(mask.id)])
    }
}
