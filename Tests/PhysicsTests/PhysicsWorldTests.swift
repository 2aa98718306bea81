import Foundation
import Testing

@testable import Physics

@Suite("Physics world") struct PhysicsWorldTests {
    private let world = PhysicsWorld()
    private let plain = PhysicsMaterial(density: 1, friction: 0.2, elasticity: 0)

    private func box(_ x: Double, _ y: Double, _ side: Double = 100) throws -> PhysicsBody {
        let body = try #require(world.makeBody(at: [x, y]))
        body.setShapes([PhysicsShape(.box(width: side, height: side))], plain)
        return body
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 120).rounded()) { world.step(1.0 / 120) }
    }

    @Test("a square of 100 points with density 1 weighs 1")
    func mass() throws {
        #expect(abs(try box(0, 0).state.mass - 1) < 0.02)
    }

    @Test("a body falls half the acceleration times the square of the time")
    func fall() throws {
        let body = try box(0, 0)
        body.setAcceleration([0, 1000])
        run(0.5)
        #expect(abs(body.state.velocity.y - 500) < 0.5)
        #expect(abs(body.state.place.y - 125) < 3)
    }

    @Test("rests on a boundary without a visible gap, and falls asleep")
    func rest() throws {
        let body = try box(50, 50)
        body.setAcceleration([0, 1000])
        body.boundaryGroups = [1]
        let floor = try #require(world.makeStill(boundaryOf: 1))
        floor.addEdge(from: [-200, 300], to: [300, 300], plain)
        run(3)
        #expect(abs(body.state.place.y - 250) < 0.3)
        #expect(abs(body.state.angle) < 0.001)
        #expect(!world.isAwake)
    }

    @Test("bodies collide within a group only, also with boundaries")
    func groups() throws {
        let (one, other, third) = (try box(0, 0), try box(0, 300), try box(0, 600))
        for body in [one, other, third] { body.setAcceleration([0, 100]) }
        other.setAnchored(true)
        third.setAnchored(true)
        one.itemGroups = [1]
        other.itemGroups = [2]
        third.itemGroups = [1, 2]
        let wall = try #require(world.makeStill(boundaryOf: 2))
        wall.addEdge(from: [-100, 400], to: [100, 400], plain)
        run(6)
        #expect(abs(one.state.place.y - 500) < 0.5)
        let contacts = world.takeContacts()
        #expect(contacts.count == 1)
        #expect(contacts.first?.began == true)
        #expect(world.takeContacts().isEmpty)
    }

    @Test("is deterministic to the bit")
    func determinism() throws {
        func play() throws -> [PhysicsBody.State] {
            let world = PhysicsWorld()
            let floor = try #require(world.makeStill(boundaryOf: 1))
            floor.addEdge(from: [0, 500], to: [400, 500], plain)
            let bodies = (0..<30).compactMap { index -> PhysicsBody? in
                let body = world.makeBody(at: [100 + Double(index % 7) * 13, Double(index) * 9], angle: Double(index))
                body?.setShapes([PhysicsShape(.box(width: 30, height: 20))], plain)
                body?.setAcceleration([0, 1000])
                body?.itemGroups = [1]
                body?.boundaryGroups = [1]
                return body
            }
            for _ in 0..<400 { world.step(1.0 / 120) }
            return bodies.map(\.state)
        }
        #expect(try play() == play())
    }

    @Test("a rod keeps its length, a rope slackens, a spring oscillates")
    func distances() throws {
        let anchor = try #require(world.makeStill(at: [0, 0]))
        let (rod, rope, spring) = (try box(0, 100), try box(0, 100), try box(0, 100))
        for body in [rod, rope, spring] { body.setAcceleration([0, 1000]) }
        let ties = try [rod, rope, spring].map {
            try #require(world.join($0, anchor, by: .distance(first: .zero, second: .zero)))
        }
        ties[0].setDistance(100, isRope: false, frequency: 0, damping: 0)
        ties[1].setDistance(150, isRope: true, frequency: 0, damping: 0)
        ties[2].setDistance(100, isRope: false, frequency: 2, damping: 1)
        run(3)
        #expect(abs(rod.state.place.y - 100) < 0.5)
        #expect(abs(rope.state.place.y - 150) < 0.5)
        // g / ω² below: 1000 / (4π)².
        #expect(abs(spring.state.place.y - 106.3) < 0.6)
    }

    @Test("removing a body wakes those resting on it and removes its joints; later calls do nothing")
    func removal() throws {
        let (top, bottom) = (try box(0, 0), try box(0, 100))
        let floor = try #require(world.makeStill(boundaryOf: 1))
        floor.addEdge(from: [-500, 150], to: [500, 150], plain)
        for body in [top, bottom] {
            body.setAcceleration([0, 1000])
            body.itemGroups = [1]
            body.boundaryGroups = [1]
        }
        let joint = try #require(world.join(top, bottom, by: .pin(at: .zero)))
        run(2)
        #expect(!world.isAwake)
        world.remove(bottom)
        #expect(!joint.isInWorld)
        #expect(!bottom.isInWorld)
        joint.setLimits(nil, friction: 1)
        bottom.setVelocity([5, 5], spin: 1)
        bottom.apply(force: [1, 1], at: .zero)
        world.remove(bottom)
        world.remove(joint)
        #expect(world.join(top, bottom, by: .weld(at: .zero)) == nil)
        run(2)
        #expect(abs(top.state.place.y - 100) < 0.5)
    }
}

