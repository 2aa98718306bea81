public import Foundation

/// Names of codes in the locale's language, as `Locale` has them: Foundation on Linux keeps them to itself.
///
/// > Contract: Foundation, NSLocale.
extension NSLocale {
    /// The name of a locale, such as "German (Germany)".
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        (self as Locale).localizedString(forIdentifier: localeIdentifier) ?? ""
    }
    /// The name of a language.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        (self as Locale).localizedString(forLanguageCode: languageCode)
    }
    /// The name of a region.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        (self as Locale).localizedString(forRegionCode: countryCode)
    }
    /// The name of a script.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        (self as Locale).localizedString(forScriptCode: scriptCode)
    }
    /// The name of a variant.
    public func localizedString(forVariantCode variantCode: String) -> String? {
        (self as Locale).localizedString(forVariantCode: variantCode)
    }
    /// The name of a currency.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        (self as Locale).localizedString(forCurrencyCode: currencyCode)
    }
}
