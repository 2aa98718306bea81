/// A length along the scrolling axis and one across it. > Units: points.
package struct FlowSize: Hashable, Sendable {
    package var main: Double
    package var cross: Double
    package init(main: Double, cross: Double) { (self.main, self.cross) = (main, cross) }
}

/// One section of a flow layout, before it is solved.
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

        /// > Complexity: O(1) once sizes differ.
        mutating func set(_ size: FlowSize, at item: Int) {
            var sizes: [FlowSize]
            switch self {
            case .same(let same, let count): sizes = Array(repeating: same, count: count)
            case .sized(let known): sizes = known
            }
            // The sizes are mutated in place, not copied.
            self = .sized([])
            sizes[item] = size
            self = .sized(sizes)
        }
    }

    package var items = Items.sized([])
    package var insetStart = 0.0
    package var insetEnd = 0.0
    package var insetLeading = 0.0
    package var insetTrailing = 0.0
    package var lineSpacing = 10.0
    package var itemSpacing = 10.0
    /// Along the scrolling axis; 0 for no header.
    package var header = 0.0
    package var footer = 0.0

    package init() {}
}

/// Fills lines with items side by side, one line after the other.
///
/// Steps per section: fill lines; distribute the remaining space of each; add header, insets and footer.
/// > Contract: UIKit, UICollectionViewFlowLayout; CV-17 to CV-26.
/// > Complexity: sections of equal items O(1); others O(items) to solve, and O(lines that change + log) for an item of another size;
/// queries O(log sections + log lines + results).
package struct FlowLayoutSolver: Sendable {
    private struct Line: Sendable {
        var first: Int
        var count: Int
        var thickness: Double
        var leading: Double
        var spacing: Double
    }
    private struct Solved: Sendable {
        var source: FlowSection
        /// For items of different sizes: the lines, and the thickness of each including the spacing after it.
        var lines: [Line] = []
        var pitches = RowOffsets()
        var perLine = 1
        var lineCount = 0
        var full = Line(first: 0, count: 0, thickness: 0, leading: 0, spacing: 0)

        /// Of all lines and their spacing.
        var thickness: Double {
            guard lineCount > 0 else { return 0 }
            guard case .same(let size, _) = source.items else { return pitches.totalHeight - source.lineSpacing }
            return Double(lineCount) * size.main + Double(lineCount - 1) * source.lineSpacing
        }
        var length: Double { source.header + source.insetStart + thickness + source.insetEnd + source.footer }
        /// From the first line's start.
        func start(ofLine index: Int) -> Double {
            guard case .same(let size, _) = source.items else { return pitches.offset(of: index) }
            return Double(index) * (size.main + source.lineSpacing)
        }
        func end(ofLine index: Int) -> Double { start(ofLine: index) + lines[index].thickness }
    }

    private var sections: [Solved] = []
    private var extents = RowOffsets()
    /// Across, without content insets.
    package let available: Double
    private let pixel: Double
    package var length: Double { extents.totalHeight }
    /// Lines filled so far. > For tests.
    package private(set) var linesFilled = 0

    package init(_ sections: [FlowSection], available: Double, pixel: Double) {
        self.available = available
        self.pixel = pixel
        self.sections.reserveCapacity(sections.count)
        for section in sections {
            self.sections.append(Solved(source: section))
            solve(self.sections.count - 1)
        }
        extents = RowOffsets(heights: self.sections.map(\.length))
        assert(checkInvariants())
    }

    /// Whether lines contain every item once, in order, and sums are those of their parts. > Complexity: O(lines · log lines).
    package func checkInvariants() -> Bool {
        guard extents.count == sections.count else { return false }
        return sections.indices.allSatisfy { index in
            let solved = sections[index]
            guard extents.height(of: index) == RowOffsets.valid(solved.length) else { return false }
            switch solved.source.items {
            case .same(_, let count):
                return solved.lines.isEmpty && solved.perLine > 0 && solved.lineCount == (count + solved.perLine - 1) / solved.perLine
            case .sized(let sizes):
                guard solved.lineCount == solved.lines.count, solved.pitches.count == solved.lines.count else { return false }
                var next = 0
                for (place, line) in solved.lines.enumerated() {
                    guard line.first == next, line.count > 0 else { return false }
                    guard solved.pitches.height(of: place) == RowOffsets.valid(line.thickness + solved.source.lineSpacing) else {
                        return false
                    }
                    next += line.count
                }
                return next == sizes.count
            }
        }
    }

    /// The sections' descriptions.
    package var sources: [FlowSection] { sections.map(\.source) }

    // MARK: Solving

    private func space(in source: FlowSection) -> Double { available - source.insetLeading - source.insetTrailing }

    private mutating func solve(_ index: Int) {
        let source = sections[index].source
        switch source.items {
        case .same(let size, let count):
            let perLine = Self.capacity(of: size.cross, spacing: source.itemSpacing, in: space(in: source))
            sections[index].perLine = perLine
            sections[index].lineCount = (count + perLine - 1) / perLine
            let sizes = Array(repeating: size, count: min(perLine, max(count, 1)))
            sections[index].full = line(first: 0, sizes: sizes[...], source, isLast: true)
        case .sized(let sizes):
            var lines: [Line] = []
            var first = 0
            while first < sizes.count {
                lines.append(fill(from: first, sizes, source))
                first += lines[lines.count - 1].count
            }
            linesFilled += lines.count
            sections[index].pitches = RowOffsets(heights: lines.map { $0.thickness + source.lineSpacing })
            sections[index].lineCount = lines.count
            sections[index].lines = lines
        }
    }

    /// An item's size changed: lines are filled again from it on, until one begins at the same item as before.
    package mutating func setSize(_ size: FlowSize, of item: Int, in section: Int) {
        guard sections.indices.contains(section), item >= 0, item < sections[section].source.items.count else { return }
        let wasSame = sections[section].lines.isEmpty
        sections[section].source.items.set(size, at: item)
        if wasSame { solve(section) } else { refill(section, from: item) }
        extents.setHeight(sections[section].length, of: section)
    }

    private mutating func refill(_ section: Int, from item: Int) {
        let source = sections[section].source
        guard case .sized(let sizes) = source.items else { return }
        let lines = sections[section].lines
        let index = Self.index(ofItem: item, in: lines)
        // The first item of a line may now fit into the previous one.
        let start = lines[index].first == item ? max(0, index - 1) : index
        var (first, end) = (lines[start].first, start)
        var fresh: [Line] = []
        while first < sizes.count {
            while end < lines.count, lines[end].first < first { end += 1 }
            if first > item, end < lines.count, lines[end].first == first { break }
            fresh.append(fill(from: first, sizes, source))
            first += fresh[fresh.count - 1].count
        }
        if first >= sizes.count { end = lines.count }
        linesFilled += fresh.count
        replaceLines(start..<end, of: section, by: fresh)
    }

    private mutating func replaceLines(_ range: Range<Int>, of section: Int, by fresh: [Line]) {
        let spacing = sections[section].source.lineSpacing
        if fresh.count == range.count {
            for (offset, line) in fresh.enumerated() {
                sections[section].lines[range.lowerBound + offset] = line
                sections[section].pitches.setHeight(line.thickness + spacing, of: range.lowerBound + offset)
            }
            return
        }
        sections[section].lines.replaceSubrange(range, with: fresh)
        sections[section].lineCount = sections[section].lines.count
        sections[section].pitches.remove(range)
        for (offset, line) in fresh.enumerated() {
            sections[section].pitches.insert(1, height: line.thickness + spacing, at: range.lowerBound + offset)
        }
    }

    /// > Contract: CV-18.
    private static func capacity(of length: Double, spacing: Double, in space: Double) -> Int {
        guard length + spacing > 0 else { return max(1, Int(whole: space)) }
        return max(1, Int(whole: ((space + spacing + tolerance) / (length + spacing)).rounded(.down)))
    }

    private func fill(from first: Int, _ sizes: [FlowSize], _ source: FlowSection) -> Line {
        let space = space(in: source)
        var used = sizes[first].cross
        var end = first + 1
        while end < sizes.count, used + source.itemSpacing + sizes[end].cross <= space + Self.tolerance {
            used += source.itemSpacing + sizes[end].cross
            end += 1
        }
        return line(first: first, sizes: sizes[first..<end], source, isLast: end == sizes.count)
    }

    /// > Contract: CV-19 to CV-22.
    private func line(first: Int, sizes: ArraySlice<FlowSize>, _ source: FlowSection, isLast: Bool) -> Line {
        let space = space(in: source)
        let sum = sizes.reduce(0) { $0 + $1.cross }
        let thickness = sizes.reduce(0) { max($0, $1.main) }
        var line = Line(first: first, count: sizes.count, thickness: thickness, leading: 0, spacing: source.itemSpacing)
        let length = sizes.first?.cross ?? 0
        if isLast {
            guard sizes.allSatisfy({ $0 == sizes.first }) else { return line }
            let capacity = Self.capacity(of: length, spacing: source.itemSpacing, in: space)
            if capacity == 1 {
                line.leading = (space - length) / 2
            } else {
                line.spacing = (space - Double(capacity) * length) / Double(capacity - 1)
            }
        } else if sizes.count == 1 {
            line.leading = (space - length) / 2
        } else {
            line.spacing = (space - sum) / Double(sizes.count - 1)
        }
        return line
    }

    /// Rounding error of sums of fractions. > Units: points.
    private static let tolerance = 1e-6

    // MARK: Queries

    package var sectionCount: Int { sections.count }
    package func itemCount(in section: Int) -> Int { sections[section].source.items.count }
    /// From the start of the header to the end of the footer.
    package func range(of section: Int) -> ClosedRange<Double> {
        let start = headerStart(of: section)
        return start...max(start, end(of: section))
    }
    package func headerStart(of section: Int) -> Double { extents.offset(of: section) }
    package func header(of section: Int) -> Double { sections[section].source.header }
    package func footer(of section: Int) -> Double { sections[section].source.footer }
    package func footerStart(of section: Int) -> Double { end(of: section) - footer(of: section) }
    private func end(of section: Int) -> Double { extents.offset(of: section + 1) }
    private func linesStart(of section: Int) -> Double {
        let source = sections[section].source
        return headerStart(of: section) + source.header + source.insetStart
    }
    /// Number of items in the line of this one.
    package func lineCount(of item: Int, in section: Int) -> Int { line(of: item, in: sections[section]).line.count }

    /// An item's origin along and across the scrolling axis, and its size.
    /// > Contract: CV-23, CV-24.
    package func place(of item: Int, in section: Int) -> (start: FlowSize, size: FlowSize) {
        let solved = sections[section]
        let (line, lineStart) = line(of: item, in: solved)
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
        let main = linesStart(of: section) + lineStart + (line.thickness - size.main) / 2
        return (FlowSize(main: snap(main), cross: snap(cross)), size)
    }

    private func snap(_ value: Double) -> Double { pixel > 0 ? (value / pixel).rounded() * pixel : value }

    private func line(of item: Int, in solved: Solved) -> (line: Line, start: Double) {
        guard case .same(let size, let count) = solved.source.items else {
            let index = Self.index(ofItem: item, in: solved.lines)
            return (solved.lines[index], solved.start(ofLine: index))
        }
        let index = item / solved.perLine
        var line = solved.full
        line.first = index * solved.perLine
        line.count = min(solved.perLine, count - line.first)
        line.thickness = size.main
        return (line, solved.start(ofLine: index))
    }

    private static func index(ofItem item: Int, in lines: [Line]) -> Int {
        max(0, lines.indices.partitioningIndex { lines[$0].first > item } - 1)
    }

    /// The sections that intersect a range of the content.
    package func sections(in range: ClosedRange<Double>) -> Range<Int> {
        var low = extents.row(at: range.lowerBound) ?? 0
        while low > 0, end(of: low - 1) >= range.lowerBound { low -= 1 }
        while low < sections.count, end(of: low) < range.lowerBound { low += 1 }
        var end = low
        while end < sections.count, headerStart(of: end) <= range.upperBound { end += 1 }
        return low..<end
    }

    /// The items of a section whose lines intersect a range along the scrolling axis.
    package func items(of section: Int, in range: ClosedRange<Double>) -> Range<Int> {
        let solved = sections[section]
        let start = linesStart(of: section)
        let (from, to) = (range.lowerBound - start, range.upperBound - start)
        guard solved.lineCount > 0 else { return 0..<0 }
        if case .same(let size, let count) = solved.source.items {
            let pitch = size.main + solved.source.lineSpacing
            guard pitch > 0 else { return 0..<count }
            let first = min(max(Int(whole: ((from - size.main) / pitch).rounded(.up)), 0), solved.lineCount)
            let last = min(max(Int(whole: (to / pitch).rounded(.down)) + 1, first), solved.lineCount)
            return min(first * solved.perLine, count)..<min(last * solved.perLine, count)
        }
        var low = solved.pitches.row(at: max(0, from)) ?? 0
        while low > 0, solved.end(ofLine: low - 1) >= from { low -= 1 }
        while low < solved.lineCount, solved.end(ofLine: low) < from { low += 1 }
        var end = low
        while end < solved.lineCount, solved.start(ofLine: end) <= to { end += 1 }
        guard low < end else { return 0..<0 }
        return solved.lines[low].first..<(solved.lines[end - 1].first + solved.lines[end - 1].count)
    }
}
