import RenderProtocol
import RenderServer
import Testing

@Suite("Settling") struct SettlingTests {
    private let fade = RenderAnimation.Content.basic(.opacity, from: .number(0), to: .number(1), by: nil)

    @Test("finite animations settle at their end, whether frames are drawn or not")
    func ends() throws {
        let stage = try Stage(10, 10)
        let layer = stage.layer(0, 0, 10, 10)
        stage.roots(layer)
        stage.animate(layer, duration: 2, begin: 1, fade)
        try stage.commit()
        #expect([0, 1.5, 2.9].allSatisfy(stage.server.isSettling))
        #expect(!stage.server.isSettling(at: 3))
        #expect(!stage.server.isSettling(at: 3 - AnimationTiming.tolerance / 2))
        var endless = AnimationTiming()
        endless.repeatCount = .infinity
        stage.add(.addAnimation(layer, key: "endless", RenderAnimation(content: fade, timing: endless)))
        try stage.commit()
        #expect(!stage.server.isSettling(at: 4))
    }

    @Test("a layer's clock and those of its ancestors count")
    func clocks() throws {
        let stage = try Stage(10, 10)
        let (above, layer) = (stage.layer(0, 0, 10, 10, kind: .plain, color: nil, .timeOffset(-5)), stage.layer(0, 0, 10, 10))
        stage.set(above, .sublayers([layer]))
        stage.roots(above)
        stage.animate(layer, duration: 1, fade)
        try stage.commit()
        // Its time is five seconds behind.
        #expect(stage.server.isSettling(at: 5.5))
        #expect(!stage.server.isSettling(at: 6))
        stage.set(above, .speed(0.5), .timeOffset(0))
        try stage.commit()
        #expect(stage.server.isSettling(at: 1.5))
        #expect(!stage.server.isSettling(at: 2))
        // A paused animation is not running.
        stage.set(above, .speed(0))
        try stage.commit()
        #expect(!stage.server.isSettling(at: 0.5))
    }
}
