public import Foundation

extension PersonNameComponents {
    /// Writes a name: "Anne Lee".
    ///
    /// > Contract: Foundation, PersonNameComponents.FormatStyle.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        ///
        /// > Contract: Foundation, PersonNameComponents.FormatStyle.Style.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname or given name, given and family name, all parts, or initials.
            case short, medium, long, abbreviated
        }

        /// How much of the name is written.
        public var style: Style
        /// The locale whose order is used for names whose script does not decide it.
        public var locale: Locale

        /// Creates a style of a length in a locale.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        /// The name as text, in the order of its script and language.
        public func format(_ value: PersonNameComponents) -> String {
            let styles: [Style: PersonNameComponentsFormatter.Style] = [
                .short: .short, .medium: .medium, .long: .long, .abbreviated: .abbreviated,
            ]
            return PersonNameText(style: styles[style] ?? .medium, locale: locale).text(of: value)
        }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    /// "Anne Lee"
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name as the style formats it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style that writes names in the given length.
    ///
    /// > Contract: Foundation, FormatStyle.name(style:).
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
