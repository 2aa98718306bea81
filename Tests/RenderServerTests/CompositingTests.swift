import Foundation
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Compositing")
struct CompositingTests {
    private func ground(_ stage: Stage, _ width: Double, _ height: Double) -> LayerID {
        stage.layer(0, 0, width, height, color: RenderColor(0xF2F2F7))
    }

    @Test("corners: none, circular, continuous, single ones, a pill, with borders and at fractional pixels")
    func corners() throws {
        let stage = try Stage(480, 300, scale: 2)
        let window = ground(stage, 240, 150)
        let tint = RenderColor(0x007AFF)
        let layers = [
            stage.layer(10, 10, 50, 50, color: tint),
            stage.layer(70, 10, 50, 50, color: tint, .cornerRadius(14)),
            stage.layer(130, 10, 50, 50, color: tint, .cornerRadius(14), .continuousCorners(true)),
            stage.layer(190, 10, 40, 50, color: tint, .cornerRadius(14), .maskedCorners(RenderCorners(rawValue: 6))),
            stage.layer(10, 70, 80, 24, color: tint, .cornerRadius(12), .continuousCorners(true)),
            stage.layer(100, 70, 60, 24, color: tint, .cornerRadius(6), .borderWidth(2), .borderColor(.red)),
            stage.layer(170.25, 70.25, 60, 24, color: tint, .cornerRadius(6), .borderWidth(0.5), .borderColor(.black)),
            stage.layer(10, 104, 60, 36, .cornerRadius(10), .borderWidth(3), .borderColor(RenderColor(0x34C759))),
            stage.layer(80, 104, 36, 36, color: tint, .cornerRadius(18), .transform(.scale(1.2, 0.7))),
            stage.layer(140, 104, 36, 36, color: tint, .cornerRadius(8), .borderWidth(2), .transform(.rotationZ(0.4))),
            stage.layer(190.3, 110.6, 30.5, 20.2, color: tint),
        ]
        stage.set(window, .sublayers(layers))
        stage.roots(window)
        try stage.frame()
        try stage.expectGolden("corners")
    }

    @Test("shadows: of a box, rounded, with a path, of transparent content, under a rotation")
    func shadows() throws {
        let stage = try Stage(480, 240, scale: 2)
        let window = ground(stage, 240, 120)
        let bitmap = try stage.bitmap(40, 40) { x, y in
            let inside = (x - 20) * (x - 20) + (y - 20) * (y - 20) < 18 * 18 && abs(x - 20) > 4
            return inside ? (255, 149, 0, 255) : (0, 0, 0, 0)
        }
        let path = RenderPath(segments: [
            .move(RenderPoint(0, 44)), .quad(control: RenderPoint(20, 34), end: RenderPoint(40, 44)), .line(RenderPoint(40, 50)),
            .line(RenderPoint(0, 50)), .close,
        ])
        func shadow(_ id: LayerID) -> LayerID {
            stage.set(id, .shadowOpacity(0.4), .shadowOffset(RenderPoint(0, 3)), .shadowRadius(4))
            return id
        }
        let text = stage.layer(8, 8, 24, 10, color: .black)
        let clear = shadow(stage.layer(185, 15, 40, 40))
        stage.set(clear, .sublayers([text]))
        let layers = [
            shadow(stage.layer(15, 15, 40, 40, color: .white)),
            shadow(stage.layer(70, 15, 40, 40, color: .white, .cornerRadius(12), .continuousCorners(true))),
            shadow(stage.layer(130, 15, 40, 40, color: .white, .shadowPath(path))),
            clear,
            shadow(stage.layer(20, 70, 20, 20, .contents(bitmap), .shadowColor(.blue))),
            shadow(stage.layer(70, 72, 36, 30, color: .white, .transform(.rotationZ(0.5)))),
            shadow(stage.layer(125, 70, 100, 36, color: .white, .cornerRadius(8), .shadowRadius(1))),
        ]
        stage.set(window, .sublayers(layers))
        stage.roots(window)
        try stage.frame()
        try stage.expectGolden("shadows")
    }

