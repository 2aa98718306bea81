public import Foundation

/// The error for data that cannot be converted to a class.
private func unreadable(_ type: String) -> NSError {
    NSError(
        domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "The data is no value of type \(type)"])
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.text, "public.plain-text", "public.text"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.text] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw unreadable(typeIdentifier) }
        return self.init(string: text)
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.fileURL, UniformTypes.url] }
    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.url] }
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? [UniformTypes.fileURL, UniformTypes.url] : [UniformTypes.url]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw unreadable(typeIdentifier)
        }
        return url
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
