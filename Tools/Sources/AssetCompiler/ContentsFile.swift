import Foundation

/// A set's `Contents.json`.
struct ContentsFile {
    let path: String
    let values: [String: Any]

    /// > Units: bytes.
    private static let maximumFileSize = 4 << 20

    /// Nil when the file does not exist.
    init?(in folder: String) throws(AssetDiagnostic) {
        path = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard data.count <= Self.maximumFileSize else { throw .error(path, "\(data.count) bytes are too many for this file") }
        let object: Any
        do { object = try JSONSerialization.jsonObject(with: data) } catch {
            throw Self.diagnostic(path, data, error as NSError)
        }
        guard let values = object as? [String: Any] else { throw .error(path, "not a JSON object") }
        self.values = values
    }

    private static func diagnostic(_ path: String, _ data: Data, _ error: NSError) -> AssetDiagnostic {
        let reason = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
        if let match = reason.firstMatch(of: /line (\d+), column (\d+)/) { return .error("\(path):\(match.1):\(match.2)", reason) }
        let line = (error.userInfo["NSJSONSerializationErrorIndex"] as? Int).map { index in
            data.prefix(index).count { $0 == UInt8(ascii: "\n") } + 1
        }
        return .error(line.map { "\(path):\($0)" } ?? path, "not JSON: " + reason)
    }

    /// The entries of a list; empty when the list is missing.
    func entries(_ key: String) throws(AssetDiagnostic) -> [Entry] {
        guard let value = values[key] else { return [] }
        guard let list = value as? [Any] else { throw .error(path, "\"\(key)\" is not a list") }
        var entries: [Entry] = []
        for (index, item) in list.enumerated() {
            guard let item = item as? [String: Any] else { throw .error(path, "\(key)[\(index)] is not an object") }
            entries.append(Entry(file: path, place: "\(key)[\(index)]", values: item))
        }
        return entries
    }

    /// The settings of the whole set.
    var properties: Entry {
        Entry(file: path, place: "properties", values: values["properties"] as? [String: Any] ?? [:])
    }
}

/// One object in a `Contents.json`, with its location for diagnostics.
struct Entry {
    let file: String
    let place: String
    let values: [String: Any]

    func text(_ key: String) throws(AssetDiagnostic) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value as? String else { throw error("\"\(key)\" is not text") }
        return text
    }

    func flag(_ key: String) -> Bool { (values[key] as? Bool) ?? ((values[key] as? String) == "true") }

    func entry(_ key: String) throws(AssetDiagnostic) -> Entry? {
        guard let value = values[key] else { return nil }
        guard let object = value as? [String: Any] else { throw error("\"\(key)\" is not an object") }
        return Entry(file: file, place: "\(place).\(key)", values: object)
    }

    /// A number, also one written as a string.
    func number(_ key: String) throws(AssetDiagnostic) -> Double? {
        guard let value = values[key] else { return nil }
        let number = (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap { Double($0) }
        guard let number, number.isFinite else { throw error("\"\(key)\" is not a number") }
        return number
    }

    /// The file that an entry names, if any; whether it exists is another question.
    func filename() throws(AssetDiagnostic) -> String? {
        guard let name = try text("filename"), !name.isEmpty else { return nil }
        guard !name.contains("/"), name != "..", name != "." else { throw error("\"\(name)\" is not a file in its set") }
        return name
    }

    func error(_ message: String) -> AssetDiagnostic { .error(file, "\(place): \(message)") }

    /// The traits that the variant is for; nil when no device of Ferry's has them.
    func conditions() throws(AssetDiagnostic) -> AssetIndex.Conditions? {
        var result = AssetIndex.Conditions()
        switch try text("idiom") ?? "universal" {
        case "universal": break
        case "iphone": result.idiom = "iphone"
        case "ipad": result.idiom = "ipad"
        case "mac", "tv", "watch", "car", "vision", "ios-marketing", "watch-marketing": return nil
        case let other: throw error("there is no idiom \"\(other)\"")
        }
        if let list = values["appearances"] {
            guard let list = list as? [[String: Any]] else { throw error("\"appearances\" is not a list of objects") }
            for item in list {
                let value = item["value"] as? String
                switch item["appearance"] as? String {
                case "luminosity": result.appearance = value == "dark" ? "dark" : "light"
                case "contrast": result.contrast = value == "high" ? "high" : "normal"
                case let other: throw error("there is no appearance \"\(other ?? "")\"")
                }
            }
        }
        result.width = try text("width-class")
        result.height = try text("height-class")
        result.direction = try text("language-direction")
        result.gamut = try text("display-gamut")
        return result
    }
}
