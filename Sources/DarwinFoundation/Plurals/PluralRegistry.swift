internal import Foundation
internal import Synchronization

/// Formats that apps hold, with the rules that belong to them.
///
/// On Apple's systems a localized string keeps its rules as an object. A `String` on Linux is only text, so the names of variables in it
/// are followed by the number of their rules, in tag characters, which have no glyph. Formatting replaces variables and numbers alike.
final class PluralRegistry: Sendable {
    static let shared = PluralRegistry()

    private struct State {
        var texts: [PluralText] = []
        var numbers: [String: Int] = [:]
        var tables: [String: StringsDictionary] = [:]
        var idiom = "iphone"
    }

    private let state = Mutex(State())

    /// The device's kind, as tables name it.
    func setIdiom(_ idiom: String) {
        state.withLock { state in
            guard state.idiom != idiom else { return }
            (state.idiom, state.tables) = (idiom, [:])
        }
    }

    /// The text of a key in the table at a path; nil if it has none.
    func text(_ key: String, at path: String, language: String) -> String? {
        state.withLock { state in
            let table =
                state.tables[path]
                ?? StringsDictionary(
                    FileManager.default.contents(atPath: path) ?? Data(), language: language, idiom: state.idiom)
            state.tables[path] = table
            switch table.entries[key] {
            case nil: return nil
            case .plain(let text): return text
            case .plural(let text):
                let name = "\(path)\n\(key)"
                let number = state.numbers[name] ?? state.texts.count
                if number == state.texts.count { state.texts.append(text) } else { state.texts[number] = text }
                state.numbers[name] = number
                return Self.tagged(text.format, number)
            }
        }
    }

    /// The variable and the rules that a name with a number stands for.
    func entry(_ name: String) -> (name: String, text: PluralText)? {
        let scalars = name.unicodeScalars
        guard let start = scalars.firstIndex(where: Self.isTag) else { return nil }
        var number = 0
        for scalar in scalars[start...] {
            guard Self.isTag(scalar), number < 1 << 24 else { return nil }
            number = number * 10 + Int(scalar.value - Self.zero)
        }
        let text = state.withLock { $0.texts.indices.contains(number) ? $0.texts[number] : nil }
        return text.map { (String(name.unicodeScalars[..<start]), $0) }
    }

    /// The tag character of the digit zero.
    private static let zero: UInt32 = 0xE0030

    private static func isTag(_ scalar: Unicode.Scalar) -> Bool { zero...zero + 9 ~= scalar.value }

    private static func tagged(_ format: String, _ number: Int) -> String {
        let digits = String(number).unicodeScalars.compactMap { Unicode.Scalar(zero + $0.value - 0x30) }
        let tag = String(String.UnicodeScalarView(digits))
        var result = ""
        var rest = format[...]
        while let start = rest.firstRange(of: "#@"), let end = rest[start.upperBound...].firstIndex(of: "@") {
            result += rest[..<end] + tag + "@"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
