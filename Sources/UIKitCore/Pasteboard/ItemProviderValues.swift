public import Foundation
public import ObjectiveC

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.png, UniformTypes.jpeg, "public.image"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.png, UniformTypes.jpeg] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw ItemProviderFailure.unreadable(typeIdentifier) }
        return image
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == UniformTypes.jpeg ? jpegData(compressionQuality: 0.9) : uprightPNG, nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.color] }
    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.color] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = ColorPasteboardData.decode(data) as? Self else { throw ItemProviderFailure.unreadable(typeIdentifier) }
        return color
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ColorPasteboardData.encode(self), nil)
        return nil
    }
}

enum ItemProviderFailure {
    static func unreadable(_ type: String) -> NSError {
        NSError(
            domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "The data is no value of type \(type)"])
    }
}
