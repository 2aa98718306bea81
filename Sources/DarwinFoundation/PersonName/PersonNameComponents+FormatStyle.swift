public import Foundation

extension PersonNameComponents {
    /// Writes a name: "Anne Lee".
    ///
    /// > Contract: Foundation, PersonNameComponents.FormatStyle.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// > Contract: Foundation, PersonNameComponents.FormatStyle.Style.
        public enum Style: Int, Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        public func format(_ value: PersonNameComponents) -> String {
            let styles: [Style: PersonNameComponentsFormatter.Style] = [
                .short: .short, .medium: .medium, .long: .long, .abbreviated: .abbreviated,
            ]
            return PersonNameText(style: styles[style] ?? .medium, locale: locale).text(of: value)
        }

        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    /// "Anne Lee"
    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// > Contract: Foundation, FormatStyle.name(style:).
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
