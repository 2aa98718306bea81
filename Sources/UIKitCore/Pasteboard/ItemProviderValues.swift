public import Foundation
public import ObjectiveC

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types from which an image can be created, the preferred first.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.png, UniformTypes.jpeg, "public.image"] }
    /// The types that an image is offered as: PNG, then JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.png, UniformTypes.jpeg] }

    /// Creates an image from encoded data; throws `unexpectedValueClassError` if the data is no image.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw ItemProviderFailure.unreadable(typeIdentifier) }
        return image
    }

    /// Provides the image as JPEG of quality 0.9 or as PNG, before it returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == UniformTypes.jpeg ? jpegData(compressionQuality: 0.9) : uprightPNG, nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// The type from which a colour can be created.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.color] }
    /// The type that a colour is offered as.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.color] }

    /// Creates a colour from encoded data; throws `unexpectedValueClassError` if the data is no colour.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = ColorPasteboardData.decode(data) as? Self else { throw ItemProviderFailure.unreadable(typeIdentifier) }
        return color
    }

    /// Provides the encoded colour, before it returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ColorPasteboardData.encode(self), nil)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    private static let richText = "public.rtf"

    /// Rich text, UTF-8 text and plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { [richText, UniformTypes.text, "public.plain-text"] }
    /// Rich text, then UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [richText, UniformTypes.text] }

    /// Creates a text from rich or plain text; throws `unexpectedValueClassError` if the data is neither.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text =
            typeIdentifier == richText
            ? try NSAttributedString(data: data, options: [.documentType: DocumentType.rtf], documentAttributes: nil)
            : String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) }
        guard let text, let made = text as? Self ?? NSMutableAttributedString(attributedString: text) as? Self else {
            throw ItemProviderFailure.unreadable(typeIdentifier)
        }
        return made
    }

    /// Provides the text as RTF or as UTF-8, before it returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == Self.richText ? RTFWriter.data(self) : Data(string.utf8), nil)
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
