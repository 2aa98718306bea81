internal import DeviceProtocol

/// Translates pointers on a host's frame into touches on the device's screen.
///
/// Moves are coalesced per frame, as a real screen reports them; a finger that goes down outside the screen touches nothing.
struct PointerTranslator {
    private var down: [Int: TouchSample] = [:]
    private var moved: Set<Int> = []

    /// Maps positions in the frame: the screen's origin, and pixels per point.
    struct Mapping {
        var layout: ChromeLayout
        var scale: Double

        func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            ((x - Double(layout.screen.x)) / scale, (y - Double(layout.screen.y)) / scale)
        }

        func contains(_ x: Double, _ y: Double) -> Bool {
            x >= Double(layout.screen.x) && y >= Double(layout.screen.y) && x < Double(layout.screen.x + layout.screen.width)
                && y < Double(layout.screen.y + layout.screen.height)
        }
    }

    var hasMoves: Bool { !moved.isEmpty }

    /// The touches to send at once, oldest first.
    mutating func press(finger: Int, x: Double, y: Double, _ mapping: Mapping) -> [[TouchSample]] {
        guard down[finger] == nil, mapping.contains(x, y) else { return [] }
        let earlier = takeMoves()
        let point = mapping.point(x, y)
        let touch = TouchSample(finger: finger, phase: .began, x: point.x, y: point.y)
        let others = stationary(except: finger)
        down[finger] = touch
        return earlier + [[touch] + others]
    }

    mutating func move(finger: Int, x: Double, y: Double, _ mapping: Mapping) {
        guard down[finger] != nil else { return }
        let point = mapping.point(x, y)
        down[finger]?.x = point.x
        down[finger]?.y = point.y
        moved.insert(finger)
    }

    mutating func release(finger: Int, cancelled: Bool) -> [[TouchSample]] {
        guard down[finger] != nil else { return [] }
        let earlier = takeMoves()
        guard var touch = down.removeValue(forKey: finger) else { return earlier }
        touch.phase = cancelled ? .cancelled : .ended
        return earlier + [[touch] + stationary(except: finger)]
    }

    /// Cancels every touch: the app ended or the screen rotated.
    mutating func cancelAll() -> [[TouchSample]] { down.keys.sorted().flatMap { release(finger: $0, cancelled: true) } }

    /// The moves coalesced since the last call.
    mutating func takeMoves() -> [[TouchSample]] {
        guard !moved.isEmpty else { return [] }
        defer { moved = [] }
        let touches = down.keys.sorted().compactMap { finger -> TouchSample? in
            guard var touch = down[finger] else { return nil }
            touch.phase = moved.contains(finger) ? .moved : .stationary
            return touch
        }
        return [touches]
    }

    private func stationary(except finger: Int) -> [TouchSample] {
        down.keys.sorted().filter { $0 != finger }.compactMap { other in
            guard var touch = down[other] else { return nil }
            touch.phase = .stationary
            return touch
        }
    }
}
