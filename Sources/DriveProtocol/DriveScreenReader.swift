internal import Foundation

/// Reads elements that `DriveScreenWriter` or `JSONEncoder` wrote: JSON with fields in any order and unknown ones.
///
/// An app may answer anything; whatever the bytes, the result is elements or an error.
struct DriveScreenReader {
    private var scanner: JSONByteScanner

    /// Nil if the bytes are no answer with a screen, which other decoders read.
    static func answer(_ line: Data) throws(DriveLineError) -> DriveScreen? {
        guard line.starts(with: Self.beginning) else { return nil }
        var reader = DriveScreenReader(scanner: JSONByteScanner([UInt8](line)))
        try reader.scanner.skip(Self.beginning.count)
        let screen = try reader.screen()
        for _ in 0..<2 { try reader.scanner.expect(UInt8(ascii: "}")) }
        try reader.scanner.end()
        return screen
    }

    private static let beginning = Array(#"{"screen":{"_0":"#.utf8)

    static func list(_ text: String) throws(DriveLineError) -> [DriveElement] {
        var reader = DriveScreenReader(scanner: JSONByteScanner(Array(text.utf8)))
        let elements = try reader.elements()
        try reader.scanner.end()
        return elements
    }

    private mutating func screen() throws(DriveLineError) -> DriveScreen {
        var screen = DriveScreen(isSystem: false, width: 0, height: 0, elements: [])
        var known: Set<String> = []
        try scanner.object { (scanner, name) throws(DriveLineError) in
            known.insert(name)
            switch name {
            case "isSystem": screen.isSystem = try scanner.flag()
            case "width": screen.width = try scanner.number()
            case "height": screen.height = try scanner.number()
            case "elements":
                var reader = DriveScreenReader(scanner: scanner)
                defer { scanner = reader.scanner }
                screen.elements = try reader.elements()
            default: try scanner.skipValue()
            }
        }
        try scanner.require(["isSystem", "width", "height", "elements"], in: known)
        return screen
    }

    private mutating func elements() throws(DriveLineError) -> [DriveElement] {
        var elements: [DriveElement] = []
        try scanner.array { scanner throws(DriveLineError) in elements.append(try Self.element(&scanner)) }
        return elements
    }

    private static func element(_ scanner: inout JSONByteScanner) throws(DriveLineError) -> DriveElement {
        var element = DriveElement(id: 0, parent: -1, type: 0)
        var known: Set<String> = []
        try scanner.object { (scanner, name) throws(DriveLineError) in
            switch name {
            case "id": element.id = try scanner.integer()
            case "parent": element.parent = try scanner.integer()
            case "type": element.type = try scanner.integer()
            case "identifier": element.identifier = try scanner.string()
            case "label": element.label = try scanner.string()
            case "title": element.title = try scanner.string()
            case "value": element.value = try scanner.stringOrNull()
            case "placeholder": element.placeholder = try scanner.stringOrNull()
            case "x": element.x = try scanner.number()
            case "y": element.y = try scanner.number()
            case "width": element.width = try scanner.number()
            case "height": element.height = try scanner.number()
            case "isEnabled": element.isEnabled = try scanner.flag()
            case "isSelected": element.isSelected = try scanner.flag()
            case "hasFocus": element.hasFocus = try scanner.flag()
            case "isHittable": element.isHittable = try scanner.flag()
            case "touch": element.touch = try point(&scanner)
            case "isSystem": element.isSystem = try scanner.flag()
            case "hiddenRows": element.hiddenRows = try hiddenRows(&scanner)
            default: try scanner.skipValue()
            }
            if name == "id" || name == "parent" || name == "type" { known.insert(name) }
        }
        try scanner.require(["id", "parent", "type"], in: known)
        return element
    }

    private static func hiddenRows(_ scanner: inout JSONByteScanner) throws(DriveLineError) -> DriveHiddenRows {
        var rows = DriveHiddenRows(above: 0, below: 0)
        try scanner.object { (scanner, name) throws(DriveLineError) in
            switch name {
            case "above": rows.above = try scanner.integer()
            case "below": rows.below = try scanner.integer()
            default: try scanner.skipValue()
            }
        }
        return rows
    }

    private static func point(_ scanner: inout JSONByteScanner) throws(DriveLineError) -> DrivePoint {
        var point = DrivePoint(x: 0, y: 0)
        try scanner.object { (scanner, name) throws(DriveLineError) in
            switch name {
            case "x": point.x = try scanner.number()
            case "y": point.y = try scanner.number()
            default: try scanner.skipValue()
            }
        }
        return point
    }
}
