internal import Foundation

/// The device's font families that an app may name, each drawn with a free stand-in.
enum DeviceFonts {
    /// Family, and its members' PostScript names.
    private static let families: [(String, [String])] = [
        ("Academy Engraved LET", ["AcademyEngravedLetPlain"]),
        (
            "American Typewriter",
            [
                "AmericanTypewriter-Light", "AmericanTypewriter", "AmericanTypewriter-Semibold", "AmericanTypewriter-Bold",
                "AmericanTypewriter-CondensedLight", "AmericanTypewriter-Condensed", "AmericanTypewriter-CondensedBold",
            ]
        ),
        (
            "Apple SD Gothic Neo",
            ["Thin", "UltraLight", "Light", "Regular", "Medium", "SemiBold", "Bold"].map { "AppleSDGothicNeo-\($0)" }
        ),
        ("Arial", ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"]),
        ("Arial Rounded MT Bold", ["ArialRoundedMTBold"]),
        (
            "Avenir",
            [
                "Avenir-Light", "Avenir-LightOblique", "Avenir-Book", "Avenir-BookOblique", "Avenir-Roman", "Avenir-Oblique",
                "Avenir-Medium",
                "Avenir-MediumOblique", "Avenir-Heavy", "Avenir-HeavyOblique", "Avenir-Black", "Avenir-BlackOblique",
            ]
        ),
        (
            "Avenir Next",
            [
                "AvenirNext-UltraLight", "AvenirNext-UltraLightItalic", "AvenirNext-Regular", "AvenirNext-Italic", "AvenirNext-Medium",
                "AvenirNext-MediumItalic", "AvenirNext-DemiBold", "AvenirNext-DemiBoldItalic", "AvenirNext-Bold", "AvenirNext-BoldItalic",
                "AvenirNext-Heavy", "AvenirNext-HeavyItalic",
            ]
        ),
        (
            "Avenir Next Condensed",
            [
                "AvenirNextCondensed-UltraLight", "AvenirNextCondensed-UltraLightItalic", "AvenirNextCondensed-Regular",
                "AvenirNextCondensed-Italic", "AvenirNextCondensed-Medium", "AvenirNextCondensed-MediumItalic",
                "AvenirNextCondensed-DemiBold", "AvenirNextCondensed-DemiBoldItalic", "AvenirNextCondensed-Bold",
                "AvenirNextCondensed-BoldItalic", "AvenirNextCondensed-Heavy", "AvenirNextCondensed-HeavyItalic",
            ]
        ),
        (
            "Baskerville",
            [
                "Baskerville", "Baskerville-Italic", "Baskerville-SemiBold", "Baskerville-SemiBoldItalic", "Baskerville-Bold",
                "Baskerville-BoldItalic",
            ]
        ),
        ("Bodoni 72", ["BodoniSvtyTwoITCTT-Book", "BodoniSvtyTwoITCTT-BookIta", "BodoniSvtyTwoITCTT-Bold"]),
        ("Bodoni 72 Oldstyle", ["BodoniSvtyTwoOSITCTT-Book", "BodoniSvtyTwoOSITCTT-BookIt", "BodoniSvtyTwoOSITCTT-Bold"]),
        ("Bodoni 72 Smallcaps", ["BodoniSvtyTwoSCITCTT-Book"]),
        ("Bradley Hand", ["BradleyHandITCTT-Bold"]),
        ("Chalkboard SE", ["ChalkboardSE-Light", "ChalkboardSE-Regular", "ChalkboardSE-Bold"]),
        ("Chalkduster", ["Chalkduster"]),
        (
            "Charter",
            ["Charter-Roman", "Charter-Italic", "Charter-Bold", "Charter-BoldItalic", "Charter-Black", "Charter-BlackItalic"]
        ),
        ("Cochin", ["Cochin", "Cochin-Italic", "Cochin-Bold", "Cochin-BoldItalic"]),
        ("Copperplate", ["Copperplate-Light", "Copperplate", "Copperplate-Bold"]),
        ("Courier", ["Courier", "Courier-Oblique", "Courier-Bold", "Courier-BoldOblique"]),
        ("Courier New", ["CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-BoldItalicMT"]),
        ("DIN Alternate", ["DINAlternate-Bold"]), ("DIN Condensed", ["DINCondensed-Bold"]),
        ("Didot", ["Didot", "Didot-Italic", "Didot-Bold"]),
        ("Futura", ["Futura-Medium", "Futura-MediumItalic", "Futura-Bold", "Futura-CondensedMedium", "Futura-CondensedExtraBold"]),
        ("Georgia", ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"]),
        (
            "Gill Sans",
            [
                "GillSans-Light", "GillSans-LightItalic", "GillSans", "GillSans-Italic", "GillSans-SemiBold", "GillSans-SemiBoldItalic",
                "GillSans-Bold", "GillSans-BoldItalic", "GillSans-UltraBold",
            ]
        ),
        (
            "Helvetica",
            ["Helvetica-Light", "Helvetica-LightOblique", "Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique"]
        ),
        (
            "Helvetica Neue",
            [
                "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic", "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic",
                "HelveticaNeue-Light", "HelveticaNeue-LightItalic", "HelveticaNeue", "HelveticaNeue-Italic", "HelveticaNeue-Medium",
                "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic", "HelveticaNeue-CondensedBold",
                "HelveticaNeue-CondensedBlack",
            ]
        ),
        ("Hiragino Mincho ProN", ["HiraMinProN-W3", "HiraMinProN-W6"]),
        ("Hiragino Sans", ["HiraginoSans-W3", "HiraginoSans-W6", "HiraginoSans-W7"]),
        ("Hoefler Text", ["HoeflerText-Regular", "HoeflerText-Italic", "HoeflerText-Black", "HoeflerText-BlackItalic"]),
        ("Impact", ["Impact"]), ("Marker Felt", ["MarkerFelt-Thin", "MarkerFelt-Wide"]),
        ("Menlo", ["Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"]),
        ("Noteworthy", ["Noteworthy-Light", "Noteworthy-Bold"]),
        ("Optima", ["Optima-Regular", "Optima-Italic", "Optima-Bold", "Optima-BoldItalic", "Optima-ExtraBlack"]),
        ("Palatino", ["Palatino-Roman", "Palatino-Italic", "Palatino-Bold", "Palatino-BoldItalic"]),
        ("Papyrus", ["Papyrus", "Papyrus-Condensed"]), ("Party LET", ["PartyLetPlain"]),
        ("PingFang HK", pingFang("HK")), ("PingFang SC", pingFang("SC")), ("PingFang TC", pingFang("TC")),
        ("Rockwell", ["Rockwell-Regular", "Rockwell-Italic", "Rockwell-Bold", "Rockwell-BoldItalic"]),
        ("Savoye LET", ["SavoyeLetPlain"]), ("Snell Roundhand", ["SnellRoundhand", "SnellRoundhand-Bold", "SnellRoundhand-Black"]),
        ("Thonburi", ["Thonburi-Light", "Thonburi", "Thonburi-Bold"]),
        ("Times New Roman", ["TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldItalicMT"]),
        ("Trebuchet MS", ["TrebuchetMS", "TrebuchetMS-Italic", "TrebuchetMS-Bold", "Trebuchet-BoldItalic"]),
        ("Verdana", ["Verdana", "Verdana-Italic", "Verdana-Bold", "Verdana-BoldItalic"]), ("Zapfino", ["Zapfino"]),
    ]

    private static func pingFang(_ region: String) -> [String] {
        ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold"].map { "PingFang\(region)-\($0)" }
    }

    static let all: [FontIdentity] = families.flatMap { family, members in members.map { identity($0, family) } }
    private static let byName: [String: FontIdentity] = {
        var found: [String: FontIdentity] = [:]
        for font in all { found[font.fullName.lowercased()] = font }
        for font in all { found[font.postScriptName.lowercased()] = font }
        return found
    }()

    static func font(named wanted: String, weight: Double, italic: Bool) -> FontIdentity? {
        let members = all.filter { $0.familyName.lowercased() == wanted }
        // "Georgia" is a family and one of its members: another weight or slant means the family.
        if !members.isEmpty, weight != 0 || italic { return members.nearest(weight: weight, italic: italic) }
        return byName[wanted] ?? members.nearest(weight: weight, italic: italic)
    }

    private static func identity(_ name: String, _ family: String) -> FontIdentity {
        let style = FontNames.style(of: name)
        let end = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
        let face = faceName(end.replacingOccurrences(of: "MT", with: ""))
        let isFixed = family == "Menlo" || family.hasPrefix("Courier")
        return FontIdentity(
            postScriptName: name, fullName: face == "Regular" ? family : "\(family) \(face)", familyName: family, faceName: face,
            weight: style.weight ?? (name == "ArialRoundedMTBold" ? 0.4 : 0), isItalic: style.italic, isMonospaced: isFixed, file: nil)
    }

    /// "BoldItalic" as "Bold Italic".
    private static func faceName(_ end: String) -> String {
        guard !end.isEmpty else { return "Regular" }
        for slant in ["Italic", "Oblique"] where end.hasSuffix(slant) && end != slant { return "\(end.dropLast(slant.count)) \(slant)" }
        return end
    }
}
