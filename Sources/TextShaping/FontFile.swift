/// A font file and the Apple font that it stands in for: the list below is the whole font configuration, so that a machine's own fonts
/// and settings have no effect.
struct FontFile: Hashable, Sendable {
    enum Cut: UInt8, Sendable { case interText, interDisplay, monospaced, serif, cjk, emoji, script, custom }

    var path: String
    /// Index of the face in a collection.
    var index: Int32 = 0
    /// The Debian package that contains it; nil for an app's own font.
    var package: String?
    var cut: Cut
    /// 0...8 for ultra light to black.
    var weightIndex = 3
    /// Bytes of an app's own font.
    var bytes: FontBytes?
    /// Index of a variable font's named instance; -1 for the default.
    var instance: Int32 = -1
    /// Values on axes that differ from the instance's; every one is an axis of the font, within its limits.
    var variation: [UInt32: Double] = [:]
}

extension FontFile {
    private static let interNames = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]

    static func inter(display: Bool, weightIndex: Int, italic: Bool) -> FontFile {
        let weight = italic && weightIndex == 3 ? "" : interNames[weightIndex]
        let name = "Inter\(display ? "Display" : "")-\(weight)\(italic ? "Italic" : "")"
        return FontFile(
            path: "/usr/share/fonts/opentype/inter/\(name).otf", package: "fonts-inter", cut: display ? .interDisplay : .interText,
            weightIndex: weightIndex)
    }

    static func monospaced(bold: Bool) -> FontFile {
        FontFile(
            path: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono\(bold ? "-Bold" : "").ttf", package: "fonts-dejavu-core",
            cut: .monospaced, weightIndex: bold ? 6 : 3)
    }

    static func serif(bold: Bool, italic: Bool) -> FontFile {
        let style = bold ? (italic ? "BoldItalic" : "Bold") : (italic ? "Italic" : "Regular")
        return FontFile(
            path: "/usr/share/fonts/truetype/noto/NotoSerif-\(style).ttf", package: "fonts-noto-core", cut: .serif,
            weightIndex: bold ? 6 : 3)
    }

    /// Simplified Chinese forms (the third face of the collection).
    static func cjk(serif: Bool = false, bold: Bool) -> FontFile {
        FontFile(
            path: "/usr/share/fonts/opentype/noto/Noto\(serif ? "Serif" : "Sans")CJK-\(bold ? "Bold" : "Regular").ttc", index: 2,
            package: "fonts-noto-cjk", cut: .cjk, weightIndex: bold ? 6 : 3)
    }

    static let emoji = FontFile(
        path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji", cut: .emoji)

    static func script(_ name: String, bold: Bool = false) -> FontFile {
        FontFile(
            path: "/usr/share/fonts/truetype/noto/Noto\(name)-\(bold ? "Bold" : "Regular").ttf", package: "fonts-noto-core", cut: .script,
            weightIndex: bold ? 6 : 3)
    }

    /// Last resort for symbols that no other face has.
    static let symbols = FontFile(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", package: "fonts-dejavu-core", cut: .script)

    /// One file of each package, to report missing ones at start.
    static let witnesses = [inter(display: false, weightIndex: 3, italic: false), cjk(bold: false), emoji, script("Sans"), symbols]

    /// Faces with bold variants that serve a script, by its ISO 15924 tag; most are "Sans" + name.
    static let scripts: [String: String] = [
        "Arab": "SansArabic", "Armn": "SansArmenian", "Beng": "SansBengali", "Cans": "SansCanadianAboriginal", "Cher": "SansCherokee",
        "Deva": "SansDevanagari", "Ethi": "SansEthiopic", "Geor": "SansGeorgian", "Gujr": "SansGujarati", "Guru": "SansGurmukhi",
        "Hebr": "SansHebrew", "Khmr": "SansKhmer", "Knda": "SansKannada", "Laoo": "SansLao", "Mlym": "SansMalayalam",
        "Mong": "SansMongolian", "Mymr": "SansMyanmar", "Nkoo": "SansNKo", "Orya": "SansOriya", "Sinh": "SansSinhala",
        "Syrc": "SansSyriac", "Taml": "SansTamil", "Telu": "SansTelugu", "Thaa": "SansThaana", "Thai": "SansThai",
        "Tfng": "SansTifinagh", "Tibt": "SerifTibetan", "Yiii": "SansYi", "Copt": "SansCoptic", "Goth": "SansGothic",
        "Runr": "SansRunic", "Ogam": "SansOgham", "Egyp": "SansEgyptianHieroglyphs", "Xsux": "SansCuneiform", "Bali": "SansBalinese",
        "Java": "SansJavanese", "Sund": "SansSundanese", "Tglg": "SansTagalog", "Vaii": "SansVai", "Adlm": "SansAdlam",
        "Linb": "SansLinearB", "Phnx": "SansPhoenician", "Ital": "SansOldItalic", "Cham": "SansCham", "Lisu": "SansLisu",
    ]
    static let scriptsWithBold: Set<String> = [
        "Arab", "Armn", "Beng", "Deva", "Ethi", "Geor", "Gujr", "Guru", "Hebr", "Khmr", "Knda", "Laoo", "Mlym", "Mymr", "Orya", "Sinh",
        "Taml",
        "Telu", "Thaa", "Thai", "Cher",
    ]
}
