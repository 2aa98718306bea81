public import Foundation

extension AttributedString {
    /// Options of parsing Markdown.
    ///
    /// > Contract: Foundation, AttributedString.MarkdownParsingOptions
    /// > Partial: attributes of apps' own (`^[text](name: value)`) stay text; positions in the source are not noted.
    public struct MarkdownParsingOptions: Sendable {
        /// Which part of Markdown is interpreted, and what happens to white space.
        public enum InterpretedSyntax: Sendable {
            /// Blocks and inline elements. Blocks are not separated by line breaks: their presentation intents distinguish them.
            case full
            /// No blocks; line breaks of the source become spaces.
            case inlineOnly
            /// No blocks; white space is unchanged.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens when the source cannot be read as text.
        public enum FailurePolicy: Sendable {
            /// Throws an error.
            case throwError
            /// Replaces what is not UTF-8 and returns the rest.
            case returnPartiallyParsedIfPossible
        }

        /// Stored without effect: there are none.
        public var allowsExtendedAttributes: Bool
        /// Which part of Markdown is interpreted; `.full` by default.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens when the source cannot be read as text; `.throwError` by default.
        public var failurePolicy: FailurePolicy
        /// Becomes the text's language identifier.
        public var languageCode: String?
        /// Stored without effect: positions are not recorded.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options; the defaults interpret all of Markdown.
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

    /// Creates a text from Markdown, with its formatting as presentation intents.
    ///
    /// - Parameter baseURL: base of relative links and images.
    /// - Throws: never for text; invalid Markdown is text.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self = MarkdownReader(options, baseURL: baseURL).read(markdown).attributed
    }

    /// Creates a text from Markdown in UTF-8, with its formatting as presentation intents.
    ///
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for data that is not UTF-8, unless partial results are allowed.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self = MarkdownReader(options, baseURL: baseURL).read(try MarkdownReader.text(markdown, options)).attributed
    }

    /// Creates a text from a Markdown file, with its formatting as presentation intents.
    ///
    /// - Throws: errors of reading the file, and those of `init(markdown:options:baseURL:)`.
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

    /// Creates a text from Markdown in UTF-8, with the attributes of `AttributedString`'s scope.
    ///
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for data that is not UTF-8, unless partial results are allowed.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(attributedString: MarkdownReader(options, baseURL: baseURL).read(try MarkdownReader.text(markdown, options)).bridged)
    }

    /// Creates a text from a Markdown file.
    ///
    /// - Throws: Errors of reading the file, and those of `init(markdown:options:baseURL:)`.
    public convenience init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
