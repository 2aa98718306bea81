public import Foundation

extension AttributedString {
    /// How Markdown is read.
    ///
    /// > Contract: Foundation, AttributedString.MarkdownParsingOptions
    /// > Partial: attributes of apps' own (`^[text](name: value)`) stay text; positions in the source are not noted.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
            /// Blocks and what is in them. Blocks follow each other without a line between them: their presentation intents part them.
            case full
            /// No blocks; lines of the source are parted by spaces.
            case inlineOnly
            /// No blocks; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Kept: there are none.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// Becomes the text's language identifier.
        public var languageCode: String?
        /// Kept: positions are not noted.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// - Parameter baseURL: links and pictures are relative to it.
    /// - Throws: never for text; what is no Markdown is text.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self = MarkdownReader(options, baseURL: baseURL).read(markdown).attributed
    }

    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for what is not UTF-8, unless part of it is enough.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self = MarkdownReader(options, baseURL: baseURL).read(try MarkdownReader.text(markdown, options)).attributed
    }

    /// - Throws: what reading the file throws, and as `init(markdown:options:baseURL:)`.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// See `AttributedString(markdown:options:baseURL:)`.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(attributedString: MarkdownReader(options, baseURL: baseURL).read(markdown).bridged)
    }

    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(attributedString: MarkdownReader(options, baseURL: baseURL).read(try MarkdownReader.text(markdown, options)).bridged)
    }

    public convenience init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