    @Test("clips: sublayers cut by rounded corners, by a rotated layer, by a mask")
    func clips() throws {
        let stage = try Stage(480, 160, scale: 2)
        let window = ground(stage, 240, 80)
        func stripes(_ parent: LayerID) {
            let bars = (0..<6).map { index in
                stage.layer(
                    Double(index) * 10 - 5, -5, 6, 70, color: RenderColor(index % 2 == 0 ? 0xFF3B30 : 0x5856D6), .transform(.rotationZ(0.4))
                )
            }
            stage.set(parent, .sublayers(bars))
        }
        let rounded = stage.layer(10, 10, 50, 60, color: .white, .cornerRadius(16), .masksToBounds(true), .borderWidth(1))
        let rotated = stage.layer(80, 18, 40, 40, color: .white, .masksToBounds(true), .transform(.rotationZ(0.3)))
        let masked = stage.layer(140, 10, 40, 60, color: .white)
        let mask = stage.layer(0, 0, 40, 60, kind: .gradient, .gradientColors([.clear, .black]))
        stage.set(masked, .mask(mask))
        let star = stage.layer(190, 10, 40, 60, color: .white)
        let outline = RenderPath(segments: [
            .move(RenderPoint(20, 5)), .line(RenderPoint(32, 50)), .line(RenderPoint(2, 22)), .line(RenderPoint(38, 22)),
            .line(RenderPoint(8, 50)), .close,
        ])
        let shape = stage.layer(0, 0, 40, 60, kind: .shape, .path(outline), .fillRule(.nonZero))
        stage.set(star, .mask(shape))
        for parent in [rounded, rotated, masked, star] { stripes(parent) }
        stage.set(window, .sublayers([rounded, rotated, masked, star]))
        stage.roots(window)
        try stage.frame()
        try stage.expectGolden("clips")
    }

    @Test("gradients: along, across, diagonal, radial, conic, with locations, in a rounded and in a rotated layer")
    func gradients() throws {
        let stage = try Stage(480, 220, scale: 2)
        let window = ground(stage, 240, 110)
        let colors = [RenderColor(0xFF2D55), RenderColor(0xFFCC00), RenderColor(0x007AFF)]
        func gradient(_ x: Double, _ y: Double, _ properties: LayerProperty...) -> LayerID {
            let id = stage.layer(x, y, 45, 40, kind: .gradient, .gradientColors(colors))
            for property in properties { stage.add(.set(id, property)) }
            return id
        }
        let layers = [
            gradient(10, 10), gradient(65, 10, .gradientStart(RenderPoint(0, 0.5)), .gradientEnd(RenderPoint(1, 0.5))),
            gradient(120, 10, .gradientStart(.zero), .gradientEnd(RenderPoint(1, 1)), .cornerRadius(10)),
            gradient(175, 10, .gradientKind(.radial), .gradientStart(RenderPoint(0.5, 0.5)), .gradientEnd(RenderPoint(1, 1))),
            gradient(10, 60, .gradientKind(.conic), .gradientStart(RenderPoint(0.5, 0.5)), .gradientEnd(RenderPoint(0.5, 0))),
            gradient(65, 60, .gradientLocations([0, 0.1, 0.3])),
            gradient(120, 60, .transform(.rotationZ(0.5))),
            gradient(175, 60, .gradientColors([RenderColor(0, 0.8), RenderColor(0, 0)])),
        ]
        stage.set(window, .sublayers(layers))
        stage.roots(window)
        try stage.frame()
        try stage.expectGolden("gradients")
    }

    @Test("perspective: a tilted image, a cube in a transform layer, a card seen from behind")
    func perspective() throws {
        let stage = try Stage(480, 200, scale: 2)
        let window = ground(stage, 240, 100)
        let bitmap = try stage.bitmap(64, 64) { x, y in
            let on = (x / 8 + y / 8) % 2 == 0
            return on ? (20, 20, 20, 255) : (250, 250, 250, 255)
        }
        var lens = RenderMatrix.identity
        lens.m34 = -1.0 / 200
        let tilted = stage.layer(
            15, 15, 60, 60, color: .red, .contents(bitmap), .opaque(true), .cornerRadius(12), .masksToBounds(true), .borderWidth(2),
            .transform(RenderMatrix.rotationY(0.9).concatenated(lens)))
        let stageLayer = stage.layer(90, 10, 80, 80, .sublayerTransform(lens))
        let cube = stage.layer(
            0, 0, 80, 80, kind: .transform, .transform(RenderMatrix.rotationY(0.6).concatenated(.rotationX(-0.45))))
        let turns: [RenderMatrix] = [
            .identity, .rotationY(.pi / 2), .rotationY(.pi), .rotationY(-.pi / 2), .rotationX(.pi / 2), .rotationX(-.pi / 2),
        ]
        let colors: [UInt32] = [0xFF3B30, 0x34C759, 0x007AFF, 0xFFCC00, 0xAF52DE, 0x5AC8FA]
        let faces = zip(turns, colors).map { turn, color in
            stage.layer(
                20, 20, 40, 40, color: RenderColor(color), .borderWidth(1), .borderColor(.white),
                .transform(RenderMatrix.translation(0, 0, 20).concatenated(turn)))
        }
        stage.set(cube, .sublayers(faces))
        stage.set(stageLayer, .sublayers([cube]))
        let hidden = stage.layer(190, 10, 40, 30, color: .green, .doubleSided(false), .transform(.rotationY(.pi)))
        let shown = stage.layer(190, 50, 40, 30, color: .green, .doubleSided(false), .transform(.rotationY(2 * .pi)))
        stage.set(window, .sublayers([tilted, stageLayer, hidden, shown]))
        stage.roots(window)
        try stage.frame()
        try stage.expectGolden("perspective")
        #expect(stage.pixel(420, 50) == stage.pixel(2, 2))
        #expect(stage.pixel(420, 130) == [0, 255, 0, 255])
    }

