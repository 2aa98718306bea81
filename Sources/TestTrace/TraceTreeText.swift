/// Elements as JSON, many times faster than an encoder: each step of a test has those of a screen.
struct TraceTreeText {
    private(set) var bytes: [UInt8] = []

    init(_ elements: [TraceElement]) {
        bytes.reserveCapacity(elements.count * 160)
        add("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { add(",") }
            add(element)
        }
        add("]")
    }

    /// The line of the elements under a name, with its line feed.
    static func line(named name: String, _ elements: [UInt8]) -> [UInt8] {
        Array(#"{"tree":{"elements":"#.utf8) + elements + Array(#","name":"\#(name)"}}"#.utf8) + [UInt8(ascii: "\n")]
    }

    /// With its members in the order of their names, as all lines have them.
    private mutating func add(_ element: TraceElement) {
        let frame = element.frame
        add(#"{"frame":{"height":"#)
        add(frame.height)
        add(#","width":"#)
        add(frame.width)
        add(#","x":"#)
        add(frame.x)
        add(#","y":"#)
        add(frame.y)
        add("}")
        add("identifier", element.identifier)
        add("label", element.label)
        add(#","parent":\#(element.parent)"#)
        add("placeholder", element.placeholder)
        if let states = element.states {
            add(#","states":["#)
            for (index, state) in states.enumerated() {
                if index > 0 { add(",") }
                quote(state)
            }
            add("]")
        }
        add("title", element.title)
        add("type", element.type)
        add("value", element.value)
        add("}")
    }

    private mutating func add(_ text: String) { bytes += text.utf8 }

    private mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        add(",\"\(name)\":")
        quote(value)
    }

    /// JSON has no other numbers than finite ones.
    private mutating func add(_ number: Double) {
        guard let whole = Int(exactly: number) else { return add(number.isFinite ? "\(number)" : "0") }
        add("\(whole)")
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                add("\\u00")
                bytes += [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
