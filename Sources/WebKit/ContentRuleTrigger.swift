internal import Foundation

/// When a content rule applies.
struct ContentRuleTrigger: Sendable {
    private static let kinds: Set<String> = [
        "document", "image", "style-sheet", "script", "font", "raw", "svg-document", "media", "popup", "ping", "fetch", "websocket",
        "other",
    ]
    private static let keys: Set<String> = [
        "url-filter", "url-filter-is-case-sensitive", "resource-type", "load-type", "if-domain", "unless-domain", "if-top-url",
        "unless-top-url",
    ]

    private let filter: NSRegularExpression
    /// Empty for all.
    private let types: Set<String>
    /// Nil for both.
    private let isThirdParty: Bool?
    private let domains: (names: [String], isExcept: Bool)?
    private let pages: (filters: [NSRegularExpression], isExcept: Bool)?

    init(_ values: [String: Any]) throws(ContentRuleError) {
        if let unknown = values.keys.sorted().first(where: { !Self.keys.contains($0) }) {
            throw ContentRuleError(message: "the trigger's \"\(unknown)\" is not supported")
        }
        guard let text = values["url-filter"] as? String, !text.isEmpty else {
            throw ContentRuleError(message: "the trigger has no url-filter")
        }
        filter = try Self.expression(text, isCaseSensitive: values["url-filter-is-case-sensitive"] as? Bool ?? false)
        types = Set(try Self.texts(values, "resource-type") ?? [])
        if let unknown = types.subtracting(Self.kinds).sorted().first {
            throw ContentRuleError(message: "there is no resource-type \"\(unknown)\"")
        }
        let loads = Set(try Self.texts(values, "load-type") ?? [])
        if let unknown = loads.subtracting(["first-party", "third-party"]).sorted().first {
            throw ContentRuleError(message: "there is no load-type \"\(unknown)\"")
        }
        isThirdParty = loads.count == 1 ? loads.contains("third-party") : nil
        let conditions = ["if-domain", "unless-domain", "if-top-url", "unless-top-url"].filter { values[$0] != nil }
        guard conditions.count < 2 else {
            throw ContentRuleError(message: "a trigger has one condition of \(conditions.joined(separator: ", "))")
        }
        let (only, except) = (try Self.texts(values, "if-domain"), try Self.texts(values, "unless-domain"))
        domains = (only ?? except).map { ($0.map { $0.lowercased() }, only == nil) }
        let (onlyPages, exceptPages) = (try Self.texts(values, "if-top-url"), try Self.texts(values, "unless-top-url"))
        var filters: [NSRegularExpression] = []
        for text in onlyPages ?? exceptPages ?? [] { filters.append(try Self.expression(text, isCaseSensitive: false)) }
        pages = filters.isEmpty ? nil : (filters, onlyPages == nil)
    }

    private static func texts(_ values: [String: Any], _ key: String) throws(ContentRuleError) -> [String]? {
        guard let value = values[key] else { return nil }
        guard let texts = value as? [String], !texts.isEmpty else { throw ContentRuleError(message: "\(key) is not an array of texts") }
        return texts
    }

    /// WebKit's expressions: `.`, sets, groups, `*`, `+`, `?`, `^` at the start and `$` at the end. Others are refused, as there, and so
    /// are repetitions of groups that repeat something, whose matching may take any time.
    private static func expression(_ text: String, isCaseSensitive: Bool) throws(ContentRuleError) -> NSRegularExpression {
        func refuse(_ reason: String) -> ContentRuleError { ContentRuleError(message: "the filter \"\(text)\" has \(reason)") }
        guard text.allSatisfy(\.isASCII) else { throw refuse("characters that are not ASCII") }
        var (isSet, isEscaped): (Bool, Bool) = (false, false)
        var repeats: [Bool] = [], closed = false
        for (place, character) in text.enumerated() {
            let groupRepeats = closed
            closed = false
            if isEscaped {
                if character.isLetter || character.isNumber { throw refuse("the escape \\\(character)") }
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "]": isSet = false
            case _ where isSet: break
            case "[": isSet = true
            case "|", "{", "}": throw refuse("the unsupported character \(character)")
            case "^" where place > 0: throw refuse("^ in its middle")
            case "(": repeats.append(false)
            case ")":
                guard let inner = repeats.popLast() else { throw refuse("a group that is not open") }
                closed = inner
                if inner, !repeats.isEmpty { repeats[repeats.count - 1] = true }
            case "*", "+", "?":
                if groupRepeats, character != "?" { throw refuse("a repetition of repetitions") }
                if !repeats.isEmpty { repeats[repeats.count - 1] = true }
            default: break
            }
        }
        let options: NSRegularExpression.Options = isCaseSensitive ? [] : .caseInsensitive
        guard !text.contains("(?"), let expression = try? NSRegularExpression(pattern: text, options: options) else {
            throw refuse("a mistake")
        }
        return expression
    }

    func matches(_ request: ContentRules.Request) -> Bool {
        if !types.isEmpty, types.isDisjoint(with: request.kinds) { return false }
        let page = request.page.host?.lowercased() ?? ""
        if let isThirdParty, isThirdParty == Self.isSameSite(request.url.host?.lowercased() ?? "", page) { return false }
        if let domains, domains.names.contains(where: { Self.matches(page, $0) }) == domains.isExcept { return false }
        if let pages, pages.filters.contains(where: { Self.found($0, request.page) }) == pages.isExcept { return false }
        return Self.found(filter, request.url)
    }

    private static func found(_ expression: NSRegularExpression, _ url: URL) -> Bool {
        let text = url.absoluteString
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }

    /// A name that begins with a star stands for its parts, too.
    private static func matches(_ host: String, _ name: String) -> Bool {
        guard name.hasPrefix("*") else { return host == name }
        let name = name.dropFirst()
        return host == name || host.hasSuffix("." + name)
    }

    /// Whether two hosts are one, or one is a part of the other.
    private static func isSameSite(_ first: String, _ second: String) -> Bool {
        first == second || first.hasSuffix("." + second) || second.hasSuffix("." + first)
    }
}
