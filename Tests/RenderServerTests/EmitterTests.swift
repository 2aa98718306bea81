import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Emitter")
struct EmitterTests {
    private func cell(_ body: (inout EmitterCellValues) -> Void = { _ in }) -> EmitterCellValues {
        var cell = EmitterCellValues()
        (cell.birthRate, cell.lifetime, cell.contents) = (10, 2, BitmapID(1))
        body(&cell)
        return cell
    }

    private func emitter(_ cells: [EmitterCellValues], _ body: (inout EmitterValues) -> Void = { _ in }) -> EmitterValues {
        var values = EmitterValues()
        (values.cells, values.position) = (cells, RenderPoint(50, 50))
        body(&values)
        return values
    }

    /// A black stage of 100 × 100 with an emitter and a white bitmap of 4.
    private func stage(_ values: EmitterValues, begin: Double = 0) throws -> (stage: Stage, emitter: LayerID) {
        let stage = try Stage(100, 100)
        _ = try stage.bitmap(4, 4) { _, _ in (255, 255, 255, 255) }
        let window = stage.layer(0, 0, 100, 100, color: .black)
        let emitter = stage.layer(0, 0, 100, 100, kind: .emitter, .emitter(values), .beginTime(begin))
        stage.set(window, .sublayers([emitter]))
        stage.roots(window)
        return (stage, emitter)
    }

    private func light(_ stage: Stage) -> Int {
        (0..<100).reduce(0) { sum, y in (0..<100).reduce(sum) { $0 + (stage.pixel($1, y)[0] > 100 ? 1 : 0) } }
    }

    // MARK: Births

    @Test("the number of live particles follows rate and lifetime, whatever the frame rate")
    func population() {
        for step in [0.01, 0.016, 0.1, 0.5] {
            let system = ParticleSystem()
            let values = emitter([cell { $0.birthRate = 30 }])
            var time = 0.0
            while time < 5 {
                system.advance(to: time, values)
                time += step
            }
            #expect(abs(system.particles.count - 60) <= 1, "step \(step): \(system.particles.count)")
        }
    }

    @Test("births and their values depend on the seed and not on the frames")
    func determinism() {
        func run(_ steps: [Double], seed: UInt32) -> [SIMD3<Double>] {
            let system = ParticleSystem()
            let values = emitter([
                cell {
                    ($0.velocity, $0.velocityRange, $0.emissionRange, $0.lifetimeRange) = (40, 20, 6.28, 1)
                }
            ]) { $0.seed = seed }
            for step in steps { system.advance(to: step, values) }
            return system.ordered(at: 3).map { $0.place(at: 3 - $0.birth) }
        }
        let fine = run(Array(stride(from: 0, through: 3, by: 1.0 / 60)) + [3], seed: 7)
        let coarse = run([0, 1.7, 3], seed: 7)
        #expect(fine.count > 10)
        #expect(fine == coarse)
        #expect(fine != run([0, 3], seed: 8))
    }

    @Test("an emitter that began long ago is fully populated; one that begins now starts empty")
    func prewarmed() throws {
        let (stage, _) = try stage(emitter([cell { ($0.velocity, $0.emissionRange) = (20, 6.28) }]))
        try stage.frame(at: 1_000)
        #expect(light(stage) > 100)
        let (fresh, _) = try self.stage(emitter([cell { ($0.velocity, $0.emissionRange) = (20, 6.28) }]), begin: 1_000)
        try fresh.frame(at: 1_000)
        #expect(light(fresh) <= 16)
        try fresh.frame(at: 1_001.5)
        #expect(light(fresh) > 60)
    }

    @Test("costs nothing once births have stopped and all particles are dead")
    func rests() throws {
        let (stage, emitter) = try stage(self.emitter([cell()]))
        #expect(try stage.frame(at: 10).isAnimating)
        stage.set(emitter, .emitter(self.emitter([cell()]) { $0.birthRate = 0 }))
        #expect(try stage.frame(at: 11).isAnimating)
        try stage.frame(at: 12.5)
        let rest = try stage.frame(at: 13.5)
        #expect(!rest.isAnimating)
        #expect(rest.nextWakeTime == nil)
        #expect(light(stage) == 0)
        #expect(try stage.frame(at: 14) == FrameResult())
        #expect(stage.server.counters == FrameCounters())
    }

    @Test("a cell emits during its own time interval")
    func duration() {
        let system = ParticleSystem()
        let values = emitter([cell { ($0.beginTime, $0.duration, $0.lifetime) = (1, 0.5, 10) }])
        system.advance(to: 0, values)
        system.advance(to: 0.99, values)
        #expect(system.particles.isEmpty)
        system.advance(to: 5, values)
        #expect(system.particles.count == 5)
        #expect(system.particles.allSatisfy { $0.birth >= 1 && $0.birth < 1.5 })
    }

    @Test("particles emit particles on their way")
    func nested() {
        let system = ParticleSystem()
        let spark = cell { ($0.birthRate, $0.lifetime) = (20, 0.5) }
        let rocket = cell {
            ($0.birthRate, $0.lifetime, $0.velocity, $0.contents) = (1, 1, 100, nil)
            $0.cells = [spark]
        }
        system.advance(to: 0, emitter([rocket]))
        system.advance(to: 0.5, emitter([rocket]))
        let sparks = system.particles.filter { $0.kind == 1 }
        #expect(sparks.count == 10)
        #expect(sparks.contains { $0.place.x > 90 })
        #expect(sparks.contains { $0.place.x < 60 })
    }

    // MARK: Places and looks

