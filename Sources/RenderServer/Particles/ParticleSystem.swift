internal import RenderProtocol

/// The particles of an emitter layer, moved on from frame to frame.
///
/// When particles are born depends on the rates alone, not on when frames are drawn; what each is given depends on the seed and its number.
/// > Units: seconds of the layer's time.
final class ParticleSystem {
    /// Particles alive at once, at most: beyond that fewer are born.
    static let limit = 16_384

    private(set) var particles: [Particle] = []
    /// All kinds of particles, those that others emit after those.
    private(set) var kinds: [EmitterCellValues] = []
    private var inner: [[Int]] = []
    private var topKinds: [Int] = []
    private var values = EmitterValues()
    private var streams: [Stream] = []
    private var time: Double?

    /// Births of one kind, one after the other.
    private struct Stream {
        var next = 0.0
        var number: UInt64 = 0
        var rate = 0.0
    }

    /// Nothing lives and nothing will be born.
    func isSpent(_ values: EmitterValues, at time: Double) -> Bool {
        particles.isEmpty
            && !values.cells.contains { cell in
                Self.rate(cell, values) > 0 && time < cell.beginTime + cell.duration
            }
    }

    /// Moves on to a moment with the values of now.
    func advance(to now: Double, _ new: EmitterValues) {
        guard now.isFinite else { return }
        if let time, now < time { reset() }
        if kinds.isEmpty || new.cells != values.cells || new.seed != values.seed { take(new) }
        let before = time ?? max(0, now - Self.longestLife(new))
        changeRates(new, at: before)
        values = new
        // Whoever was born earlier than this is dead by now.
        let from = max(before, now - Self.longestLife(new))
        particles.removeAll { !$0.isAlive(at: now) && inner[$0.kind].isEmpty || now >= $0.birth + $0.life && from >= $0.birth + $0.life }
        let parents = particles.count
        for (index, kind) in topKinds.enumerated() { emit(kind, stream: index, from: from, to: now) }
        // What was born just now may have had time to emit, too.
        var next = 0
        while next < particles.count {
            emitInner(of: particles[next], from: next < parents ? from : particles[next].birth, to: now)
            next += 1
        }
        particles.removeAll { !$0.isAlive(at: now) }
        time = now
    }

    private func reset() {
        particles = []
        streams = []
        kinds = []
        time = nil
    }

    private func take(_ new: EmitterValues) {
        if !kinds.isEmpty {
            // Particles keep what they were given; their picture is that of the kind at the same place now.
            let count = Self.count(new.cells)
            particles.removeAll { $0.kind >= count }
        }
        kinds = []
        inner = []
        topKinds = add(new.cells)
        if streams.count != topKinds.count {
            streams = topKinds.map { _ in Stream(next: time ?? 0) }
        }
    }

    private static func count(_ cells: [EmitterCellValues]) -> Int { cells.reduce(0) { $0 + 1 + count($1.cells) } }

    private func add(_ cells: [EmitterCellValues]) -> [Int] {
        var result: [Int] = []
        for cell in cells {
            result.append(kinds.count)
            kinds.append(cell)
            inner.append([])
        }
        for (index, cell) in zip(result, cells) { inner[index] = add(cell.cells) }
        return result
    }

    // MARK: Births

    private static func rate(_ cell: EmitterCellValues, _ values: EmitterValues) -> Double {
        let rate = Double(cell.birthRate) * Double(values.birthRate)
        guard cell.isEnabled, rate.isFinite, rate > 0, life(cell, values) > 0 else { return 0 }
        return min(rate, Double(limit) / life(cell, values), 1e6)
    }

    private static func life(_ cell: EmitterCellValues, _ values: EmitterValues) -> Double {
        let life = (Double(cell.lifetime) + abs(Double(cell.lifetimeRange)) / 2) * Double(values.lifetime)
        return life.isFinite ? max(0, life) : 0
    }

    private static func longestLife(_ values: EmitterValues) -> Double {
        func longest(_ cells: [EmitterCellValues]) -> Double { cells.map { life($0, values) + longest($0.cells) }.max() ?? 0 }
        return min(longest(values.cells), 1e6)
    }

    /// At another rate the wait for the next birth is shortened or stretched in proportion.
    private func changeRates(_ new: EmitterValues, at before: Double) {
        for (index, kind) in topKinds.enumerated() {
            let rate = Self.rate(kinds[kind], new)
            guard rate != streams[index].rate else { continue }
            let old = streams[index].rate
            if rate > 0, time != nil {
                let rest = old > 0 ? min(1, max(0, (streams[index].next - before) * old)) : 1
                streams[index].next = before + rest / rate
            }
            streams[index].rate = rate
        }
    }

    private func emit(_ kind: Int, stream index: Int, from: Double, to now: Double) {
        let cell = kinds[kind]
        var stream = streams[index]
        defer { streams[index] = stream }
        guard stream.rate > 0 else { return }
        let start = max(from, cell.beginTime)
        let end = min(now, cell.beginTime + cell.duration)
        let seed = UInt64(values.seed) << 32 ^ UInt64(kind) << 24
        births(&stream, from: start, to: end) { birth, number in
            var dice = ParticleRandomGenerator(seed &+ number &* 0x2545_F491_4F6C_DD1D)
            let origin = values.origin(&dice)
            particles.append(Particle(cell, kind: kind, values, birth: birth, from: origin, drift: .zero, dice: &dice))
        }
    }

    /// What a particle emits on its way.
    private func emitInner(of parent: Particle, from: Double, to now: Double) {
        for kind in inner[parent.kind] {
            let cell = kinds[kind]
            let rate = Self.rate(cell, values)
            guard rate > 0 else { continue }
            var stream = Stream(next: parent.birth + cell.beginTime, number: 0, rate: rate)
            let end = min(now, parent.birth + min(parent.life, cell.beginTime + cell.duration))
            births(&stream, from: max(from, parent.birth), to: end) { birth, number in
                var dice = ParticleRandomGenerator(parent.seed &+ number &* 0x2545_F491_4F6C_DD1D &+ UInt64(kind))
                let age = birth - parent.birth
                particles.append(
                    Particle(
                        cell, kind: kind, values, birth: birth, from: parent.place(at: age), drift: .zero, dice: &dice))
            }
        }
    }

    /// Calls `body` for the births in a span of time that find room.
    private func births(_ stream: inout Stream, from: Double, to end: Double, _ body: (Double, UInt64) -> Void) {
        guard stream.rate > 0, end > from || end == from && stream.next == from else { return }
        if stream.next < from {
            let missed = ((from - stream.next) * stream.rate).rounded(.up)
            guard missed < 1e15 else { return }
            stream.next += missed / stream.rate
            stream.number &+= UInt64(missed)
        }
        while stream.next < end {
            guard particles.count < Self.limit else {
                // No room: these are never born.
                let missed = ((end - stream.next) * stream.rate).rounded(.up)
                stream.next += missed / stream.rate
                stream.number &+= UInt64(max(0, min(missed, 1e15)))
                return
            }
            body(stream.next, stream.number)
            stream.next += 1 / stream.rate
            stream.number &+= 1
        }
    }

    /// The particles in the order they are painted in.
    func ordered(at time: Double) -> [Particle] {
        switch values.order {
        case .unordered, .additive, .oldestFirst: particles.sorted { $0.birth < $1.birth }
        case .oldestLast: particles.sorted { $0.birth > $1.birth }
        case .backToFront:
            particles.map { ($0, $0.place(at: time - $0.birth).z) }.sorted { ($0.1, $0.0.birth) < ($1.1, $1.0.birth) }.map(\.0)
        }
    }
}
