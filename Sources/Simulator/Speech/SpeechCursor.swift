package import HostInterface

/// Where a person is who goes through the screen by ear; a value that is told what is on the screen and says where to go.
package struct SpeechCursor: Hashable, Sendable {
    /// What the rotor makes `next` and `previous` stop at.
    package enum Rotor: String, Hashable, Sendable, CaseIterable {
        case elements, headings, links, controls, fields = "text fields"
    }

    package private(set) var elements: [AccessibilityElement] = []
    /// The element's number; 0 for none.
    package private(set) var current: UInt64 = 0
    package private(set) var rotor = Rotor.elements
    private var index = 0

    package init() {}

    package var element: AccessibilityElement? { elements.first { $0.id == current } }

    /// What is on the screen now. The cursor stays with its element; when that is gone, it goes to the first.
    ///
    /// - Returns: whether it went elsewhere.
    @discardableResult
    package mutating func update(_ all: [AccessibilityElement]) -> Bool {
        elements = all.spoken
        if let place = elements.firstIndex(where: { $0.id == current }) {
            index = place
            return false
        }
        return move(to: elements.first?.id ?? 0)
    }

    @discardableResult
    package mutating func move(to id: UInt64) -> Bool {
        guard let place = elements.firstIndex(where: { $0.id == id }) else { return false }
        (current, index) = (id, place)
        return true
    }

    /// The next or previous thing of the rotor's kind; false at the end, where the cursor stays.
    package mutating func step(forward: Bool) -> Bool {
        let places = forward ? Array(elements.indices.dropFirst(index + 1)) : elements.indices.prefix(index).reversed()
        guard let place = places.first(where: { matches(elements[$0]) }) else { return false }
        (current, index) = (elements[place].id, place)
        return true
    }

    package mutating func turnRotor(forward: Bool) {
        let all = Rotor.allCases
        let place = all.firstIndex(of: rotor) ?? 0
        rotor = all[(place + (forward ? 1 : all.count - 1)) % all.count]
    }

    private func matches(_ element: AccessibilityElement) -> Bool {
        switch rotor {
        case .elements: true
        case .headings: element.traits & 1 << 16 != 0
        case .links: element.traits & 1 << 1 != 0
        case .controls: element.entry != nil || element.traits & (1 | 1 << 12 | 1 << 53) != 0
        case .fields: element.entry != nil
        }
    }
}
