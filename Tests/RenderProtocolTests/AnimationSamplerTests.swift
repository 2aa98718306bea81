import Foundation
import Testing

@testable import RenderProtocol

@Suite("AnimationSampler")
struct AnimationSamplerTests {
    private func basic(
        _ key: AnimatedKey, from: AnimatedValue? = nil, to: AnimatedValue? = nil, by: AnimatedValue? = nil,
        change: (inout RenderAnimation) -> Void = { _ in }
    ) -> RenderAnimation {
        var timing = AnimationTiming()
        timing.duration = 1
        var animation = RenderAnimation(content: .basic(key, from: from, to: to, by: by), timing: timing)
        change(&animation)
        return animation
    }

    private func present(_ model: LayerValues = LayerValues(), _ animations: RenderAnimation..., at time: Double) -> PresentedLayer {
        let attached = animations.enumerated().map { AttachedAnimation(key: "\($0.offset)", animation: $0.element) }
        return AnimationSampler.present(model, attached, at: time)
    }

    private func present(_ animation: RenderAnimation, at time: Double) -> PresentedLayer {
        present(LayerValues(), animation, at: time)
    }

    private func isClose(_ a: RenderMatrix, _ b: RenderMatrix, _ tolerance: Double = 1e-9) -> Bool {
        let (p, q) = (
            [a.m11, a.m12, a.m13, a.m14, a.m21, a.m22, a.m23, a.m24, a.m31, a.m32, a.m33, a.m34, a.m41, a.m42, a.m43, a.m44],
            [b.m11, b.m12, b.m13, b.m14, b.m21, b.m22, b.m23, b.m24, b.m31, b.m32, b.m33, b.m34, b.m41, b.m42, b.m43, b.m44]
        )
        return zip(p, q).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test("without animations gives the model value and no next frame")
    func nothing() {
        let presented = present(at: 5)
        #expect(presented.values == LayerValues())
        #expect(!presented.isRunning)
        #expect(presented.nextChange == nil)
    }

    @Test("from, to and by combine as in CABasicAnimation")
    func fromToBy() {
        var model = LayerValues()
        model.position = RenderPoint(100, 0)
        func x(_ animation: RenderAnimation) -> Double { present(model, animation, at: 0.5).values.position.x }
        #expect(x(basic(.positionX, from: .number(0), to: .number(10))) == 5)
        #expect(x(basic(.positionX, from: .number(0), by: .number(20))) == 10)
        #expect(x(basic(.positionX, to: .number(40), by: .number(20))) == 30)
        #expect(x(basic(.positionX, from: .number(0))) == 50)
        #expect(x(basic(.positionX, to: .number(200))) == 150)
        #expect(x(basic(.positionX, by: .number(10))) == 105)
        #expect(x(basic(.positionX)) == 100)
    }

    @Test("a component animation leaves the other components at the model value")
    func components() {
        var model = LayerValues()
        model.position = RenderPoint(7, 9)
        model.bounds = RenderRect(1, 2, 3, 4)
        let presented = present(
            model, basic(.positionX, from: .number(0), to: .number(1)), basic(.boundsHeight, from: .number(0), to: .number(8)), at: 0.5)
        #expect(presented.values.position == RenderPoint(0.5, 9))
        #expect(presented.values.bounds == RenderRect(1, 2, 3, 4))
        #expect(presented.isRunning)
    }

    @Test("additive animations add to the model value")
    func additive() {
        var model = LayerValues()
        model.position = RenderPoint(100, 100)
        let old = basic(.position, from: .point(RenderPoint(-50, 0)), to: .point(.zero)) { $0.additive = true }
        let new = basic(.position, from: .point(RenderPoint(0, -10)), to: .point(.zero)) { $0.additive = true }
        #expect(present(model, old, new, at: 0.5).values.position == RenderPoint(75, 95))
    }

    @Test("an additive matrix animation starts at the difference of old and new value")
    func additiveMatrix() throws {
        let old = RenderMatrix.scale(2, 2).concatenated(.translation(30, 0))
        var model = LayerValues()
        model.transform = RenderMatrix.rotationZ(0.5).concatenated(.translation(10, 20))
        let offset = try #require(AnimatedValue.matrix(old).difference(from: .matrix(model.transform)))
        let animation = basic(.transform, from: offset, to: .matrix(.identity)) { $0.additive = true }
        #expect(isClose(present(model, animation, at: 0).values.transform, old))
        #expect(isClose(present(model, animation, at: 0.999999999).values.transform, model.transform, 1e-6))
    }

    @Test("a cumulative animation continues from the end of its previous repetition")
    func cumulative() {
        let animation = basic(.positionX, from: .number(0), to: .number(10)) {
            $0.cumulative = true
            $0.timing.repeatCount = 3
        }
        #expect(present(animation, at: 2.5).values.position.x == 25)
    }

    @Test("the fill mode decides the values before the beginning and after the end")
    func fill() {
        func opacity(_ fill: AnimationFill, removed: Bool, at time: Double) -> Float {
            present(
                basic(.opacity, from: .number(0.25), to: .number(0.75)) {
                    $0.timing.beginTime = 1
                    $0.timing.fill = fill
                    $0.timing.removedOnCompletion = removed
                }, at: time
            ).values.opacity
        }
        #expect(opacity([], removed: false, at: 0.5) == 1)
        #expect(opacity(.backwards, removed: false, at: 0.5) == 0.25)
        #expect(opacity([], removed: false, at: 2) == 1)
        #expect(opacity(.forwards, removed: false, at: 3) == 0.75)
        #expect(opacity(.forwards, removed: true, at: 3) == 1)
    }

    @Test("an animation that a clock just before its end counts as ended is no longer shown")
    func end() {
        let hidden = basic(.opacity, from: .number(0), to: .number(0))
        let tolerance = AnimationTiming.tolerance
        #expect(present(hidden, at: 1 - 2 * tolerance).values.opacity == 0)
        let ended = present(hidden, at: 1 - tolerance / 2)
        #expect(ended.values.opacity == 1)
        #expect(!ended.isRunning)
        let kept = basic(.opacity, from: .number(0), to: .number(0.5)) {
            $0.timing.fill = .forwards
            $0.timing.removedOnCompletion = false
        }
        #expect(present(kept, at: 1 - tolerance / 2).values.opacity == 0.5)
    }

    @Test("one that has not begun reports when it will")
    func nextChange() {
        let presented = present(basic(.opacity, from: .number(0), to: .number(1)) { $0.timing.beginTime = 4 }, at: 1)
        #expect(!presented.isRunning)
        #expect(presented.nextChange == 4)
    }

    @Test("a rotation by angle takes the full turn, a rotation by matrix the shorter direction")
    func rotations() {
        let byAngle = basic(.rotationZ, from: .number(0), to: .number(2 * .pi))
        #expect(isClose(present(byAngle, at: 0.75).values.transform, .rotationZ(1.5 * .pi)))
        let byMatrix = basic(.transform, from: .matrix(.identity), to: .matrix(.rotationZ(1.5 * .pi)))
        #expect(isClose(present(byMatrix, at: 0.5).values.transform, .rotationZ(-0.25 * .pi)))
        // Half a turn goes clockwise.
        let half = basic(.transform, from: .matrix(.identity), to: .matrix(.rotationZ(.pi)))
        #expect(isClose(present(half, at: 0.5).values.transform, .rotationZ(0.5 * .pi)))
    }

    @Test("components of a matrix can be read and replaced")
    func matrixParts() {
        var perspective = RenderMatrix.identity
        perspective.m34 = -1.0 / 500
        let matrix = RenderMatrix.scale(2, 3, 4).concatenated(.rotationX(0.3)).concatenated(.rotationY(0.2)).concatenated(.rotationZ(1))
            .concatenated(.translation(5, 6, 7)).concatenated(perspective)
        func number(_ key: AnimatedKey) -> Double { if case .number(let value)? = matrix.component(key) { value } else { .nan } }
        #expect(abs(number(.rotationX) - 0.3) < 1e-9)
        #expect(abs(number(.rotationY) - 0.2) < 1e-9)
        #expect(abs(number(.rotationZ) - 1) < 1e-9)
        #expect(abs(number(.scaleX) - 2) < 1e-9)
        #expect(abs(number(.scaleY) - 3) < 1e-9)
        #expect(abs(number(.scaleZ) - 4) < 1e-9)
        for key in [AnimatedKey.rotationX, .rotationY, .rotationZ, .scaleX, .scaleY, .scaleZ] {
            #expect(isClose(matrix.setting(key, to: number(key)), matrix))
        }
        // A turn past a right angle about y is not taken for turns about x and z.
        #expect(isClose(RenderMatrix.rotationY(2.5).setting(.rotationY, to: 0.5), .rotationY(0.5)))
        // A mirror within the plane stays in the plane on its way.
        let mirrored = RenderMatrix.identity.interpolated(to: .scale(-1, 1), 0.25)
        #expect(isClose(mirrored, .scale(0.5, 1)))
        #expect(isClose(RenderMatrix.identity.interpolated(to: .scale(0, 0, 1), 0.25), .scale(0.75, 0.75)))
    }

    @Test("decomposition and composition are inverse for random matrices")
    func decomposition() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            func random(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
            var matrix = RenderMatrix.scale(random(-3...3), random(-3...3), random(-3...3))
                .concatenated(RenderMatrix(1, 0, 0, 0, random(-1...1), 1, 0, 0, random(-1...1), random(-1...1), 1, 0, 0, 0, 0, 1))
                .concatenated(.rotationX(random(-3...3))).concatenated(.rotationY(random(-3...3))).concatenated(.rotationZ(random(-3...3)))
                .concatenated(.translation(random(-9...9), random(-9...9), random(-9...9)))
            if Bool.random(using: &generator) {
                var perspective = RenderMatrix.identity
                perspective.m34 = random(-0.01...0.01)
                matrix = matrix.concatenated(perspective)
            }
            // Nearly flat matrices lose digits in any decomposition.
            guard abs(matrix.determinant) > 1e-3 else { continue }
            let parts = try #require(MatrixDecomposition(matrix))
            #expect(isClose(parts.matrix, matrix, 1e-6))
            let inverse = try #require(matrix.inverted)
            #expect(isClose(matrix.concatenated(inverse), .identity, 1e-6))
        }
    }

