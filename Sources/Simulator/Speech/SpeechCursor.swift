package import DeviceProtocol

/// VoiceOver's cursor: a value that receives the elements on screen and determines the next one.
package struct SpeechCursor: Hashable, Sendable {
    /// The rotor: where `up` and `down` stop.
    package enum Rotor: Hashable, Sendable {
        case elements, headings, links, controls, fields
        /// A custom rotor of the app, by name.
        case custom(String)

        static let everywhere: [Rotor] = [.elements, .headings, .links, .controls, .fields]

        /// Its spoken name.
        package var name: String {
            switch self {
            case .fields: "text fields"
            case .custom(let name): name
            default: "\(self)"
            }
        }
    }

    package private(set) var elements: [AccessibilityElement] = []
    /// The element's number; 0 for none.
    package private(set) var current: UInt64 = 0
    package private(set) var rotor = Rotor.elements
    private var index = 0

    package init() {}

    package var element: AccessibilityElement? { elements.first { $0.id == current } }

    /// Updates the elements on screen. The cursor stays on its element; if that was removed, it moves to the first.
    ///
    /// - Returns: whether it moved.
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

    /// Moves to the next or previous element, or the next of the rotor's kind; false at the end, where the cursor stays.
    package mutating func step(forward: Bool, byRotor: Bool = false) -> Bool {
        let places = forward ? Array(elements.indices.dropFirst(index + 1)) : elements.indices.prefix(index).reversed()
        guard let place = places.first(where: { !byRotor || matches(elements[$0]) }) else { return false }
        (current, index) = (elements[place].id, place)
        return true
    }

    /// The element at a position, the smallest if there are several. > Units: points of the screen.
    package func element(x: Double, y: Double) -> AccessibilityElement? {
        elements.filter { x >= $0.x && y >= $0.y && x < $0.x + $0.width && y < $0.y + $0.height }
            .min { $0.width * $0.height < $1.width * $1.height }
    }

    package mutating func turnRotor(forward: Bool) {
        let all = Rotor.everywhere + (element?.rotors ?? []).map { .custom($0) }
        let place = all.firstIndex(of: rotor) ?? 0
        rotor = all[(place + (forward ? 1 : all.count - 1)) % all.count]
    }

    private func matches(_ element: AccessibilityElement) -> Bool {
        switch rotor {
        case .elements: true
        case .headings: element.has(.header)
        case .links: element.has(.link)
        case .controls: element.entry != nil || element.has([.button, .adjustable, .toggleButton])
        case .fields: element.entry != nil
        // The app itself determines the next one.
        case .custom: false
        }
    }
}
