package import DeviceProtocol

/// Finds the elements on screen that a script names.
package struct ElementQuery {
    package let elements: [AccessibilityElement]

    package init(_ elements: [AccessibilityElement]) { self.elements = elements }

    package enum Mismatch: Error, Equatable, CustomStringConvertible {
        case nothing(String, near: [String])
        case several(String, [String])
        case covered(String, String)

        package var description: String {
            switch self {
            case .nothing(let name, let near):
                "nothing on screen is named \"\(name)\""
                    + (near.isEmpty ? "" : "; there is " + near.map { "\"\($0)\"" }.joined(separator: ", "))
            case .several(let name, let places):
                "\(places.count) elements are named \"\(name)\" (\(places.joined(separator: "; "))); name one by its identifier or position"
            case .covered(let name, let place): "\"\(name)\" (\(place)) would not receive the touch: it is hidden, covered or disabled"
            }
        }
    }

    /// The element that a touch on `name` hits: by identifier, else label, else value. Of nested elements with the same name, the
    /// innermost. Of a control and texts that name it, the control.
    package func target(_ name: String) throws(Mismatch) -> AccessibilityElement {
        let ways: [(AccessibilityElement) -> String] = [{ $0.identifier }, { $0.label }, { $0.value }]
        for way in ways {
            let named = elements.filter { way($0) == name }
            guard !named.isEmpty else { continue }
            let hittable = named.filter(\.isHittable)
            guard !hittable.isEmpty else { throw .covered(name, named[0].place) }
            for candidates in [hittable, hittable.filter { !$0.isText }] {
                guard let best = candidates.max(by: { $0.depth < $1.depth }) else { continue }
                if candidates.allSatisfy({ $0.overlaps(best) }) { return best }
            }
            throw .several(name, hittable.map(\.place))
        }
        throw .nothing(name, near: near(name))
    }

    /// The first element of this name, touchable or not.
    package func first(named name: String) -> AccessibilityElement? {
        let ways: [(AccessibilityElement) -> String] = [{ $0.identifier }, { $0.label }, { $0.value }]
        for way in ways {
            if let found = elements.first(where: { way($0) == name }) { return found }
        }
        return nil
    }

    /// The first element of this name, if scrolling may make it touchable: its centre is outside the screen, or it is
    /// clipped or covered. > Units: points of the screen.
    package func scrollTarget(_ name: String, width: Double, height: Double) -> AccessibilityElement? {
        guard let element = first(named: name), element.isEnabled else { return nil }
        let isBeyond = !(0..<width ~= element.center.x && 0..<height ~= element.center.y)
        guard !element.isHittable || isBeyond else { return nil }
        return abs(element.center.x - width / 2) > 1 || abs(element.center.y - height / 2) > 1 ? element : nil
    }

    /// Whether a visible element has `text` as identifier or within its label or value.
    package func shows(_ text: String) -> Bool { elements.contains { $0.isSeen && $0.has(text) } }

    /// The same for elements that are not visible: transparent, outside the screen or a clipping edge, or covered.
    package func unseen(_ text: String) -> AccessibilityElement? { elements.first { !$0.isSeen && $0.has(text) } }

    package func near(_ name: String) -> [String] {
        let lower = name.lowercased()
        let names = elements.flatMap { [$0.identifier, $0.label, $0.value] }.filter { !$0.isEmpty && $0.count < 40 }
        let close = names.filter { $0.lowercased().contains(lower) || lower.contains($0.lowercased()) }
        var seen: Set<String> = []
        return (close.isEmpty ? names : close).filter { seen.insert($0).inserted }.prefix(6).map { $0 }
    }

    /// One line per element, indented by depth: printed where the app's own tree is not available.
    package var text: String {
        elements.map { element in
            var parts = [String(repeating: "  ", count: max(0, element.depth)) + element.className]
            if !element.identifier.isEmpty { parts.append("#" + element.identifier) }
            if !element.label.isEmpty { parts.append(element.label.debugDescription) }
            if !element.value.isEmpty { parts.append("= " + element.value.debugDescription) }
            parts.append("(\(element.place))")
            if !element.isEnabled { parts.append("disabled") }
            if !element.isHittable { parts.append("not hittable") }
            if !element.isSeen { parts.append("not visible") }
            return parts.joined(separator: " ")
        }.joined(separator: "\n")
    }
}

extension AccessibilityElement {
    package var place: String {
        "\(Int(saturating: x)),\(Int(saturating: y)) \(Int(saturating: width))×\(Int(saturating: height))"
    }
    package var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

    /// The centre of its part on a screen of this size. > Units: points of the screen.
    package func visibleCenter(width: Double, height: Double) -> (x: Double, y: Double) {
        let (left, right) = (max(x, 0), min(x + self.width, width))
        let (top, bottom) = (max(y, 0), min(y + self.height, height))
        return left < right && top < bottom ? ((left + right) / 2, (top + bottom) / 2) : center
    }

    /// Whether it is a text and nothing else: `UIAccessibilityTraits.staticText`.
    fileprivate var isText: Bool { traits == 1 << 6 }

    fileprivate func has(_ text: String) -> Bool { identifier == text || label.contains(text) || value.contains(text) }

    fileprivate func overlaps(_ other: AccessibilityElement) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
