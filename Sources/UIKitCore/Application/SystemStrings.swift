internal import Foundation

/// Texts of the system's own controls, alerts and screens, in the device's language, or in English for languages without a table.
@MainActor package enum SystemStrings {
    private static var locale: String { ApplicationContext.current.device.localeIdentifier }

    /// Whether words follow each other without spaces.
    static var isChinese: Bool { locale.hasPrefix("zh") }

    /// - Parameter english: the English text, which is also the fallback.
    package static func text(_ english: String) -> String { SystemStringTable.system.text(english, locale: locale) }

    /// A text with a value for its `%@`.
    package static func text(_ english: String, _ value: String) -> String {
        SystemStringTable.system.text(english, locale: locale, value)
    }

    /// A text with values for its two `%@`.
    package static func text(_ english: String, _ first: String, _ second: String) -> String {
        SystemStringTable.system.text(english, locale: locale, first, second)
    }
}
