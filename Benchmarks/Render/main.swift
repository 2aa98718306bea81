import BenchSupport
import Foundation
import RenderProtocol
import RenderServer

/// Measures frames of ten moving layers against a copy of the whole screen by pixman, in one run.
///
///     ferry-bench-render [--json] [--rounds N]

let (width, height) = (1170, 2532)
let rounds = max(1, option("--rounds", default: 15))
let framesPerRound = 60
let frameTime = 1.0 / 60

/// The contents of the ten layers: a colour each, or half opaque bitmaps and half colours with rounded corners.
enum Look { case plain, mixed }

/// Ten layers of 100 points on a white window, each on its own path, also at fractional positions.
func makeScene(_ server: RenderServer, _ look: Look) throws {
    var changes: [LayerChange] = [.create(LayerID(1), .plain)]
    func set(_ id: LayerID, _ properties: LayerProperty...) { changes += properties.map { .set(id, $0) } }
    set(
        LayerID(1), .bounds(RenderRect(0, 0, 390, 844)), .position(RenderPoint(195, 422)), .backgroundColor(.white),
        .sublayers((2...11).map { LayerID($0) }))
    for index in 0..<10 {
        let id = LayerID(UInt64(index) + 2)
        changes.append(.create(id, .plain))
        set(id, .bounds(RenderRect(0, 0, 100, 100)))
        if look == .mixed, index % 2 == 0 {
            let bytes = UnsafeMutableRawPointer.allocate(byteCount: 300 * 300 * 4, alignment: 16)
            bytes.initializeMemory(as: UInt32.self, repeating: 0xFF40_6080 + UInt32(index) * 0x1000, count: 300 * 300)
            guard let form = BitmapForm(width: 300, height: 300) else { continue }
            let bitmap = SharedBitmap(id: BitmapID(UInt64(index) + 1), form: form, base: bytes) {}
            try server.add(bitmap)
            set(id, .contents(bitmap.id), .contentsScale(3), .opaque(true))
        } else {
            set(
                id, .backgroundColor(RenderColor(red: 0.2, green: 0.5, blue: 0.1 * Float(index), alpha: 1)),
                .cornerRadius(look == .mixed ? 12 : 0))
        }
        let start = RenderPoint(60 + Double(index % 3) * 130, 80 + Double(index / 3) * 200)
        set(id, .position(start))
        var timing = AnimationTiming()
        (timing.duration, timing.autoreverses, timing.repeatCount) = (1, true, .infinity)
        let by = RenderPoint(index % 2 == 0 ? 90 : -90, index % 3 == 0 ? 120 : -60)
        changes.append(
            .addAnimation(
                id, key: "way",
                RenderAnimation(content: .basic(.position, from: nil, to: nil, by: .point(by)), timing: timing)))
    }
    changes.append(.setRoots([LayerID(1)]))
    // Layers must be created before other changes refer to them.
    let creations = changes.filter { if case .create = $0 { true } else { false } }
    let others = changes.filter { if case .create = $0 { false } else { true } }
    try server.apply(LayerTransaction(changes: creations + others))
}

guard let screenCopy = ScreenCopy(width: width, height: height), let surface = RenderSurface(width: width, height: height) else {
    FileHandle.standardError.write(Data("no memory for two screens\n".utf8))
    exit(1)
}
/// Frames measured alternating with copies, so that the machine's load affects both equally.
struct Measurement {
    var frame = 0.0
    var copy = 0.0
    var ratio = 0.0
    var touched = 0.0
    var overdraw = 0.0

    init(_ look: Look, _ screenCopy: ScreenCopy, _ surface: RenderSurface) throws {
        let server = RenderServer(scale: 3)
        try makeScene(server, look)
        _ = server.render(at: 0, into: surface)
        screenCopy.run()
        var (frames, copies, ratios): ([Double], [Double], [Double]) = ([], [], [])
        var (touched, painted, time) = (0, 0, 0.0)
        for _ in 0..<rounds {
            let start = milliseconds()
            for _ in 0..<framesPerRound {
                time += frameTime
                touched += server.render(at: time, into: surface).touchedPixels
                painted += server.counters.paintedPixels
            }
            let middle = milliseconds()
            for _ in 0..<framesPerRound / 4 { screenCopy.run() }
            let end = milliseconds()
            let (frame, copy) = ((middle - start) / Double(framesPerRound), (end - middle) / Double(framesPerRound / 4))
            frames.append(frame)
            copies.append(copy)
            ratios.append(frame / copy)
        }
        (frame, copy, ratio) = (median(frames), median(copies), median(ratios))
        self.touched = Double(touched) / Double(rounds * framesPerRound * width * height)
        overdraw = Double(painted) / Double(max(1, touched))
    }
}

// One layer that jumps across an otherwise unchanged screen: the touched area against the necessary one.
func damageRatio() throws -> Double {
    let server = RenderServer(scale: 3)
    var changes: [LayerChange] = [.create(LayerID(1), .plain), .create(LayerID(2), .plain)]
    changes += [
        .set(LayerID(1), .bounds(RenderRect(0, 0, 390, 844))), .set(LayerID(1), .position(RenderPoint(195, 422))),
        .set(LayerID(1), .backgroundColor(.white)), .set(LayerID(1), .sublayers([LayerID(2)])),
        .set(LayerID(2), .bounds(RenderRect(0, 0, 100, 100))), .set(LayerID(2), .backgroundColor(.black)),
        .set(LayerID(2), .position(RenderPoint(60, 60))), .setRoots([LayerID(1)]),
    ]
    try server.apply(LayerTransaction(changes: changes))
    _ = server.render(at: 0, into: surface)
    try server.apply(LayerTransaction(changes: [.set(LayerID(2), .position(RenderPoint(300, 700)))]))
    return Double(server.render(at: 1, into: surface).touchedPixels) / Double(2 * 300 * 300)
}

func idleMicroseconds() -> Double {
    let server = RenderServer(scale: 3)
    try? makeScene(server, .plain)
    try? server.apply(LayerTransaction(changes: (2...11).map { .removeAllAnimations(LayerID($0)) }))
    _ = server.render(at: 0, into: surface)
    let start = milliseconds()
    for step in 1...10_000 { _ = server.render(at: Double(step), into: surface) }
    return (milliseconds() - start) / 10
}

let plain = try Measurement(.plain, screenCopy, surface)
let mixed = try Measurement(.mixed, screenCopy, surface)
let damage = try damageRatio()
try Metric.report([
    Metric("render.frame.ten-layers", plain.frame, "ms"), Metric("render.copy.full-screen", plain.copy, "ms"),
    Metric("render.frame.ratio", plain.ratio, "of a copy", target: 0.25),
    Metric("render.frame.damage", plain.touched, "of the screen"), Metric("render.frame.overdraw", plain.overdraw, "painted/touched"),
    Metric("render.mixed.ten-layers", mixed.frame, "ms"), Metric("render.mixed.ratio", mixed.ratio, "of a copy"),
    Metric("render.damage.ratio", damage, "of old and new area", target: 1), Metric("render.idle", idleMicroseconds(), "µs/look"),
])
