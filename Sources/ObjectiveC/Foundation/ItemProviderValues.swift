public import Foundation

/// The error for data that cannot be converted to a class.
private func unreadable(_ type: String) -> NSError {
    NSError(
        domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "The data is no value of type \(type)"])
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// UTF-8 text, plain text and text.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.text, "public.plain-text", "public.text"] }
    /// UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.text] }

    /// Decodes UTF-8 text; throws for other bytes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw unreadable(typeIdentifier) }
        return self.init(string: text)
    }

    /// Passes the string as UTF-8, before the call returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The types of file URLs and of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.fileURL, UniformTypes.url] }
    /// The type of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.url] }
    /// The type of URLs, and before it that of file URLs for one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? [UniformTypes.fileURL, UniformTypes.url] : [UniformTypes.url]
    }

    /// Parses a URL out of UTF-8 text; throws if that fails.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw unreadable(typeIdentifier)
        }
        return url
    }

    /// Passes the absolute URL as UTF-8, before the call returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
