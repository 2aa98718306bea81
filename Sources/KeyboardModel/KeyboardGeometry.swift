package import Foundation

/// A key in its place.
package struct PlacedKey: Hashable, Sendable {
    package var key: Key
    /// What is drawn.
    package var frame: CGRect
    /// Whose touches are the key's: up to halfway to its neighbours, and to the keyboard's edges.
    package var reach: CGRect
    package init(key: Key, frame: CGRect, reach: CGRect) { (self.key, self.frame, self.reach) = (key, frame, reach) }
}

/// Where the keys of a plan lie. > Units: points of the keyboard; every edge lies on a pixel.
package struct KeyboardGeometry: Hashable, Sendable {
    package private(set) var keys: [PlacedKey] = []
    package let size: CGSize
    package let metrics: KeyMetrics
    private let device: KeyboardDevice

    /// - Parameter barHeight: what is free above the keys.
    package init(rows: [KeyRow], foot: [Key], device: KeyboardDevice, barHeight: Double) {
        self.device = device
        metrics = KeyMetrics(device)
        size = CGSize(width: device.width, height: barHeight + device.rowsHeight + device.footHeight)
        let pitch = device.rowsHeight / Double(max(rows.count, 1))
        for (index, row) in rows.enumerated() { place(row, top: barHeight + Double(index) * pitch, pitch: pitch, isFirst: index == 0) }
        place(foot: foot, top: barHeight + device.rowsHeight)
    }

    /// The key that a touch at a place means; nil beside all of them.
    package func key(at point: CGPoint) -> Int? { keys.firstIndex { $0.reach.contains(point) } }

    private var left: Double { metrics.sideInset + metrics.margin }
    private var inner: Double { device.width - 2 * left }
    /// Of a letter: ten of them fill a phone's row, eleven a pad's.
    private func letterWidth(_ count: Double) -> Double { (inner + metrics.gap) / count - metrics.gap }

    private func width(_ width: KeyWidth, _ letter: Double) -> Double? {
        let edge = letter * 1.3 + 0.5
        return switch width {
        case .letters(let count): letter * count + metrics.gap * (count - 1)
        case .edge: edge
        case .twoEdges: 2 * edge + metrics.gap
        case .share: nil
        }
    }

    private mutating func place(_ row: KeyRow, top: Double, pitch: Double, isFirst: Bool) {
        let letter = letterWidth(max(row.isPad ? 3 : device.isPad ? 11 : 10, row.letters))
        let free = row.inset * (letter + metrics.gap)
        let known = row.slots.compactMap { width($0.width, letter) }.reduce(0, +)
        let gaps = metrics.gap * Double(max(row.slots.count - 1, 0))
        let shares = row.slots.count { $0.width == .share }
        let share = shares == 0 ? 0 : max(0, inner - free - known - gaps) / Double(shares)
        let total = known + gaps + share * Double(shares)
        var x = shares > 0 ? left + free : left + (inner - total) / 2
        let start = keys.count
        for (index, slot) in row.slots.enumerated() {
            let wide = width(slot.width, letter) ?? share
            var place = x
            if row.partsEnds, index == 0 { place = left }
            if row.partsEnds, index == row.slots.count - 1 { place = left + inner - wide }
            // Large keys stand nearer to each other.
            let rowGap = row.isPad ? min(metrics.rowGap, 7) : metrics.rowGap
            let frame = CGRect(
                x: place, y: top + metrics.top - (metrics.rowGap - rowGap) / 2, width: wide, height: pitch - rowGap)
            keys.append(PlacedKey(key: slot.key, frame: onPixels(frame), reach: .zero))
            x += wide + metrics.gap
        }
        let shift = metrics.top - metrics.rowGap / 2
        reach(from: start, top: isFirst ? top : top + shift, bottom: top + pitch + shift)
    }

    /// Neighbours share the gap between them; the first and last reach to the edges.
    private mutating func reach(from start: Int, top: Double, bottom: Double) {
        for index in start..<keys.count {
            let low = index == start ? 0 : (keys[index - 1].frame.maxX + keys[index].frame.minX) / 2
            let high = index == keys.count - 1 ? device.width : (keys[index].frame.maxX + keys[index + 1].frame.minX) / 2
            keys[index].reach = CGRect(x: low, y: top, width: high - low, height: bottom - top)
        }
    }

    /// The signs beside the home indicator: at both sides below the rows, or beside the last row on a phone held sideways.
    private mutating func place(foot: [Key], top: Double) {
        for (index, key) in foot.enumerated() {
            let wide = device.isLandscape ? max(metrics.sideInset, 44) : 68
            let x = index == 0 ? 0 : device.width - wide
            let y = device.isLandscape ? top - 40 : top + 6
            let frame = onPixels(CGRect(x: x, y: y, width: wide, height: device.isLandscape ? 44 : 48))
            // In front of the row beside it.
            keys.insert(PlacedKey(key: key, frame: frame, reach: frame), at: index)
        }
    }

    private func onPixels(_ frame: CGRect) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * device.scale).rounded() / device.scale }
        let (x, y) = (snap(frame.minX), snap(frame.minY))
        return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
    }
}