    @Test("opacity fades a layer and its sublayers as a group, or each")
    func groupOpacity() throws {
        let stage = try Stage(240, 90)
        let window = ground(stage, 240, 90)
        func pair(_ x: Double, _ grouped: Bool) -> LayerID {
            let parent = stage.layer(x, 10, 60, 60, color: .red, .opacity(0.5), .allowsGroupOpacity(grouped))
            stage.set(parent, .sublayers([stage.layer(20, 20, 60, 50, color: .blue)]))
            return parent
        }
        stage.set(window, .sublayers([pair(10, true), pair(130, false)]))
        stage.roots(window)
        try stage.frame()
        #expect(stage.pixel(40, 40) == [121, 121, 251, 255])
        #expect(stage.pixel(160, 40) == [124, 60, 189, 255])
        try stage.expectGolden("opacity")
    }

    @Test("contents: every gravity, contentsCenter, contentsRect, strongly reduced, enlarged with both filters")
    func contents() throws {
        let stage = try Stage(600, 250)
        let window = ground(stage, 600, 250)
        let bitmap = try stage.bitmap(24, 16) { x, y in
            if x < 4 || y < 4 || x >= 20 || y >= 12 { return (200, 30, 30, 255) }
            return (UInt8(x * 10), UInt8(y * 15), 120, 255)
        }
        let fine = try stage.bitmap(512, 512) { x, y in
            let value = UInt8(127 + 120 * sin(Double(x * x + y * y) / 3000))
            return (value, value, value, 255)
        }
        var layers: [LayerID] = []
        for (index, gravity) in RenderGravity.allCases.enumerated() {
            layers.append(
                stage.layer(
                    Double(index) * 49 + 8, 8, 42, 42, color: .white, .contents(bitmap), .contentsGravity(gravity), .masksToBounds(true),
                    .borderWidth(1)))
        }
        let center = RenderRect(0.25, 0.25, 0.5, 0.5)
        layers.append(stage.layer(8, 60, 120, 60, .contents(bitmap), .contentsCenter(center)))
        layers.append(stage.layer(140, 60, 60, 60, .contents(bitmap), .contentsRect(RenderRect(0.5, 0, 0.5, 0.5))))
        layers.append(stage.layer(210, 60, 60, 60, .contents(fine), .opaque(true)))
        layers.append(stage.layer(280, 60, 90, 60, .contents(bitmap), .magnificationFilter(.nearest)))
        layers.append(stage.layer(380, 60, 90, 60, .contents(bitmap)))
        layers.append(stage.layer(480, 60, 24, 16, .contents(bitmap)))
        layers.append(stage.layer(520.5, 60.5, 24, 16, .contents(bitmap)))
        layers.append(stage.layer(20, 140, 90, 60, .contents(bitmap), .transform(.rotationZ(0.3))))
        layers.append(stage.layer(140, 135, 100, 100, .contents(fine), .opaque(true), .transform(.rotationZ(0.785))))
        layers.append(
            stage.layer(
                280, 140, 100, 80, color: .white, .contents(bitmap), .cornerRadius(30), .masksToBounds(true), .contentsGravity(.center)))
        layers.append(
            stage.layer(400, 140, 100, 80, .contents(fine), .cornerRadius(30), .masksToBounds(true), .contentsGravity(.resizeAspectFill)))
        stage.set(window, .sublayers(layers))
        stage.roots(window)
        try stage.frame()
        try stage.expectGolden("contents")
    }

