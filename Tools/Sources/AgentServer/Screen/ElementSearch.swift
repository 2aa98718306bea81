internal import DriveProtocol

/// Why a name does not name one element; the text lists those that it may have meant.
struct SearchFailure: Error, Equatable {
    var text: String
    /// Whether there is none, which time may change.
    var isMissing = true
}

/// Finds the element that a client names.
struct ElementSearch {
    let screen: SeenScreen
    /// What elements that are gone were called.
    let gone: [Int: String]

    /// How many elements are named for one that is missing.
    private static let mostNear = 5

    /// > Parameters: name: a reference such as `e12`, an identifier, a label or a value. > Returns: an index in the screen's elements.
    func index(of name: String) throws(SearchFailure) -> Int {
        if let reference = Self.reference(name) {
            if reference > 0, let index = screen.elements.firstIndex(where: { $0.reference == reference }) { return index }
            // "e12" may be what something is called.
            if all(name).isEmpty {
                let earlier = gone[reference]
                let words = earlier.map { "\(name) (\($0)) is gone" } ?? "there was never an element \(name)"
                throw SearchFailure(text: words + nearest(to: earlier ?? name))
            }
        }
        let found = all(name)
        guard let first = found.first else {
            throw SearchFailure(text: "nothing is called \(ElementLine.quoted(name))" + nearest(to: name))
        }
        // A button's text is within the button: the outermost has the reference that is listed.
        let distinct = found.filter { index in !found.contains { $0 != index && isInside(index, $0) } }
        guard distinct.count == 1 else {
            let lines = distinct.prefix(Self.mostNear * 2).map { "\n  " + ElementLine.text(screen.elements[$0], frame: true) }.joined()
            throw SearchFailure(
                text: "\(distinct.count) elements are called \(ElementLine.quoted(name)); name one by its reference:" + lines,
                isMissing: false)
        }
        return distinct.first ?? first
    }

    private static func reference(_ name: String) -> Int? { name.hasPrefix("e") ? Int(name.dropFirst()) : nil }

    private func all(_ name: String) -> [Int] {
        for key in [\DriveElement.identifier, \.label, \.title] {
            let found = screen.elements.indices.filter { screen.elements[$0].element[keyPath: key] == name }
            let visible = found.filter { screen.elements[$0].element.isHittable }
            if !found.isEmpty { return visible.isEmpty ? found : visible }
        }
        return screen.elements.indices.filter { screen.elements[$0].element.value == name }
    }

    private func isInside(_ index: Int, _ root: Int) -> Bool {
        var place = index
        while place > root { place = screen.elements[place].element.parent }
        return place == root
    }

    /// Listed elements that share the most pairs of characters with the name.
    private func nearest(to name: String) -> String {
        let wanted = Self.pairs(name)
        let rated = screen.listed.enumerated().map { place, seen in
            (place: place, share: Self.likeness(wanted, Self.pairs(ElementLine.name(seen.element))), seen: seen)
        }
        let near = rated.filter { $0.share > 0 }.sorted { ($1.share, $0.place) < ($0.share, $1.place) }.prefix(Self.mostNear)
        return near.isEmpty ? "" : "; the nearest are:" + near.map { "\n  " + ElementLine.text($0.seen) }.joined()
    }

    private static func pairs(_ text: String) -> Set<String> {
        let letters = Array(text.lowercased().filter { $0.isLetter || $0.isNumber })
        return Set(zip(letters, letters.dropFirst()).map { String([$0, $1]) })
    }

    /// > Contract: the Dice coefficient.
    private static func likeness(_ a: Set<String>, _ b: Set<String>) -> Double {
        a.isEmpty || b.isEmpty ? 0 : 2 * Double(a.intersection(b).count) / Double(a.count + b.count)
    }
}