    @Test(
        "particles are born according to shape and mode",
        arguments: EmitterShape.allCases.flatMap { shape in EmitterMode.allCases.map { (shape, $0) } })
    func shapes(_ shape: EmitterShape, _ mode: EmitterMode) {
        let values = emitter([]) { ($0.shape, $0.mode, $0.size, $0.depth) = (shape, mode, RenderPoint(40, 20), 10) }
        var dice = ParticleRandomGenerator(3)
        for _ in 0..<200 {
            let p = values.origin(&dice) - SIMD3(50, 50, 0)
            switch shape {
            case .point: #expect(p == .zero)
            case .line:
                #expect(abs(p.x) <= 20)
                #expect(p.y == 0)
                #expect(mode != .points || abs(p.x) == 20)
            case .rectangle:
                #expect(abs(p.x) <= 20)
                #expect(abs(p.y) <= 10)
                if mode == .outline { #expect(abs(p.x) == 20 || abs(p.y) == 10) }
                if mode == .points {
                    #expect(abs(p.x) == 20)
                    #expect(abs(p.y) == 10)
                }
            case .cuboid:
                #expect(abs(p.x) <= 20)
                #expect(abs(p.y) <= 10)
                #expect(abs(p.z) <= 5)
            case .circle:
                let r = (p.x * p.x + p.y * p.y).squareRoot()
                #expect(r <= 40.001)
                if mode == .outline { #expect(abs(r - 40) < 1e-9) }
            case .sphere: #expect((p * p).sum().squareRoot() <= 40.001)
            }
        }
    }

    @Test("position, size, colour and rotation follow from age")
    func ages() {
        var dice = ParticleRandomGenerator(1)
        let kind = cell {
            ($0.velocity, $0.emissionLongitude, $0.yAcceleration) = (10, .pi / 2, 4)
            ($0.scale, $0.scaleSpeed, $0.alphaSpeed, $0.color) = (1, -0.25, -0.5, RenderColor(red: 0.5, green: 1, blue: 0, alpha: 1))
        }
        let particle = Particle(kind, kind: 0, emitter([kind]), birth: 0, from: .zero, drift: .zero, dice: &dice)
        let place = particle.place(at: 2)
        #expect(abs(place.x) < 1e-9)
        #expect(abs(place.y - 28) < 1e-9)
        #expect(particle.scale(at: 2) == 0.5)
        #expect(particle.scale(at: 8) == 0)
        #expect(particle.color(at: 1) == SIMD4(0.5, 1, 0, 0.5))
    }

    @Test("particles are drawn in their colour, over the background or added to it")
    func drawing() throws {
        let still = cell { ($0.birthRate, $0.lifetime, $0.color) = (100, 1, RenderColor(red: 1, green: 0, blue: 0.2, alpha: 0.5)) }
        let (stage, emitter) = try stage(self.emitter([still]))
        try stage.frame(at: 2)
        #expect(stage.pixel(50, 50)[0] > 240)
        #expect(stage.pixel(50, 50)[1] == 0)
        #expect(stage.pixel(60, 50) == [0, 0, 0, 255])
        let few = cell { ($0.birthRate, $0.lifetime, $0.color) = (2, 1, RenderColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)) }
        stage.set(emitter, .emitter(self.emitter([few]) { $0.order = .additive }))
        try stage.frame(at: 10)
        #expect(abs(Int(stage.pixel(50, 50)[0]) - 128) <= 3)
    }

    @Test("drawing the damage of a particle frame equals drawing everything again")
    func equivalence() throws {
        let (stage, _) = try stage(
            emitter([cell { ($0.velocity, $0.emissionRange, $0.scaleRange, $0.spin) = (30, 6.28, 1, 3) }]) { $0.shape = .circle })
        for step in 1...8 {
            try stage.frame(at: Double(step) * 0.3)
            let before = stage.bytes
            stage.server.invalidate()
            try stage.frame(at: Double(step) * 0.3)
            #expect(before == stage.bytes, "step \(step)")
        }
    }

    // MARK: Bad input

    @Test("unlimited rates give a bounded number of particles")
    func crowd() throws {
        let system = ParticleSystem()
        let values = emitter([cell { $0.birthRate = 1e9 }, cell { ($0.birthRate, $0.cells) = (1e9, [cell { $0.birthRate = 1e9 }]) }])
        for step in 0..<20 { system.advance(to: Double(step) / 10, values) }
        #expect(system.particles.count <= ParticleSystem.limit)
        // Time that jumps costs no more.
        system.advance(to: 1e9, values)
        #expect(system.particles.count <= ParticleSystem.limit)
    }

    @Test("NaN values have no effect", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
    func absurd(_ value: Double) throws {
        let odd = cell {
            ($0.birthRate, $0.lifetime, $0.lifetimeRange) = (Float(value), Float(value), Float(value))
            ($0.velocity, $0.emissionRange, $0.scale, $0.spin, $0.contentsScale) = (value, value, value, value, value)
            ($0.beginTime, $0.duration, $0.yAcceleration) = (value, value, value)
        }
        let lively = cell {
            ($0.velocity, $0.emissionRange, $0.scale, $0.spin, $0.contentsScale) = (value, value, value, value, value)
            ($0.yAcceleration, $0.alphaSpeed, $0.contentsRect) = (value, Float(value), RenderRect(value, 0, value, 1))
        }
        let (stage, emitter) = try stage(
            self.emitter([odd, lively]) {
                ($0.position, $0.size, $0.zPosition) = (RenderPoint(value, 50), RenderPoint(value, value), value)
                $0.shape = .sphere
            })
        for time in [0.0, 1, 2] { try stage.frame(at: time) }
        stage.set(
            emitter, .emitter(self.emitter([lively]) { ($0.scale, $0.lifetime, $0.spin) = (Float(value), Float(value), Float(value)) }))
        try stage.frame(at: 3)
    }
}
