package import Foundation

/// A key with its frame.
package struct PlacedKey: Hashable, Sendable {
    package var key: Key
    /// The drawn key.
    package var frame: CGRect
    /// The key's touch area: up to halfway to its neighbours, and to the keyboard's edges.
    package var reach: CGRect
    package init(key: Key, frame: CGRect, reach: CGRect) { (self.key, self.frame, self.reach) = (key, frame, reach) }
}

/// Frames of a layout's keys. > Units: points of the keyboard; every edge is aligned to pixels.
package struct KeyboardGeometry: Hashable, Sendable {
    package private(set) var keys: [PlacedKey] = []
    /// Backgrounds: the whole keyboard, or the halves of a split one.
    package private(set) var grounds: [CGRect]
    package let size: CGSize
    package let metrics: KeyMetrics
    private let device: KeyboardDevice

    /// - Parameter barHeight: the height above the keys.
    package init(rows: [KeyRow], foot: [Key], device: KeyboardDevice, barHeight: Double) {
        self.device = device
        metrics = KeyMetrics(device)
        size = CGSize(width: device.width, height: barHeight + device.rowsHeight + device.footHeight)
        grounds = [CGRect(origin: .zero, size: size)]
        let pitch = device.rowsHeight / Double(max(rows.count, 1))
        let areas = areas(rows)
        for (index, row) in rows.enumerated() {
            let line = Line(top: barHeight + Double(index) * pitch, pitch: pitch, isFirst: index == 0)
            guard areas.count == 2 else {
                place(row, in: areas[0], line)
                continue
            }
            let (head, tail) = row.halves
            place(head, in: areas[0], line)
            place(tail, in: areas[1], line)
        }
        place(foot: foot, top: barHeight + device.rowsHeight)
        if areas.count == 2 {
            grounds = areas.map { CGRect(x: $0.low, y: barHeight, width: $0.high - $0.low, height: device.rowsHeight) }
            if barHeight > 0 { grounds.append(CGRect(x: 0, y: 0, width: device.width, height: barHeight)) }
        }
    }

    /// The key at a point; nil outside all of them.
    package func key(at point: CGPoint) -> Int? { keys.firstIndex { $0.reach.contains(point) } }

    /// One row's vertical range.
    private struct Line {
        var top: Double
        var pitch: Double
        var isFirst: Bool
    }

    /// A part of the keyboard that has its own rows.
    private struct Area {
        var low: Double
        var high: Double
        /// Left edge of the keys.
        var left: Double
        var width: Double
        /// Number of letters per row.
        var columns: Double
        /// Alignment of shorter rows: 0 left, 1 right.
        var alignment = 0.5
    }

    /// Of a split keyboard's half. > Units: points (R).
    private static let halfWidth = 330.0

    private func areas(_ rows: [KeyRow]) -> [Area] {
        guard device.isPad, device.placement == .split else {
            let left = metrics.sideInset + metrics.margin
            let isLarge = device.isPad && rows.count == 5
            // Ten letters fill a phone's row, eleven a pad's; the largest have space for all of a hardware keyboard's.
            let columns = isLarge ? Double(rows.map(\.slots.count).max() ?? 14) + 0.5 : device.isPad ? 11 : 10
            return [Area(low: 0, high: device.width, left: left, width: device.width - 2 * left, columns: columns)]
        }
        let half = min(Self.halfWidth, device.width * 0.42)
        let inner = half - 2 * metrics.margin
        return [
            Area(low: 0, high: half, left: metrics.margin, width: inner, columns: 6, alignment: 0),
            Area(
                low: device.width - half, high: device.width, left: device.width - half + metrics.margin, width: inner, columns: 6,
                alignment: 1),
        ]
    }

    private func letterWidth(_ area: Area, _ count: Double) -> Double { (area.width + metrics.gap) / count - metrics.gap }

    private func width(_ width: KeyWidth, _ letter: Double) -> Double? {
        let edge = letter * 1.3 + 0.5
        return switch width {
        case .letters(let count): letter * count + metrics.gap * (count - 1)
        case .edge: edge
        case .twoEdges: 2 * edge + metrics.gap
        case .share: nil
        }
    }

    private mutating func place(_ row: KeyRow, in area: Area, _ line: Line) {
        let letter = letterWidth(area, max(row.isPad ? 3 : area.columns, row.letters))
        let free = row.inset * (letter + metrics.gap)
        let known = row.slots.compactMap { width($0.width, letter) }.reduce(0, +)
        let gaps = metrics.gap * Double(max(row.slots.count - 1, 0))
        let shares = row.slots.count { $0.width == .share }
        let share = shares == 0 ? 0 : max(0, area.width - free - known - gaps) / Double(shares)
        let total = known + gaps + share * Double(shares)
        var x = shares > 0 ? area.left + free : area.left + (area.alignment == 0 ? free : (area.width - total) * area.alignment)
        let start = keys.count
        for (index, slot) in row.slots.enumerated() {
            let wide = width(slot.width, letter) ?? share
            var place = x
            if row.partsEnds, index == 0 { place = area.left }
            if row.partsEnds, index == row.slots.count - 1 { place = area.left + area.width - wide }
            // Large keys are closer together.
            let rowGap = row.isPad ? min(metrics.rowGap, 7) : metrics.rowGap
            let frame = CGRect(
                x: place, y: line.top + metrics.top - (metrics.rowGap - rowGap) / 2, width: wide, height: line.pitch - rowGap)
            keys.append(PlacedKey(key: slot.key, frame: onPixels(frame), reach: .zero))
            x += wide + metrics.gap
        }
        reach(from: start, in: area, line)
    }

    /// Neighbours share the gap between them; the first and last extend to the edges.
    private mutating func reach(from start: Int, in area: Area, _ line: Line) {
        let shift = metrics.top - metrics.rowGap / 2
        let (top, bottom) = (line.isFirst ? line.top : line.top + shift, line.top + line.pitch + shift)
        for index in start..<keys.count {
            let low = index == start ? area.low : (keys[index - 1].frame.maxX + keys[index].frame.minX) / 2
            let high = index == keys.count - 1 ? area.high : (keys[index].frame.maxX + keys[index + 1].frame.minX) / 2
            keys[index].reach = CGRect(x: low, y: top, width: high - low, height: bottom - top)
        }
    }

    /// The symbols next to the home indicator: at both sides below the rows, or next to the last row on a phone in landscape.
    private mutating func place(foot: [Key], top: Double) {
        for (index, key) in foot.enumerated() {
            let wide = device.isLandscape ? max(metrics.sideInset, 44) : 68
            let x = index == 0 ? 0 : device.width - wide
            let y = device.isLandscape ? top - 40 : top + 6
            let frame = onPixels(CGRect(x: x, y: y, width: wide, height: device.isLandscape ? 44 : 48))
            // Before the row next to it.
            keys.insert(PlacedKey(key: key, frame: frame, reach: frame), at: index)
        }
    }

    private func onPixels(_ frame: CGRect) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * device.scale).rounded() / device.scale }
        let (x, y) = (snap(frame.minX), snap(frame.minY))
        return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
    }
}
