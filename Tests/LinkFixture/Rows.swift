import DeviceProtocol

/// A list of a hundred rows that creates only the visible ones, with a horizontal list of twenty tiles in each fifth row.
@MainActor final class Rows {
    private(set) var offset = 0.0
    /// Offsets of the horizontal lists, by row.
    private var across: [Int: Double] = [:]
    private let (height, count) = (80.0, 100)
    private let (viewport, width) = (600.0, 390.0)
    private let tile = 100.0

    private var range: Double { Double(count) * height - viewport }
    private var shown: Range<Int> { Int(offset / height)..<min(count, Int(((offset + viewport) / height).rounded(.up))) }

    /// > Returns: whether the list handled the event.
    func take(_ event: ApplicationEvent) -> Bool {
        guard case .input(.scroll(_, let y, let deltaX, let deltaY, _)) = event else { return false }
        let row = Int((y + offset) / height)
        if deltaX != 0, row % 5 == 0 {
            across[row] = min(max((across[row] ?? 0) - deltaX, 0), 20 * tile - width)
        } else {
            offset = min(max(offset - deltaY, 0), range)
        }
        return true
    }

    private func top(of row: Int) -> Double { Double(row) * height - offset }

    var elements: [AccessibilityElement] {
        var all: [AccessibilityElement] = []
        func add(_ label: String, _ x: Double, _ y: Double, _ width: Double) {
            let isHittable = y + height / 2 > 0 && y + height / 2 < viewport && x + width / 2 > 0 && x + width / 2 < self.width
            all.append(
                AccessibilityElement(
                    identifier: "", label: label, value: "", className: "Row", traits: 1, x: x, y: y, width: width, height: height,
                    depth: 1,
                    isEnabled: true, isHittable: isHittable))
        }
        for row in shown {
            let start = across[row] ?? 0
            if row % 5 == 0 {
                for number in Int(start / tile)..<min(20, Int(((start + width) / tile).rounded(.up))) {
                    add("tile \(row).\(number)", Double(number) * tile - start, top(of: row), tile)
                }
            } else {
                add("row \(row)", 0, top(of: row), width)
            }
        }
        return all
    }

    var report: ScreenReport {
        var areas = [
            ScreenReport.ScrollArea(
                id: 1, name: "Rows", x: 0, y: 0, width: width, height: viewport, touchX: 200, touchY: 300, offsetX: 0, offsetY: offset,
                minimumX: 0, maximumX: 0, minimumY: 0, maximumY: range)
        ]
        for row in shown where row % 5 == 0 && top(of: row) >= 0 {
            areas.append(
                ScreenReport.ScrollArea(
                    id: UInt64(100 + row), name: "Tiles", x: 0, y: top(of: row), width: width, height: height, touchX: 200,
                    touchY: top(of: row) + height / 2, offsetX: across[row] ?? 0, offsetY: 0, minimumX: 0, maximumX: 20 * tile - width,
                    minimumY: 0, maximumY: 0))
        }
        return ScreenReport(scrollAreas: areas)
    }
}
