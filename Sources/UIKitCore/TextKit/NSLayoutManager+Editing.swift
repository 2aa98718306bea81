internal import Foundation

/// Applies edits to the paragraphs: unaffected ones retain their lines.
extension NSLayoutManager {
    static func fragment(_ units: [UInt16], _ setting: ParagraphSetting) -> ParagraphFragment {
        let isReturnLineFeed = units.count > 1 && units[units.count - 2] == 0x0D && units.last == 0x0A
        let endMark = units.last.map { TextUnits.isSeparator($0) ? (isReturnLineFeed ? 2 : 1) : 0 } ?? 0
        return ParagraphFragment(length: units.count, endMark: endMark, height: setting.guess(units.count - endMark))
    }

    func refresh(_ indices: Range<Int>) -> ClosedRange<Double>? {
        guard !indices.isEmpty else { return nil }
        let top = top(of: indices.lowerBound)
        let before = height(indices)
        forget(indices)
        for index in indices where isEager || index < indices.lowerBound + 200 { layOut(index) }
        let after = height(indices)
        return top...(before == after ? top + after : .greatestFiniteMagnitude)
    }

    /// > Returns: the heights to redraw.
    func replaceFragments(_ buffer: TextBuffer, _ range: Range<Int>, _ delta: Int) -> ClosedRange<Double>? {
        let new = buffer.paragraphs
        let oldEnd = range.upperBound - delta
        var (first, start) = (0, 0)
        while first < list.count, first < new.count, start + list.lengths[first] <= range.lowerBound,
            list.lengths[first] == new[first].count, first < list.count - 1
        {
            start += list.lengths[first]
            first += 1
        }
        var (tail, end) = (0, length)
        while tail < list.count - first, tail < new.count - first {
            let old = list.lengths[list.count - 1 - tail]
            guard end - old >= oldEnd, old == new[new.count - 1 - tail].count else { break }
            end -= old
            tail += 1
        }
        let setting = setting
        let (before, isTail, wasEmpty) = (height(first..<list.count - tail), tail > 0, first == list.count - tail)
        let top = top(of: first)
        let known = list.count - tail == first + 1 ? list.lines[first] : nil
        let made = new[first..<new.count - tail].map { Self.fragment($0, setting) }
        list.replaceSubrange(first..<list.count - tail, with: made)
        if made.count <= 200 || isEager { for index in first..<first + made.count { layOut(index) } }
        // The first and last paragraph have other spacing.
        if wasEmpty || made.isEmpty {
            if !isTail, first > 0 { spaceOut(first - 1) }
            if first == 0, made.count < list.count { spaceOut(made.count) }
        }
        let after = height(first..<first + made.count)
        let bottom = before == after ? top + after : .greatestFiniteMagnitude
        guard made.count == 1, let known, let lines = list.lines[first] else { return top...bottom }
        let edited = max(range.lowerBound - start, 0)..<max(range.upperBound - start, 0)
        guard let changed = lines.changed(since: known, in: edited, by: delta) else { return nil }
        return top + changed.lowerBound...(before == after ? top + changed.upperBound : bottom)
    }

    func spaceOut(_ index: Int) {
        guard list.lines[index] != nil else { return }
        list.lines[index] = nil
        layOut(index)
    }
}