    @Test("shapes: filled by both rules, stroked with caps, joins and dashes, trimmed")
    func shapes() throws {
        let stage = try Stage(480, 160, scale: 2)
        let window = ground(stage, 240, 80)
        let star = RenderPath(segments: [
            .move(RenderPoint(30, 5)), .line(RenderPoint(45, 55)), .line(RenderPoint(5, 22)), .line(RenderPoint(55, 22)),
            .line(RenderPoint(15, 55)), .close,
        ])
        let wave = RenderPath(segments: [
            .move(RenderPoint(5, 30)), .cubic(control1: RenderPoint(20, -10), control2: RenderPoint(40, 70), end: RenderPoint(55, 30)),
        ])
        func shape(_ x: Double, _ path: RenderPath, _ properties: LayerProperty...) -> LayerID {
            let id = stage.layer(x, 10, 60, 60, kind: .shape, .path(path))
            for property in properties { stage.add(.set(id, property)) }
            return id
        }
        let layers = [
            shape(0, star, .fillRule(.evenOdd)),
            shape(60, star, .fillColor(RenderColor(0xFFCC00)), .strokeColor(.black), .lineWidth(3), .lineJoin(.round)),
            shape(120, wave, .fillColor(nil), .strokeColor(.red), .lineWidth(6), .lineCap(.round), .strokeStart(0.2), .strokeEnd(0.8)),
            shape(180, wave, .fillColor(nil), .strokeColor(.blue), .lineWidth(4), .lineDash(phase: 0, pattern: [8, 4])),
        ]
        stage.set(window, .sublayers(layers))
        stage.roots(window)
        try stage.frame()
        try stage.expectGolden("shapes")
    }

    @Test("a shape far larger than the screen shows its visible part")
    func hugeShape() throws {
        let stage = try Stage(60, 60)
        let square = RenderPath(segments: [
            .move(RenderPoint(-90_000, -90_000)), .line(RenderPoint(90_000, -90_000)), .line(RenderPoint(90_000, 30)),
            .line(RenderPoint(-90_000, 30)), .close,
        ])
        stage.roots(stage.layer(0, 0, 60, 60, kind: .shape, color: .white, .path(square), .fillColor(.red)))
        try stage.frame()
        #expect(stage.pixel(30, 10) == [255, 0, 0, 255])
        #expect(stage.pixel(30, 50) == [255, 255, 255, 255])
    }

    @Test("zPosition orders siblings")
    func depthOrder() throws {
        let stage = try Stage(60, 60)
        let window = stage.layer(0, 0, 60, 60, color: .white)
        let (a, b) = (stage.layer(0, 0, 40, 40, color: .red, .zPosition(1)), stage.layer(10, 10, 40, 40, color: .blue))
        stage.set(window, .sublayers([a, b]))
        stage.roots(window)
        try stage.frame()
        #expect(stage.pixel(20, 20) == [255, 0, 0, 255])
        stage.set(a, .zPosition(-1))
        try stage.frame()
        #expect(stage.pixel(20, 20) == [0, 0, 255, 255])
    }

    @Test("transitions fade, push, move in and reveal between old and new contents")
    func transitions() throws {
        let stage = try Stage(400, 110)
        let window = stage.layer(0, 0, 400, 110, color: .white)
        let kinds: [TransitionKind] = [.fade, .push, .moveIn, .reveal]
        let layers = kinds.indices.map { stage.layer(Double($0) * 100 + 10, 10, 80, 90, color: .red, .masksToBounds(true)) }
        stage.set(window, .sublayers(layers))
        stage.roots(window)
        try stage.frame()
        for (layer, kind) in zip(layers, kinds) {
            stage.set(layer, .backgroundColor(.blue))
            stage.animate(layer, .transition(kind, .fromRight, startProgress: 0, endProgress: 1))
        }
        #expect(try stage.frame(at: 0.25).isAnimating)
        #expect(stage.pixel(50, 50) == [191, 0, 64, 255])
        try stage.expectGolden("transitions")
        #expect(try !stage.frame(at: 1).isAnimating)
        for index in 0..<4 { #expect(stage.pixel(index * 100 + 50, 50) == [0, 0, 255, 255]) }
    }

    @Test("animated contents cross-fade")
    func contentsFade() throws {
        let stage = try Stage(20, 20)
        let (red, blue) = (try stage.bitmap(20, 20) { _, _ in (255, 0, 0, 255) }, try stage.bitmap(20, 20) { _, _ in (0, 0, 255, 255) })
        let layer = stage.layer(0, 0, 20, 20, .contents(blue), .opaque(true))
        stage.animate(layer, .basic(.contents, from: .bitmap(red), to: .bitmap(blue), by: nil))
        stage.roots(layer)
        try stage.frame(at: 0.5)
        #expect(stage.pixel(10, 10) == [127, 0, 128, 255])
        try stage.frame(at: 1)
        #expect(stage.pixel(10, 10) == [0, 0, 255, 255])
    }
}
