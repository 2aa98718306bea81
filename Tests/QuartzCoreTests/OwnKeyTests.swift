import CoreGraphics
import QuartzCore
import Testing

/// A layer with properties that the source rewriter makes of `@NSManaged` ones.
private final class DialLayer: CALayer {
    var angle: CGFloat {
        get { __ferry_managed("angle") }
        set { __ferry_setManaged("angle", newValue) }
    }
    var center: CGPoint {
        get { __ferry_managed("center") }
        set { __ferry_setManaged("center", newValue) }
    }
    var color: CGColor? {
        get { __ferry_managed("color") }
        set { __ferry_setManaged("color", newValue) }
    }
    var steps: Int {
        get { __ferry_managed("steps") }
        set { __ferry_setManaged("steps", newValue) }
    }
    var drawn = Drawn()

    /// Shared by a layer and its presentations.
    final class Drawn { var angles: [CGFloat] = [] }

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? DialLayer else { return }
        drawn = layer.drawn
        angle = layer.angle
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? { key == "steps" ? 3 : super.defaultValue(forKey: key) }
    override func draw(in ctx: CGContext) { drawn.angles.append(angle) }
}

@Suite("Values that only a subclass of a layer has", .serialized) @MainActor struct OwnKeyTests {
    private func stage() -> (Stage, DialLayer) {
        let dial = DialLayer()
        dial.frame = box(0, 0, 10, 10)
        let stage = Stage(dial)
        dial.drawn.angles = []
        return (stage, dial)
    }

    private func animation(from: CGFloat, to: CGFloat) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "angle")
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    @Test("are zero, nil or the class's default until they are set, and have the same values by key")
    func values() {
        let (_, dial) = stage()
        #expect(dial.angle == 0)
        #expect(dial.center == .zero)
        #expect(dial.color == nil)
        #expect(dial.steps == 3)
        dial.angle = 90
        dial.center = CGPoint(x: 1, y: 2)
        dial.steps = 5
        dial.color = .black
        #expect(dial.value(forKey: "angle") as? CGFloat == 90)
        dial.setValue(45, forKey: "angle")
        #expect(dial.angle == 45)
        #expect(dial.center == CGPoint(x: 1, y: 2))
        #expect(dial.steps == 5)
        #expect(dial.color == .black)
        dial.color = nil
        #expect(dial.color == nil)
    }

    @Test("a change draws the layer again if the class says so")
    func redraw() {
        let (stage, dial) = stage()
        dial.steps = 7
        #expect(!dial.needsDisplay())
        dial.angle = 10
        #expect(dial.needsDisplay())
        stage.flush()
        #expect(dial.drawn.angles == [10])
    }

    @Test("while one is animated, its presentation is drawn in each frame, and the layer itself at the end")
    func animated() {
        let (stage, dial) = stage()
        dial.angle = 100
        dial.add(animation(from: 0, to: 100), forKey: "angle")
        stage.advance(0.25)
        #expect(dial.drawn.angles == [0])
        DisplayTicker.main.tick()
        stage.advance(0.25)
        #expect(dial.drawn.angles == [0, 25])
        #expect(dial.presentation()?.angle == 50)
        #expect(dial.angle == 100)
        #expect(DisplayTicker.main.targets.contains { $0 === dial })
        stage.advance(0.5)
        #expect(dial.drawn.angles == [0, 25, 100])
        #expect(!DisplayTicker.main.targets.contains { $0 === dial })
    }

    @Test("an animation that is removed draws no more")
    func removed() {
        let (stage, dial) = stage()
        dial.add(animation(from: 0, to: 100), forKey: "angle")
        stage.advance(0.25)
        dial.removeAnimation(forKey: "angle")
        // The animation ends with the first commit, and the layer is drawn for the second.
        stage.flush()
        stage.flush()
        #expect(dial.drawn.angles.last == 0)
        #expect(!DisplayTicker.main.targets.contains { $0 === dial })
    }

    @Test("an animation that stays at its end keeps its value, and draws no frames")
    func filled() {
        let (stage, dial) = stage()
        let animation = animation(from: 0, to: 100)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        dial.add(animation, forKey: "angle")
        stage.advance(0.5)
        stage.advance(1)
        stage.flush()
        #expect(dial.drawn.angles.last == 100)
        #expect(dial.presentation()?.angle == 100)
        #expect(!DisplayTicker.main.targets.contains { $0 === dial })
    }
}
