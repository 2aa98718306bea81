import Foundation

/// The files of the page, each with another way to be read.
enum OrchardFile: Int, CaseIterable {
    case plist, json, extra, broken

    private var name: (String, String) {
        switch self {
        case .plist: ("Orchard", "plist")
        case .json: ("Orchard", "json")
        case .extra: ("OrchardExtra", "json")
        case .broken: ("OrchardBroken", "json")
        }
    }

    struct Failure: Error { var reason: String }

    /// The file's text.
    func text() throws -> String {
        guard let url = Bundle.module.url(forResource: name.0, withExtension: name.1) else { throw Failure(reason: "no file") }
        return try String(contentsOf: url, encoding: .utf8)
    }

    /// > Throws: the parser's error, or `Failure` if the file is no dictionary.
    func orchard() throws -> Orchard { try Self.orchard(from: Data(text().utf8), isList: self == .plist) }

    static func orchard(from data: Data, isList: Bool) throws -> Orchard {
        let object =
            isList ? try PropertyListSerialization.propertyList(from: data, format: nil) : try JSONSerialization.jsonObject(with: data)
        guard let dictionary = object as? [String: Any] else { throw Failure(reason: "no dictionary at the top") }
        return Orchard(dictionary)
    }
}
