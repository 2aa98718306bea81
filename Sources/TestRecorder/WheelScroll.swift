internal import DriveProtocol

/// A wheel's turn as strokes of a finger that stops before it is lifted, so that the content moves as far.
enum WheelScroll {
    /// How far a finger moves before a scroll view follows. > Units: points.
    private static let slop = 10.0
    /// The part of a scroll view that one stroke crosses at most.
    private static let most = 0.6
    private static let limit = 50

    static func statements(over scroller: Int, in tree: ScreenTree, deltaX: Double, deltaY: Double) -> [RecordedStatement] {
        guard let selector = ElementSelector.choose(for: scroller, in: tree) else { return [] }
        let element = tree[scroller]
        let isVertical = abs(deltaY) >= abs(deltaX)
        let (delta, length) = isVertical ? (deltaY, element.height) : (deltaX, element.width)
        guard abs(delta) >= 1, length > 40 else { return [] }
        let count = min(limit, Int((abs(delta) / (length * most)).rounded(.up)))
        let part = (abs(delta) / Double(count) + slop) / length * (delta < 0 ? -1 : 1)
        func target(_ place: Double) -> RecordedTarget {
            let along = (place * 1000).rounded() / 1000
            let offset = DrivePoint(x: isVertical ? 0.5 : along, y: isVertical ? along : 0.5)
            let point = DrivePoint(x: element.x + offset.x * element.width, y: element.y + offset.y * element.height)
            return RecordedTarget(selector: selector, offset: offset, place: point)
        }
        let stroke = RecordedStatement.drag(from: target(0.5 - part / 2), to: target(0.5 + part / 2), hold: 0.1, seconds: 1)
        return Array(repeating: stroke, count: count)
    }
}
