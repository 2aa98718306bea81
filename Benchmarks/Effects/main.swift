import BenchSupport
import Foundation
import RenderProtocol
import RenderServer

/// Measures the cost of a blurred bar while content scrolls beneath it, against a copy of the whole screen by pixman, and of a rotating
/// full-screen bitmap against the same rotation by pixman; all in one run.
///
///     ferry-bench-effects [--json] [--rounds N]

let (width, height) = (1170, 2532)
let rounds = max(1, option("--rounds", default: 15))
let framesPerRound = 30

func bitmap(_ id: UInt64, _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> SharedBitmap {
    let form = BitmapForm(width: width, height: height, ink: nil, bytesPerRow: width * 4)
    guard let form else { throw CocoaError(.featureUnsupported) }
    let bytes = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    for y in 0..<height { for x in 0..<width { bytes[y * width + x] = pixel(x, y) } }
    return SharedBitmap(id: BitmapID(id), form: form, base: UnsafeMutableRawPointer(bytes)) {}
}

/// A screen of rows with an image and two lines each, and a bar at its top.
struct Timeline {
    enum Bar { case none, blurred }
    private static let rowHeight = 88.0
    private let server = RenderServer(scale: 3)
    private var offset = 0.0

    init(_ bar: Bar) throws {
        var (creations, changes): ([LayerChange], [LayerChange]) = ([], [])
        func make(
            _ id: UInt64, _ x: Double, _ y: Double, _ w: Double, _ h: Double, kind: LayerKind = .plain, _ more: LayerProperty...
        ) {
            creations.append(.create(LayerID(id), kind))
            let all = [LayerProperty.bounds(RenderRect(0, 0, w, h)), .position(RenderPoint(x + w / 2, y + h / 2))] + more
            changes += all.map { .set(LayerID(id), $0) }
        }
        let photo = try bitmap(1, 168, 168) { x, y in 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32((x ^ y) & 255) }
        try server.add(photo)
        var rows: [LayerID] = []
        for index in 0..<64 {
            let base = UInt64(100 + index * 4)
            make(base + 1, 16, 16, 56, 56, .contents(photo.id), .contentsScale(3), .opaque(true))
            let shade = Float(index % 8) / 8
            make(base + 2, 88, 22, 220, 14, .backgroundColor(RenderColor(red: 0.1, green: 0.1, blue: shade, alpha: 1)))
            make(base + 3, 88, 48, 280, 12, .backgroundColor(RenderColor(red: shade, green: 0.5, blue: 0.5, alpha: 1)))
            make(
                base, 0, Double(index) * Self.rowHeight, 390, Self.rowHeight - 1, .backgroundColor(.white),
                .sublayers([LayerID(base + 1), LayerID(base + 2), LayerID(base + 3)]))
            rows.append(LayerID(base))
        }
        make(1, 0, 0, 390, 844, .backgroundColor(RenderColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)))
        make(2, 0, 0, 390, 844, .masksToBounds(true), .sublayers(rows))
        let material = BackdropValues(radius: 30, saturation: 1.8, tint: RenderColor(red: 0.95, green: 0.95, blue: 0.95, alpha: 0.8))
        if bar == .blurred { make(3, 0, 0, 390, 96, kind: .backdrop, .backdrop(material)) }
        changes.append(.set(LayerID(1), .sublayers(bar == .blurred ? [LayerID(2), LayerID(3)] : [LayerID(2)])))
        try server.apply(LayerTransaction(changes: creations + changes + [.setRoots([LayerID(1)])]))
    }

    /// Scrolls by 20 points.
    mutating func frame(into surface: RenderSurface) throws {
        offset = offset + 20 > 4_000 ? 0 : offset + 20
        try server.apply(LayerTransaction(changes: [.set(LayerID(2), .bounds(RenderRect(0, offset, 390, 844)))]))
        _ = server.render(at: 0, into: surface)
    }
}

/// A full-screen image that rotates.
struct Turning {
    private let server = RenderServer(scale: 3)

    init() throws {
        let photo = try bitmap(1, width, height) { x, y in 0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* y) &* 2_654_435_761) >> 8 }
        try server.add(photo)
        var timing = AnimationTiming()
        (timing.duration, timing.repeatCount) = (1, .infinity)
        try server.apply(
            LayerTransaction(changes: [
                .create(LayerID(1), .plain), .set(LayerID(1), .bounds(RenderRect(0, 0, 390, 844))),
                .set(LayerID(1), .position(RenderPoint(195, 422))), .set(LayerID(1), .contents(photo.id)),
                .set(LayerID(1), .contentsScale(3)), .set(LayerID(1), .opaque(true)), .setRoots([LayerID(1)]),
                .addAnimation(
                    LayerID(1), key: "turn",
                    RenderAnimation(content: .basic(.rotationZ, from: .number(0), to: .number(2 * .pi), by: nil), timing: timing)),
            ]))
    }

    func frame(_ turn: Double, into surface: RenderSurface) { _ = server.render(at: turn, into: surface) }
}

guard let screenCopy = ScreenCopy(width: width, height: height), let surface = RenderSurface(width: width, height: height),
    let other = RenderSurface(width: width, height: height)
else {
    FileHandle.standardError.write(Data("no memory for the screens\n".utf8))
    exit(1)
}

/// CPU time of one of `count` runs.
func time(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Double {
    let start = milliseconds()
    for index in 0..<count { try body(index) }
    return (milliseconds() - start) / Double(count)
}

var (plain, blurred, turning) = (try Timeline(.none), try Timeline(.blurred), try Turning())
try plain.frame(into: surface)
try blurred.frame(into: other)
screenCopy.run()
var (copies, plainFrames, blurFrames, blurRatios): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
var (turns, pixmanTurns, turnRatios): ([Double], [Double], [Double]) = ([], [], [])
// Alternating, so that the machine's load affects both equally.
for _ in 0..<rounds {
    let copy = time(framesPerRound / 2) { _ in screenCopy.run() }
    let without = try time(framesPerRound) { _ in try plain.frame(into: surface) }
    let with = try time(framesPerRound) { _ in try blurred.frame(into: other) }
    copies.append(copy)
    plainFrames.append(without)
    blurFrames.append(with)
    blurRatios.append(max(0, with - without) / copy)
}
// The same angles for both.
turning.frame(0.01, into: surface)
for round in 0..<rounds {
    func angle(_ index: Int) -> Double { (Double(index) + (Double(round) + 0.5) / Double(rounds)) / 12 }
    let own = time(12) { turning.frame(angle($0), into: surface) }
    let pixman = time(12) { screenCopy.rotate(angle($0) * 2 * .pi) }
    turns.append(own)
    pixmanTurns.append(pixman)
    turnRatios.append(own / pixman)
}
try Metric.report([
    Metric("effects.copy.full-screen", median(copies), "ms"), Metric("effects.scroll.frame", median(plainFrames), "ms"),
    Metric("effects.scroll.blurred-bar.frame", median(blurFrames), "ms"),
    Metric("effects.blur.ratio", median(blurRatios), "of a copy", target: 1),
    Metric("effects.rotate.frame", median(turns), "ms"), Metric("effects.rotate.pixman", median(pixmanTurns), "ms"),
    Metric("effects.rotate.ratio", median(turnRatios), "of pixman's", target: 0.3),
])
