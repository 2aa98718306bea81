internal import CoreGraphics
internal import Foundation

/// The archived form of a paragraph style.
enum ParagraphStyleCoding {
    static func encode(_ settings: NSParagraphStyle.Settings, to coder: NSCoder) {
        let numbers: [(String, CGFloat)] = [
            ("NSLineSpacing", settings.lineSpacing), ("NSParagraphSpacing", settings.paragraphSpacing),
            ("NSFirstLineHeadIndent", settings.firstLineHeadIndent), ("NSHeadIndent", settings.headIndent),
            ("NSTailIndent", settings.tailIndent),
            ("NSMinLineHeight", settings.minimumLineHeight), ("NSMaxLineHeight", settings.maximumLineHeight),
            ("NSLineHeightMultiple", settings.lineHeightMultiple), ("NSParagraphSpacingBefore", settings.paragraphSpacingBefore),
            ("NSDefaultTabInterval", settings.defaultTabInterval),
        ]
        for (key, value) in numbers { coder.encode(Double(value), forKey: key) }
        coder.encode(settings.alignment.rawValue, forKey: "NSAlignment")
        coder.encode(settings.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(settings.baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    }

    static func decode(_ coder: NSCoder) -> NSParagraphStyle.Settings {
        var settings = NSParagraphStyle.Settings()
        settings.lineSpacing = coder.decodeDouble(forKey: "NSLineSpacing")
        settings.paragraphSpacing = coder.decodeDouble(forKey: "NSParagraphSpacing")
        settings.firstLineHeadIndent = coder.decodeDouble(forKey: "NSFirstLineHeadIndent")
        settings.headIndent = coder.decodeDouble(forKey: "NSHeadIndent")
        settings.tailIndent = coder.decodeDouble(forKey: "NSTailIndent")
        settings.minimumLineHeight = coder.decodeDouble(forKey: "NSMinLineHeight")
        settings.maximumLineHeight = coder.decodeDouble(forKey: "NSMaxLineHeight")
        settings.lineHeightMultiple = coder.decodeDouble(forKey: "NSLineHeightMultiple")
        settings.paragraphSpacingBefore = coder.decodeDouble(forKey: "NSParagraphSpacingBefore")
        settings.defaultTabInterval = coder.decodeDouble(forKey: "NSDefaultTabInterval")
        settings.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        settings.lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        settings.baseWritingDirection = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
        return settings
    }
}
