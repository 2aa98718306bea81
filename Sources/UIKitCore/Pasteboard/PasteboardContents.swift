internal import Foundation
internal import ObjectiveC

/// The contents of a pasteboard: a value, with the rules for reading one type as another.
@MainActor struct PasteboardContents {
    /// The maximum text size sent to the desktop. > Units: bytes.
    static let desktopLimit = 1 << 20

    struct Item {
        let values: [String: Any]
        let types: [String]
    }

    private(set) var items: [Item] = []
    /// Not shared with the desktop.
    var isLocal = false
    var expiration: Date?

    var types: Set<String> { Set(items.flatMap(\.types)) }

    func liveItems(now: Date) -> [Item] { expiration.map { $0 <= now } ?? false ? [] : items }

    mutating func set(_ values: [[String: Any]]) {
        items = []
        isLocal = false
        expiration = nil
        add(values)
    }

    mutating func add(_ values: [[String: Any]]) {
        items += values.map { value in
            let resolved = PasteboardContents.resolvingAutomatic(value)
            return Item(values: resolved, types: resolved.keys.sorted { PasteboardContents.rank($0) < PasteboardContents.rank($1) })
        }
    }

    /// A value of automatic type is stored under its class's type.
    private static func resolvingAutomatic(_ values: [String: Any]) -> [String: Any] {
        guard let value = values[UIPasteboard.typeAutomatic] else { return values }
        var result = values
        result[UIPasteboard.typeAutomatic] = nil
        switch value {
        case is String, is NSString: result[UniformTypes.text] = value
        case let url as URL: result.merge(self.values(of: url)) { _, new in new }
        case is UIImage: result[UniformTypes.png] = value
        case is UIColor: result[UniformTypes.color] = value
        default: result[UniformTypes.data] = value
        }
        return result
    }

    static func values(of url: URL) -> [String: Any] { [url.isFileURL ? UniformTypes.fileURL : UniformTypes.url: url] }

    /// The values that a provider has without waiting.
    static func values(of provider: NSItemProvider) -> [String: Any] {
        var values: [String: Any] = [:]
        for type in provider.registeredTypeIdentifiers { values[type] = provider.immediateData(type) }
        return values
    }

    /// Richer types first, then by name.
    private static func rank(_ type: String) -> String {
        let order = [UniformTypes.color, UniformTypes.png, UniformTypes.jpeg, UniformTypes.fileURL, UniformTypes.url]
        return (order.firstIndex(of: type).map { "\($0)" } ?? "9") + type
    }
}

extension PasteboardContents.Item {
    func has(_ wanted: [String]) -> Bool { wanted.contains { type in types.contains { UniformTypes.conforms($0, to: type) } } }

    func value(of type: String) -> Any? { values[type] ?? types.first { UniformTypes.conforms($0, to: type) }.flatMap { values[$0] } }

    func data(of type: String) -> Data? {
        switch value(of: type) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage:
            UniformTypes.conforms(type, to: UniformTypes.jpeg) ? image.jpegData(compressionQuality: 0.9) : image.uprightPNG
        case let color as UIColor: ColorPasteboardData.encode(color)
        case let value?: try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        case nil: nil
        }
    }

    var string: String? {
        switch value(of: "public.text") {
        case let text as String: text
        case let data as Data: String(data: data, encoding: .utf8)
        default: url?.absoluteString
        }
    }

    var url: URL? {
        switch value(of: UniformTypes.url) {
        case let url as URL: return url
        case let text as String: return URL(string: text)
        case let data as Data: return String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
        default: break
        }
        // Text that is a URL with a scheme counts as one.
        guard let text = value(of: "public.text") as? String, let url = URL(string: text), url.scheme != nil else { return nil }
        return url
    }

    var image: UIImage? {
        switch value(of: "public.image") {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        default: nil
        }
    }

    var color: UIColor? {
        switch value(of: UniformTypes.color) {
        case let color as UIColor: color
        case let data as Data: ColorPasteboardData.decode(data)
        default: nil
        }
    }

    var provider: NSItemProvider {
        let provider = NSItemProvider()
        for type in types {
            guard let data = data(of: type) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(data, nil)
                return nil
            }
        }
        return provider
    }
}

extension NSItemProvider {
    /// Nil if the data is not available at once.
    func immediateData(_ type: String) -> Data? {
        let box = DataBox()
        loadImmediately(type) { box.data = $0 }
        return box.data
    }

    private final class DataBox: @unchecked Sendable { var data: Data? }
}

/// Colours as data: four components.
enum ColorPasteboardData {
    static func encode(_ color: UIColor) -> Data {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Data("\(red) \(green) \(blue) \(alpha)".utf8)
    }

    static func decode(_ data: Data) -> UIColor? {
        let parts = String(decoding: data.prefix(200), as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
