internal import Foundation

/// Language, region and 24-hour time of a device.
///
/// > Contract: iOS User Guide, "Change the language and region on iPhone".
extension DeviceState {
    /// Whether hours count from 0 to 23.
    public var usesTwentyFourHours: Bool {
        switch hourCycle {
        case .regional: Self.regionUsesTwentyFourHours(localeIdentifier)
        case .twelve: false
        case .twentyFour: true
        }
    }

    /// The locale as Foundation names it: with an hour cycle where it is not the region's.
    public var foundationLocale: String {
        switch hourCycle {
        case .regional: localeIdentifier
        case .twelve: localeIdentifier + "@hours=h12"
        case .twentyFour: localeIdentifier + "@hours=h23"
        }
    }

    /// The region of the locale, such as "US"; empty where it has none.
    public var region: String { Locale(identifier: localeIdentifier).region?.identifier ?? "" }

    /// Sets language and region. The hour cycle becomes the region's.
    public mutating func setLocale(_ identifier: String) {
        localeIdentifier = identifier
        hourCycle = .regional
        rightToLeft = Locale.Language(identifier: identifier).characterDirection == .rightToLeft
    }

    /// Sets the region and keeps the language. The hour cycle becomes the region's.
    public mutating func setRegion(_ region: String) {
        let parts: [String] = localeIdentifier.split(separator: "_").map(String.init)
        let language = parts.filter { $0.count == 4 || $0.first?.isLowercase == true }
        setLocale((language + [region]).joined(separator: "_"))
    }

    /// Sets the hour cycle, relative to what the region uses.
    public mutating func setTwentyFourHours(_ isOn: Bool) {
        hourCycle = Self.regionUsesTwentyFourHours(localeIdentifier) == isOn ? .regional : isOn ? .twentyFour : .twelve
    }

    private static func regionUsesTwentyFourHours(_ locale: String) -> Bool {
        [.zeroToTwentyThree, .oneToTwentyFour].contains(Locale(identifier: locale).hourCycle)
    }

    /// A language, with or without script and region, in the form `zh_Hans_CN`; nil for another text. > Parameters: text: with `_` or `-`.
    static func localeIdentifier(of text: String) -> String? {
        var parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)[...]
        guard let language = parts.popFirst(), languages.contains(language) else { return nil }
        var identifier = language
        if let script = parts.first, script.count == 4 {
            guard Locale(identifier: "und_" + script).language.script?.identifier == script else { return nil }
            identifier += "_" + script
            parts.removeFirst()
        }
        if let region = parts.popFirst() {
            guard isRegion(region) else { return nil }
            identifier += "_" + region
        }
        return parts.isEmpty ? identifier : nil
    }

    static func isRegion(_ text: String) -> Bool { regions.contains(text) }

    private static let languages = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
    private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))

    /// English name of a locale or region.
    static func title(ofLocale identifier: String) -> String? { english.localizedString(forIdentifier: identifier) }
    static func title(ofRegion code: String) -> String? { english.localizedString(forRegionCode: code) }
    private static let english = Locale(identifier: "en_US")
}
