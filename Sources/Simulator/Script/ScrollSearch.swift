internal import DeviceProtocol

/// Searches lists, which create their cells as they become visible, for an element by name: scrolls each from its position to the end, then
/// to the start, slightly less than a screen at a time, as a wheel does.
///
/// Nested lists are searched last: at every step of the outer one. A list without a match is scrolled back.
package struct ScrollSearch {
    private typealias Area = ScreenReport.ScrollArea

    private let driver: ManualDriver
    private let name: String
    /// An endless list never reaches its end.
    package static let maximumSteps = 2000
    private var steps = 0
    /// Areas already searched, in order.
    private var searched: [String] = []
    private var sawInner = false

    package init(driver: ManualDriver, name: String) {
        self.driver = driver
        self.name = name
    }

    /// Appended to the reason of a failing line; empty if nothing could be scrolled.
    package var outcome: String {
        guard !searched.isEmpty else { return "" }
        let end = steps < Self.maximumSteps ? "to both ends" : "for \(Self.maximumSteps) steps and not to the end"
        return "; searched by scrolling \(searched.joined(separator: ", ")) \(end)"
    }

    /// Searches everything scrollable. > Returns: whether an element of that name exists now.
    package mutating func run() throws(AppTermination) -> Bool {
        (steps, searched, sawInner) = (0, [], false)
        let areas = try driver.screenReport().scrollAreas
        for area in areas { if try search(area, inner: false) { return true } }
        guard sawInner else { return false }
        for area in areas where area.isOutermost(of: areas) { if try search(area, inner: true) { return true } }
        return false
    }

    /// One area in both directions of each of its axes. > Parameters: inner: areas that it reveals are searched too.
    private mutating func search(_ area: Area, inner: Bool) throws(AppTermination) -> Bool {
        let text = "\(area.name) (\(Int(area.x)),\(Int(area.y)) \(Int(area.width))×\(Int(area.height)))"
        if !searched.contains(text), searched.count < 6 { searched.append(text) }
        for axis in [Axis.vertical, .horizontal] where axis.range(area) >= 1 {
            for forward in [true, false] { if try scan(area.id, axis, forward: forward, inner: inner) { return true } }
            try goBack(area, axis)
        }
        return false
    }

    private mutating func scan(_ id: UInt64, _ axis: Axis, forward: Bool, inner: Bool) throws(AppTermination) -> Bool {
        var last: Double?
        while steps < Self.maximumSteps {
            let areas = try driver.screenReport().scrollAreas
            guard let area = areas.first(where: { $0.id == id }) else { return false }
            let others = areas.filter { $0.id != id && $0.isInside(area) }
            if !others.isEmpty { sawInner = true }
            if inner { for other in others { if try search(other, inner: false) { return true } } }
            let offset = axis.offset(area)
            let isAtEnd = forward ? offset >= axis.maximum(area) - 0.5 : offset <= axis.minimum(area) + 0.5
            // An app may prevent its list from scrolling.
            guard !isAtEnd, last.map({ abs($0 - offset) > 0.01 }) ?? true else { return false }
            last = offset
            try turn(area, axis, (forward ? 1 : -1) * axis.extent(area) * 0.8)
            if try isThere() { return true }
        }
        return false
    }

    private mutating func goBack(_ area: Area, _ axis: Axis) throws(AppTermination) {
        let start = axis.offset(area)
        // One page at a time if paging is enabled, else at once.
        for _ in 0..<Self.maximumSteps {
            guard let now = try driver.screenReport().scrollAreas.first(where: { $0.id == area.id }) else { return }
            let rest = start - axis.offset(now)
            guard abs(rest) > 0.5 else { return }
            try turn(now, axis, rest)
            guard area.isPaged else { return }
        }
    }

    private mutating func turn(_ area: Area, _ axis: Axis, _ distance: Double) throws(AppTermination) {
        steps += 1
        let delta = axis == .vertical ? (x: 0.0, y: -distance) : (x: -distance, y: 0.0)
        try driver.send(.scroll(x: area.touchX, y: area.touchY, deltaX: delta.x, deltaY: delta.y, time: driver.time))
        // Pages settle after the wheel stops.
        try driver.advance(by: area.isPaged ? Self.pageTime : ManualDriver.frame)
    }

    /// > Units: seconds of the app's clock.
    private static let pageTime = 0.6

    private func isThere() throws(AppTermination) -> Bool { ElementQuery(try driver.elements()).first(named: name) != nil }

    private enum Axis {
        case horizontal, vertical

        func offset(_ area: Area) -> Double { self == .vertical ? area.offsetY : area.offsetX }
        func minimum(_ area: Area) -> Double { self == .vertical ? area.minimumY : area.minimumX }
        func maximum(_ area: Area) -> Double { self == .vertical ? area.maximumY : area.maximumX }
        func extent(_ area: Area) -> Double { max(20, self == .vertical ? area.height : area.width) }
        func range(_ area: Area) -> Double { maximum(area) - minimum(area) }
    }
}

extension ScreenReport.ScrollArea {
    fileprivate func isInside(_ other: Self) -> Bool {
        x >= other.x - 1 && y >= other.y - 1 && x + width <= other.x + other.width + 1 && y + height <= other.y + other.height + 1
    }

    fileprivate func isOutermost(of all: [Self]) -> Bool { !all.contains { $0.id != id && isInside($0) && !$0.isInside(self) } }
}
