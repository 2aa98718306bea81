/// A length along the axis that scrolls and one across it. > Units: points.
package struct FlowSize: Hashable, Sendable {
    package var main: Double
    package var cross: Double
    package init(main: Double, cross: Double) { (self.main, self.cross) = (main, cross) }
}

/// One section of a flow, before it is laid out.
package struct FlowSection: Hashable, Sendable {
    package enum Items: Hashable, Sendable {
        case same(FlowSize, count: Int)
        case sized([FlowSize])
        package var count: Int {
            switch self {
            case .same(_, let count): count
            case .sized(let sizes): sizes.count
            }
        }
    }

    package var items = Items.sized([])
    package var insetStart = 0.0
    package var insetEnd = 0.0
    package var insetLeading = 0.0
    package var insetTrailing = 0.0
    package var lineSpacing = 10.0
    package var itemSpacing = 10.0
    /// Along the axis that scrolls; 0 is none.
    package var header = 0.0
    package var footer = 0.0

    package init() {}
}

/// Puts items side by side until a line is full, and lines one after the other.
///
/// Steps per section: fill lines; share out what is left of each line; add header, insets and footer.
/// > Contract: UIKit, UICollectionViewFlowLayout; CV-17 to CV-26.
/// > Complexity: sections of equal items O(1); others O(items) to solve; questions O(log sections + log lines + answers).
package struct FlowLayoutSolver: Sendable {
    private struct Line: Sendable {
        var first: Int
        var count: Int
        /// From the start of the section's lines.
        var start: Double
        var thickness: Double
        var leading: Double
        var spacing: Double
    }
    private struct Solved: Sendable {
        var source: FlowSection
        var start = 0.0
        var end = 0.0
        /// Of sections with items of several sizes.
        var lines: [Line] = []
        var perLine = 1
        var lineCount = 0
        var full = Line(first: 0, count: 0, start: 0, thickness: 0, leading: 0, spacing: 0)
        var linesStart: Double { start + source.header + source.insetStart }
        var footerStart: Double { end - source.footer }
    }

    private var sections: [Solved] = []
    /// Across, without content insets.
    package let available: Double
    private let pixel: Double
    package private(set) var length = 0.0

    package init(_ sections: [FlowSection], available: Double, pixel: Double) {
        self.available = available
        self.pixel = pixel
        self.sections.reserveCapacity(sections.count)
        var place = 0.0
        for section in sections {
            let solved = solve(section, at: place)
            place = solved.end
            self.sections.append(solved)
        }
        length = place
    }

    // MARK: Solving

    private func solve(_ source: FlowSection, at start: Double) -> Solved {
        var solved = Solved(source: source, start: start)
        let room = available - source.insetLeading - source.insetTrailing
        var thickness = 0.0
        switch source.items {
        case .same(let size, let count):
            solved.perLine = Self.capacity(of: size.cross, spacing: source.itemSpacing, in: room)
            solved.lineCount = (count + solved.perLine - 1) / solved.perLine
            solved.full = line(
                first: 0, sizes: Array(repeating: size, count: min(solved.perLine, max(count, 1))), source, room, isLast: true)
            if solved.lineCount > 0 {
                thickness = Double(solved.lineCount) * size.main + Double(solved.lineCount - 1) * source.lineSpacing
            }
        case .sized(let sizes):
            solved.lines = fill(sizes, source, room)
            solved.lineCount = solved.lines.count
            if let last = solved.lines.last { thickness = last.start + last.thickness }
        }
        solved.end = start + source.header + source.insetStart + thickness + source.insetEnd + source.footer
        return solved
    }

    /// > Contract: CV-18.
    private static func capacity(of length: Double, spacing: Double, in room: Double) -> Int {
        guard length + spacing > 0 else { return max(1, Int(room)) }
        return max(1, Int(((room + spacing + tolerance) / (length + spacing)).rounded(.down)))
    }

    private func fill(_ sizes: [FlowSize], _ source: FlowSection, _ room: Double) -> [Line] {
        var lines: [Line] = []
        var first = 0
        var start = 0.0
        while first < sizes.count {
            var used = sizes[first].cross
            var end = first + 1
            while end < sizes.count, used + source.itemSpacing + sizes[end].cross <= room + Self.tolerance {
                used += source.itemSpacing + sizes[end].cross
                end += 1
            }
            var line = line(first: first, sizes: Array(sizes[first..<end]), source, room, isLast: end == sizes.count)
            line.start = start
            start += line.thickness + source.lineSpacing
            lines.append(line)
            first = end
        }
        return lines
    }

    /// > Contract: CV-19 to CV-22.
    private func line(first: Int, sizes: [FlowSize], _ source: FlowSection, _ room: Double, isLast: Bool) -> Line {
        let sum = sizes.reduce(0) { $0 + $1.cross }
        let thickness = sizes.reduce(0) { max($0, $1.main) }
        var line = Line(first: first, count: sizes.count, start: 0, thickness: thickness, leading: 0, spacing: source.itemSpacing)
        let length = sizes.first?.cross ?? 0
        if isLast {
            guard sizes.allSatisfy({ $0 == sizes.first }) else { return line }
            let capacity = Self.capacity(of: length, spacing: source.itemSpacing, in: room)
            if capacity == 1 {
                line.leading = (room - length) / 2
            } else {
                line.spacing = (room - Double(capacity) * length) / Double(capacity - 1)
            }
        } else if sizes.count == 1 {
            line.leading = (room - length) / 2
        } else {
            line.spacing = (room - sum) / Double(sizes.count - 1)
        }
        return line
    }

    /// What sums of fractions may be off by. > Units: points.
    private static let tolerance = 1e-6

    // MARK: Asking

    package var sectionCount: Int { sections.count }
    package func itemCount(in section: Int) -> Int { sections[section].source.items.count }
    /// From the start of the header to the end of the footer.
    package func range(of section: Int) -> ClosedRange<Double> {
        sections[section].start...max(sections[section].start, sections[section].end)
    }
    package func headerStart(of section: Int) -> Double { sections[section].start }
    package func header(of section: Int) -> Double { sections[section].source.header }
    package func footer(of section: Int) -> Double { sections[section].source.footer }
    package func footerStart(of section: Int) -> Double { sections[section].footerStart }
    /// How many items share the line of this one.
    package func lineCount(of item: Int, in section: Int) -> Int { line(of: item, in: sections[section]).count }

    /// Where an item starts along the axis that scrolls and across it, and its size.
    /// > Contract: CV-23, CV-24.
    package func place(of item: Int, in section: Int) -> (start: FlowSize, size: FlowSize) {
        let solved = sections[section]
        let line = line(of: item, in: solved)
        return place(of: item, line, solved)
    }

    private func place(of item: Int, _ line: Line, _ solved: Solved) -> (start: FlowSize, size: FlowSize) {
        let size: FlowSize
        var before = 0.0
        switch solved.source.items {
        case .same(let same, _):
            size = same
            before = Double(item - line.first) * same.cross
        case .sized(let sizes):
            size = sizes[item]
            for earlier in line.first..<item { before += sizes[earlier].cross }
        }
        let cross = solved.source.insetLeading + line.leading + before + Double(item - line.first) * line.spacing
        let main = solved.linesStart + line.start + (line.thickness - size.main) / 2
        return (FlowSize(main: snap(main), cross: snap(cross)), size)
    }

    private func snap(_ value: Double) -> Double { pixel > 0 ? (value / pixel).rounded() * pixel : value }

    private func line(of item: Int, in solved: Solved) -> Line {
        guard case .sized = solved.source.items else { return line(at: item / solved.perLine, in: solved) }
        var (low, high) = (0, solved.lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if solved.lines[middle].first <= item { low = middle } else { high = middle }
        }
        return solved.lines[low]
    }

    private func line(at index: Int, in solved: Solved) -> Line {
        guard case .same(let size, let count) = solved.source.items else { return solved.lines[index] }
        var line = solved.full
        line.first = index * solved.perLine
        line.count = min(solved.perLine, count - line.first)
        line.thickness = size.main
        line.start = Double(index) * (size.main + solved.source.lineSpacing)
        return line
    }

    /// The sections that touch a stretch of the content.
    package func sections(in range: ClosedRange<Double>) -> Range<Int> {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < sections.count, sections[end].start <= range.upperBound { end += 1 }
        return low..<end
    }

    /// The items of a section that touch a stretch along the axis that scrolls, line by line.
    package func items(of section: Int, in range: ClosedRange<Double>) -> Range<Int> {
        let solved = sections[section]
        let (from, to) = (range.lowerBound - solved.linesStart, range.upperBound - solved.linesStart)
        guard solved.lineCount > 0 else { return 0..<0 }
        if case .same(let size, let count) = solved.source.items {
            let pitch = size.main + solved.source.lineSpacing
            guard pitch > 0 else { return 0..<count }
            let first = min(max(Int(((from - size.main) / pitch).rounded(.up)), 0), solved.lineCount)
            let last = min(max(Int((to / pitch).rounded(.down)) + 1, first), solved.lineCount)
            return min(first * solved.perLine, count)..<min(last * solved.perLine, count)
        }
        var (low, high) = (0, solved.lines.count)
        while low < high {
            let middle = (low + high) / 2
            if solved.lines[middle].start + solved.lines[middle].thickness < from { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < solved.lines.count, solved.lines[end].start <= to { end += 1 }
        guard low < end else { return 0..<0 }
        return solved.lines[low].first..<(solved.lines[end - 1].first + solved.lines[end - 1].count)
    }
}