@Suite("Physics: extreme input") struct PhysicsHostileTests {
    @Test("NaN values create no body and move nothing")
    func numbers() throws {
        let world = PhysicsWorld()
        #expect(world.makeBody(at: [.nan, 0]) == nil)
        #expect(world.makeBody(at: [0, .infinity]) == nil)
        #expect(world.makeBody(at: .zero, angle: .nan) == nil)
        let body = try #require(world.makeBody(at: [1, 2]))
        let odd = PhysicsMaterial(density: .nan, friction: -1, elasticity: .infinity)
        body.setShapes([PhysicsShape(.box(width: .nan, height: -.infinity))], odd)
        body.setVelocity([.nan, 0], spin: 0)
        body.setPlace([0, .nan], angle: 0)
        body.apply(force: [.infinity, 0], at: .zero)
        body.apply(torque: .nan)
        body.setResistance(.nan, angular: -5)
        world.step(.nan)
        world.step(-1)
        world.step(1.0 / 120)
        #expect(body.state.place.x.isFinite)
        #expect(abs(body.state.place.y - 2) < 0.01)
    }

    @Test(
        "degenerate outlines have a mass",
        arguments: [
            PhysicsShape.Outline.box(width: 0, height: 0), .ellipse(width: 0, height: 0), .ellipse(width: 0, height: 500), .polygon([]),
            .polygon([[0, 0], [0, 0], [0, 0]]), .polygon([[0, 0], [1e-9, 0], [1e9, 1e-9]]), .polygon([[.nan, 0], [1, 1], [2, 0]]),
            .box(width: 1e12, height: 1e-12), .polygon((0..<200).map { [Double($0 % 3), Double($0 % 5)] }),
        ])
    func outlines(_ outline: PhysicsShape.Outline) throws {
        let world = PhysicsWorld()
        let body = try #require(world.makeBody(at: .zero))
        body.setShapes([PhysicsShape(outline)], PhysicsMaterial(density: 1, friction: 0, elasticity: 0))
        world.step(1.0 / 120)
        #expect(body.state.mass > 0)
    }

    @Test("lines of no length and zero axes create nothing")
    func degenerate() throws {
        let world = PhysicsWorld()
        let plain = PhysicsMaterial(density: 1, friction: 0, elasticity: 0)
        let wall = try #require(world.makeStill(boundaryOf: 1))
        wall.addEdge(from: [5, 5], to: [5, 5], plain)
        wall.addEdge(from: [.nan, 5], to: [5, 5], plain)
        let body = try #require(world.makeBody(at: [5, 5]))
        body.setShapes([PhysicsShape(.box(width: 10, height: 10))], plain)
        #expect(world.join(wall, body, by: .slide(at: .zero, axis: .zero)) == nil)
        #expect(world.join(wall, body, by: .slide(at: .zero, axis: [.nan, 1])) == nil)
        world.step(1.0 / 120)
    }

    @Test("an outline of many corners is split into pieces of the same total area")
    func pieces() throws {
        let corners = (0..<40).map { index -> PhysicsVector in
            let turn = Double(index) / 40 * 2 * .pi
            return [cos(turn) * 50, cos(turn - .pi / 2) * 50]
        }
        let world = PhysicsWorld()
        let body = try #require(world.makeBody(at: .zero))
        body.setShapes([PhysicsShape(.polygon(corners))], PhysicsMaterial(density: 1, friction: 0, elasticity: 0))
        #expect(abs(body.state.mass - 0.7854) < 0.03)
    }
}
