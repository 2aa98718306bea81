internal import Foundation

/// Writes elements as JSON, in the form that their `Codable` conformance has.
///
/// A test asks for the elements several times for each of its steps; `JSONEncoder` takes longer for them than the app for all else.
struct DriveScreenWriter {
    private var bytes: [UInt8] = []

    /// A line feed is not added. > Throws: for a number that JSON does not have.
    static func answer(_ screen: DriveScreen) throws(DriveLineError) -> Data {
        var writer = DriveScreenWriter()
        writer.bytes.reserveCapacity(512 + 384 * screen.elements.count)
        writer.put(#"{"screen":{"_0":{"isSystem":"#)
        writer.put(screen.isSystem)
        writer.put(#","width":"#)
        try writer.put(screen.width)
        writer.put(#","height":"#)
        try writer.put(screen.height)
        writer.put(#","elements":"#)
        try writer.put(screen.elements)
        writer.put("}}}")
        return Data(writer.bytes)
    }

    static func list(_ elements: [DriveElement]) throws(DriveLineError) -> String {
        var writer = DriveScreenWriter()
        writer.bytes.reserveCapacity(384 * elements.count)
        try writer.put(elements)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private mutating func put(_ elements: [DriveElement]) throws(DriveLineError) {
        put("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { put(",") }
            try put(element)
        }
        put("]")
    }

    private mutating func put(_ element: DriveElement) throws(DriveLineError) {
        put(#"{"id":"# + String(element.id))
        put(#","parent":"# + String(element.parent))
        put(#","type":"# + String(element.type))
        let texts = [
            ("identifier", element.identifier), ("label", element.label), ("title", element.title), ("value", element.value),
            ("placeholder", element.placeholder),
        ]
        for case (let name, let text?) in texts {
            put(#",""# + name + #"":"#)
            put(quoted: text)
        }
        for (name, number) in [("x", element.x), ("y", element.y), ("width", element.width), ("height", element.height)] {
            put(#",""# + name + #"":"#)
            try put(number)
        }
        let flags = [
            ("isEnabled", element.isEnabled), ("isSelected", element.isSelected), ("hasFocus", element.hasFocus),
            ("isHittable", element.isHittable),
        ]
        for (name, flag) in flags {
            put(#",""# + name + #"":"#)
            put(flag)
        }
        put(#","touch":{"x":"#)
        try put(element.touch.x)
        put(#","y":"#)
        try put(element.touch.y)
        put("}")
        if let rows = element.hiddenRows { put(#","hiddenRows":{"above":\#(rows.above),"below":\#(rows.below)}"#) }
        if let isSystem = element.isSystem { put(#","isSystem":"# + (isSystem ? "true" : "false")) }
        put("}")
    }

    private mutating func put(_ text: String) { bytes += text.utf8 }
    private mutating func put(_ flag: Bool) { put(flag ? "true" : "false") }

    private mutating func put(_ number: Double) throws(DriveLineError) {
        guard number.isFinite else { throw .outOfRange("\(number)") }
        // Whole numbers without the fraction that their description has.
        put(number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)")
    }

    private mutating func put(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                put(#"\u00"# + (byte < 16 ? "0" : ""))
                put(String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
