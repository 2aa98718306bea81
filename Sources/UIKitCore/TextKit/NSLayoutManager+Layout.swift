internal import Foundation

/// When and how paragraphs are laid out.
extension NSLayoutManager {
    var length: Int { textStorage?.length ?? 0 }
    var isEager: Bool { length <= NSLayoutManager.eagerLength || !allowsNonContiguousLayout || isFlowing }

    /// Lays out a short text completely in advance.
    func settle() {
        prepare()
        guard isEager else { return }
        for index in list.indices where list.lines[index] == nil { layOut(index) }
        sendCompletion()
    }

    /// Notifies the delegate once all paragraphs are laid out. > Contract: UIKit, NSLayoutManagerDelegate.
    func sendCompletion() {
        guard !isCompletionSent, let delegate, let last = textContainers.last else { return }
        let limit = textContainers.first?.maximumNumberOfLines ?? 0
        guard limit > 0 || list.indices.allSatisfy({ list.lines[$0] != nil }) else { return }
        isCompletionSent = true
        for container in textContainers {
            delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: container === last)
        }
    }

    func linesLeft(before index: Int) -> Int {
        guard let limit = textContainers.first?.maximumNumberOfLines, limit > 0 else { return 0 }
        var left = limit
        for lines in list.lines[..<index] { left -= lines?.layout.lines.count ?? 1 }
        return left
    }

    @discardableResult
    func layOut(_ index: Int) -> ParagraphFragment.Lines? {
        if let known = list.lines[index] { return known }
        // In flowing text the available space depends on what is above.
        if isFlowing { for above in 0..<index where list.lines[above] == nil { layOutAlone(above) } }
        return layOutAlone(index)
    }

    @discardableResult
    func layOutAlone(_ index: Int) -> ParagraphFragment.Lines? {
        guard let textStorage else { return nil }
        let left = linesLeft(before: index)
        guard left >= 0, left > 0 || textContainers.first?.maximumNumberOfLines ?? 0 == 0 else {
            list.heights[index] = 0
            return nil
        }
        let start = start(of: index)
        let visibleLength = list.visibleLength(index)
        let text = links.shown(textStorage.attributedSubstring(from: NSRange(location: start, length: visibleLength)))
        let mark = start + visibleLength
        let endPosition = list.endMark(index) > 0 ? mark : mark - 1
        let end =
            visibleLength == 0 && endPosition >= 0 && textStorage.length > 0
            ? textStorage.attributes(at: min(endPosition, textStorage.length - 1), effectiveRange: nil) : [:]
        var setting = setting
        setting.container = textContainers.first
        setting.flow?.origin = isFlowing ? top(of: index) : 0
        var lines = setting.lines(
            text, from: start, end: end, isFirst: index == 0, isLast: index == list.count - 1, maximumLines: left)
        // In flowing text the space next to obstacles depends on where lines are.
        if delegate != nil, !isFlowing {
            lines = spaced(lines, from: start, top: top(of: index), isFirst: index == 0, isLast: index == list.count - 1)
        }
        paragraphLayoutCount += 1
        list.lines[index] = lines
        list.heights[index] = lines.before + lines.layout.usedHeight + lines.after
        return lines
    }

    /// The length of the text with lines, if their number is limited.
    var shownLength: Int {
        guard let limit = textContainers.first?.maximumNumberOfLines, limit > 0 else { return length }
        prepare()
        var end = 0
        for index in list.indices {
            guard let lines = layOut(index) else { return end }
            if lines.layout.isTruncated { return end + (lines.layout.lines.last?.end ?? 0) }
            end += list.lengths[index]
        }
        return end
    }
}
