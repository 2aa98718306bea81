internal import DriveProtocol

/// Screens and their differences as lines.
enum ScreenText {
    /// The most lines of a difference: `look` shows the rest. A client's model reads each of them: nothing stands between a mark and its reference.
    private static let mostChanges = 16
    /// The same in bytes: in lists with long texts a few lines are as much to read. > Units: bytes.
    private static let longestChanges = 540

    /// > Parameters: root: the index of an element whose inside is shown; nil for all.
    static func tree(_ screen: SeenScreen, in root: Int? = nil, frames: Bool = false) -> String {
        var lines = screen.isSystem ? ["(the device's own screen)"] : []
        let base = root.map { screen.elements[$0].depth } ?? 0
        for index in screen.elements.indices where screen.elements[index].isListed && isInside(index, root, screen) {
            let seen = screen.elements[index]
            lines.append(String(repeating: " ", count: max(0, seen.depth - base)) + ElementLine.text(seen, frame: frames))
        }
        return lines.isEmpty ? "(nothing on the screen)" : lines.joined(separator: "\n")
    }

    private static func isInside(_ index: Int, _ root: Int?, _ screen: SeenScreen) -> Bool {
        guard let root else { return true }
        var place = index
        while place > root { place = screen.elements[place].element.parent }
        return place == root
    }

    static func difference(from old: SeenScreen, to new: SeenScreen) -> String {
        let before = Dictionary(old.listed.map { ($0.reference, $0) }) { first, _ in first }
        let after = Set(new.listed.map(\.reference))
        var lines = new.isSystem == old.isSystem ? [] : [new.isSystem ? "the device's own screen is shown" : "the app is shown"]
        if old.width > 0, (old.width, old.height) != (new.width, new.height) {
            lines.append("the screen has \(Int(new.width))×\(Int(new.height)) points")
        }
        let gone = old.listed.map(\.reference).filter { !after.contains($0) }
        if !gone.isEmpty { lines.append("- " + ranges(gone)) }
        var changes: [String] = []
        var (covered, uncovered): ([Int], [Int]) = ([], [])
        for seen in new.listed {
            guard let earlier = before[seen.reference] else {
                let isNested = seen.parent != 0 && before[seen.parent] == nil
                changes.append("+" + (isNested ? " " : "") + ElementLine.text(seen))
                continue
            }
            if ElementLine.text(earlier, visibility: false) != ElementLine.text(seen, visibility: false) {
                changes.append("~" + ElementLine.text(seen))
            } else if earlier.element.isHittable != seen.element.isHittable {
                if seen.element.isHittable { uncovered.append(seen.reference) } else { covered.append(seen.reference) }
            }
        }
        // An alert covers a whole screen of elements, which are otherwise the same.
        if !covered.isEmpty { lines.append("hidden now: " + ranges(covered)) }
        if !uncovered.isEmpty { lines.append("no longer hidden: " + ranges(uncovered)) }
        let shown = beginning(of: changes)
        lines += shown
        if changes.count > shown.count { lines.append("… \(changes.count - shown.count) more: look") }
        if lines.isEmpty { return hasMoved(old, new) ? "elements have moved; nothing else changed" : "nothing changed" }
        return lines.joined(separator: "\n")
    }

    /// As many lines as an answer has space for, and one at least.
    private static func beginning(of changes: [String]) -> ArraySlice<String> {
        var size = 0
        let count = changes.prefix(mostChanges).prefix { line in
            size += line.utf8.count + 1
            return size <= longestChanges
        }.count
        return changes.prefix(max(1, count))
    }

    private static func hasMoved(_ old: SeenScreen, _ new: SeenScreen) -> Bool {
        let places = Dictionary(old.listed.map { ($0.reference, $0.element) }) { first, _ in first }
        return new.listed.contains { seen in
            guard let place = places[seen.reference] else { return false }
            let element = seen.element
            return (place.x, place.y, place.width, place.height) != (element.x, element.y, element.width, element.height)
        }
    }

    /// `e1 e3-e5` for 1, 3, 4, 5.
    static func ranges(_ references: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in references.sorted() {
            if let run = runs.last, run.upperBound + 1 == number {
                runs[runs.count - 1] = run.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs.map { $0.count == 1 ? "e\($0.lowerBound)" : "e\($0.lowerBound)-e\($0.upperBound)" }.joined(separator: " ")
    }
}
