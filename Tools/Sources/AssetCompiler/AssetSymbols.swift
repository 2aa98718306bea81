import Foundation

/// Swift names for the assets of a catalog, as Xcode 15 and later generate them: `UIImage(resource: .myPhoto)`, `UIColor.brand`.
public enum AssetSymbols {
    /// Source to append to a file of the module with the catalog; empty when the sources use none of the names, or declare all of them.
    ///
    /// - Parameter bundle: an expression for the bundle with the compiled catalog.
    public static func source(_ names: AssetCompiler.Names, bundle: String, usedIn sources: [String]) -> String {
        let images = wanted(names.images, suffix: "Image", sources)
        let colors = wanted(names.colors, suffix: "Color", sources)
        guard !images.isEmpty || !colors.isEmpty else { return "" }
        var text = "\nimport UIKit\n"
        for (kind, owner, members) in [("ImageResource", "UIImage", images), ("ColorResource", "UIColor", colors)] where !members.isEmpty {
            text += "extension \(kind) {\n"
            for member in members {
                text += "    static let \(member.name) = \(kind)(name: \(literal(member.asset)), bundle: \(bundle))\n"
            }
            text += "}\nextension \(owner) {\n"
            for member in members { text += "    static var \(member.name): \(owner) { \(owner)(resource: .\(member.name)) }\n" }
            text += "}\n"
        }
        return text
    }

    /// The name for the folder of a set, such as `Brand.colorset`; nil for other folders.
    public static func name(ofSet folder: String) -> String? {
        let base = (folder as NSString).deletingPathExtension
        return switch (folder as NSString).pathExtension {
        case "colorset": identifier(base, without: "Color")
        case "imageset": identifier(base, without: "Image")
        default: nil
        }
    }

    private static func wanted(_ assets: [String], suffix: String, _ sources: [String]) -> [(name: String, asset: String)] {
        var taken: Set<String> = []
        var result: [(name: String, asset: String)] = []
        for asset in assets where !asset.contains("/") {
            guard let name = identifier(asset, without: suffix), taken.insert(name).inserted, isUsed(name, sources) else { continue }
            result.append((name, asset))
        }
        return result
    }

    /// Whether sources use a name and none declares it.
    private static func isUsed(_ name: String, _ sources: [String]) -> Bool {
        sources.contains { $0.contains(".\(name)") }
            && !sources.contains { source in
                ["let", "var", "func"].contains { source.contains("static \($0) \(name)") || source.contains("class \($0) \(name)") }
            }
    }

    /// `my-photo` and `MyPhoto` become `myPhoto`; `AccentColor` becomes `accent`. Nil when nothing remains that could be a name.
    static func identifier(_ asset: String, without suffix: String) -> String? {
        let base = asset.hasSuffix(suffix) && asset != suffix ? String(asset.dropLast(suffix.count)) : asset
        let words = base.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return nil }
        let start = first.first?.isUppercase == true ? lowered(first) : String(first)
        let name = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isNumber == true ? "_" + name : keywords.contains(name) ? "`\(name)`" : name
    }

    /// Lowercases the capitals at the start, all but the last of several before a small letter: `URLIcon` becomes `urlIcon`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "class", "default", "do", "else", "enum", "false", "for", "func", "if", "import", "in", "init", "is", "let",
        "nil", "operator", "protocol", "return", "self", "static", "struct", "switch", "true", "try", "var", "where", "while", "repeat",
    ]

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
