import Foundation

/// A part of a status's text.
struct TextPart: Equatable {
    enum Kind: Equatable {
        case plain, mention, topic, link, emoticon
    }

    var kind: Kind
    var text: String
}

/// Splits a text into mentions, topics, links, emoticons and what is between.
enum RichText {
    private static let kinds: [TextPart.Kind] = [.link, .topic, .mention, .emoticon]
    private static let pattern = try? NSRegularExpression(
        pattern: ##"(https?://[A-Za-z0-9\-._~:/?#@!$&'*+,;=%]+)|(#[^#\n]+#)|(@[\p{L}\p{N}_\-·]{1,30})|(\[[\p{L}\p{N}]{1,12}\])"##)

    /// - Parameter isEmoticon: whether a name in brackets is one; others stay as they are.
    static func parts(of text: String, isEmoticon: (String) -> Bool) -> [TextPart] {
        let whole = text as NSString
        var parts: [TextPart] = []
        func add(_ kind: TextPart.Kind, _ text: String) {
            guard !text.isEmpty else { return }
            if kind == .plain, parts.last?.kind == .plain {
                parts[parts.count - 1].text += text
            } else {
                parts.append(TextPart(kind: kind, text: text))
            }
        }
        var end = 0
        for match in pattern?.matches(in: text, range: NSRange(location: 0, length: whole.length)) ?? [] {
            add(.plain, whole.substring(with: NSRange(location: end, length: match.range.location - end)))
            end = NSMaxRange(match.range)
            let found = whole.substring(with: match.range)
            let group = kinds.indices.first { match.range(at: $0 + 1).location != NSNotFound } ?? 0
            add(kinds[group] == .emoticon && !isEmoticon(found) ? .plain : kinds[group], found)
        }
        add(.plain, whole.substring(from: end))
        return parts
    }
}
