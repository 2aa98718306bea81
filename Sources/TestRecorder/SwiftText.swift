internal import DriveProtocol

/// Names, texts and queries in Swift.
enum SwiftText {
    /// A literal in one line, whatever the text contains.
    static func quoted(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += #"\\"#
            case "\"": literal += #"\""#
            case "\n": literal += #"\n"#
            case "\r": literal += #"\r"#
            case "\t": literal += #"\t"#
            default:
                let isPlain = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && !isInvisible(scalar)
                if isPlain { literal.unicodeScalars.append(scalar) } else { literal += "\\u{" + String(scalar.value, radix: 16) + "}" }
            }
        }
        return literal + "\""
    }

    /// Characters that end a line or change the direction of the source. The joiner of emoji stays.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    static func query(_ selector: ElementSelector) -> String {
        var text = selector.isSystem ? "springboard" : "app"
        let steps = selector.steps
        for (place, step) in steps.enumerated() {
            switch step {
            case .descendants(let type): text += "." + plural(type)
            case .named(let name):
                if case .index? = place + 1 < steps.count ? steps[place + 1] : nil {
                    text += ".matching(identifier: \(quoted(name)))"
                } else {
                    text += "[\(quoted(name))]"
                }
            case .containing(let type, let name): text += ".containing(.\(singular(type)), identifier: \(quoted(name)))"
            case .index(let index): text += ".element(boundBy: \(index))"
            }
        }
        if case .descendants? = steps.last { text += ".element" }
        return text
    }

    /// The property of a query.
    private static func plural(_ type: DriveElementType) -> String {
        switch type {
        case .switch: "switches"
        case .other: "otherElements"
        default: "\(type)s"
        }
    }

    private static func singular(_ type: DriveElementType) -> String { "\(type)" }

    static func name(of key: RecordedKey) -> String {
        switch key {
        case .up: "upArrow"
        case .down: "downArrow"
        case .left: "leftArrow"
        case .right: "rightArrow"
        default: "\(key)"
        }
    }

    /// Words of a file's name as a type's: "add item" becomes "AddItem".
    static func typeName(_ name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { String($0).capitalizedFirst }.joined()
        if joined.isEmpty { return "RecordedUITests" }
        return joined.first?.isNumber == true ? "Test" + joined : joined
    }

    static func methodName(_ name: String, isXCTest: Bool) -> String {
        var type = typeName(name)
        for ending in ["UITests", "UITest", "Tests", "Test"] where type.hasSuffix(ending) && type.count > ending.count {
            type.removeLast(ending.count)
            break
        }
        return isXCTest ? "test" + type : type.prefix(1).lowercased() + type.dropFirst() + "Recorded"
    }
}