    @Test("interpolates colours by straight components within the displayable range")
    func colours() {
        let red = RenderColor(red: 1, green: 0, blue: 0, alpha: 1)
        let animation = basic(.backgroundColor, from: .color(.clear), to: .color(red))
        #expect(present(animation, at: 0.5).values.backgroundColor == RenderColor(red: 0.5, green: 0, blue: 0, alpha: 0.5))
        var timing = AnimationTiming()
        timing.duration = 2
        let spring = SpringParameters(mass: 1, stiffness: 100, damping: 2, initialVelocity: 0)
        let swinging = RenderAnimation(
            content: .spring(.backgroundColor, from: .color(.clear), to: .color(red), by: nil, spring), timing: timing)
        #expect(present(swinging, at: 0.31).values.backgroundColor == red)
    }

    @Test("interpolates paths of the same structure point by point, others jump at the end")
    func paths() {
        let line = RenderPath(segments: [.move(.zero), .line(RenderPoint(10, 0))])
        let longer = RenderPath(segments: [.move(.zero), .line(RenderPoint(20, 0))])
        let other = RenderPath(segments: [.move(.zero), .close])
        #expect(
            present(basic(.path, from: .path(line), to: .path(longer)), at: 0.5).values.shape.path
                == RenderPath(segments: [.move(.zero), .line(RenderPoint(15, 0))]))
        #expect(present(basic(.path, from: .path(line), to: .path(other)), at: 0.5).values.shape.path == line)
    }

    @Test("contents cross-fade from one bitmap to the other")
    func contents() {
        let animation = basic(.contents, from: .bitmap(BitmapID(1)), to: .bitmap(BitmapID(2)))
        let fade = present(animation, at: 0.25).contentsFade
        #expect(fade == .init(from: BitmapID(1), to: BitmapID(2), fraction: 0.25))
    }

    @Test("a group clips its members to its duration, in its own time")
    func groups() {
        var slow = basic(.positionX, from: .number(0), to: .number(10))
        slow.timing.duration = 10
        let late = basic(.opacity, from: .number(0), to: .number(0.5)) { $0.timing.beginTime = 1.5 }
        var timing = AnimationTiming()
        (timing.beginTime, timing.duration, timing.speed) = (100, 2, 2)
        let group = RenderAnimation(content: .group([slow, late]), timing: timing)
        let early = present(group, at: 100.5)
        #expect(early.values.position.x == 1)
        #expect(early.values.opacity == 1)
        #expect(early.isRunning)
        #expect(abs(present(group, at: 100.875).values.opacity - 0.125) < 1e-6)
        #expect(present(group, at: 101).values.position.x == 0)
        #expect(!present(group, at: 101).isRunning)
    }

    @Test("a spring uses seconds, not progress")
    func spring() {
        let parameters = SpringParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
        var timing = AnimationTiming()
        timing.duration = 3
        let animation = RenderAnimation(
            content: .spring(.positionX, from: .number(0), to: .number(100), by: nil, parameters), timing: timing)
        #expect(abs(present(animation, at: 0.2).values.position.x - 100 * parameters.displacement(at: 0.2)) < 1e-9)
    }

    @Test("a running transition reports its progress")
    func transition() {
        var timing = AnimationTiming()
        timing.duration = 1
        let animation = RenderAnimation(content: .transition(.push, .fromRight, startProgress: 0, endProgress: 1), timing: timing)
        #expect(present(animation, at: 0.25).transition == .init(key: "0", kind: .push, direction: .fromRight, progress: 0.25))
        #expect(present(animation, at: 1).transition == nil)
    }

    @Test("a layer's time follows its speed, time offset and begin time")
    func layerTime() {
        var layer = LayerValues()
        #expect(layer.localTime(parent: 5) == 5)
        (layer.speed, layer.beginTime, layer.timeOffset) = (2, 3, 1)
        #expect(layer.localTime(parent: 5) == 5)
        #expect(layer.parentTime(local: 5) == 5)
        layer.speed = 0
        #expect(layer.localTime(parent: 50) == 1)
        #expect(layer.parentTime(local: 1) == nil)
    }
}
