internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// Between a descriptor's value and the attributes and names UIKit speaks of.
enum FontAttributes {
    static func read(_ attributes: [UIFontDescriptor.AttributeName: Any], over base: FontDescriptor) -> FontDescriptor {
        var made = base
        if let size = AttributeReader.number(attributes[.size]) { made.size = size }
        if let name = attributes[.name] as? String ?? attributes[.family] as? String { made.design = .named(name) }
        if let face = attributes[.face] as? String {
            let isItalic = face.localizedCaseInsensitiveContains("italic")
            made.italic = isItalic
            let plain = face.replacingOccurrences(of: "Italic", with: "").trimmingCharacters(in: .whitespaces)
            made.weight = FontWeightNames.weight(named: plain) ?? 0
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let weight = (traits[.weight] as? UIFont.Weight).map({ Double($0.rawValue) }) ?? AttributeReader.number(traits[.weight]) {
                made.weight = weight
            }
            if let slant = AttributeReader.number(traits[.slant]) { made.italic = slant > 0 }
            if let raw = AttributeReader.number(traits[.symbolic]) {
                let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(raw))
                made.italic = symbolic.contains(.traitItalic)
                if symbolic.contains(.traitBold) { made.weight = UIFont.Weight.bold.rawValue }
            }
        }
        // Feature type 6 (number spacing) with selector 0 (monospaced).
        let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
        if features.contains(where: { $0[.featureIdentifier] == 6 && $0[.typeIdentifier] == 0 }) { made.monospacedDigits = true }
        return made
    }

    static func symbolicTraits(_ value: FontDescriptor) -> UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        let name: String = if case .named(let name) = value.design { name.lowercased() } else { "" }
        if value.italic || name.contains("italic") || name.contains("oblique") { traits.insert(.traitItalic) }
        if value.weight >= UIFont.Weight.semibold.rawValue || name.contains("bold") { traits.insert(.traitBold) }
        if value.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    static func familyName(_ value: FontDescriptor) -> String {
        switch value.design {
        case .system: ".AppleSystemUIFont"
        case .rounded: ".AppleSystemUIFontRounded"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .serif: ".AppleSystemUIFontSerif"
        case .named(let name): String(name.split(separator: "-").first ?? "")
        }
    }

    /// The names the device's own fonts carry. R
    static func postscriptName(_ value: FontDescriptor) -> String {
        if case .named(let name) = value.design { return name }
        let family =
            switch value.design {
            case .rounded: ".SFUIRounded"
            case .monospaced: ".SFUIMono"
            case .serif: ".NewYork"
            default: ".SFUI"
            }
        let weight = FontWeightNames.name(value.weight)
        return "\(family)-\(value.italic && weight == "Regular" ? "" : weight)\(value.italic ? "Italic" : "")"
    }
}

extension UIFontDescriptor {
    private static let familyFaces: [String: [String]] = [
        "Arial": ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"],
        "Courier New": ["CourierNewPSMT", "CourierNewPS-BoldMT"],
        "Georgia": ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"],
        "Helvetica": ["Helvetica", "Helvetica-Light", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"],
        "Helvetica Neue": [
            "HelveticaNeue", "HelveticaNeue-UltraLight", "HelveticaNeue-Thin", "HelveticaNeue-Light", "HelveticaNeue-Medium",
            "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic",
        ],
        "Menlo": ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"],
        "PingFang SC": [
            "PingFangSC-Ultralight", "PingFangSC-Thin", "PingFangSC-Light", "PingFangSC-Regular", "PingFangSC-Medium",
            "PingFangSC-Semibold",
        ],
        "Times New Roman": ["TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"],
    ]

    /// Families that a stand-in is known for.
    static var knownFamilies: [String] { familyFaces.keys.sorted() }
    static func names(ofFamily family: String) -> [String] { familyFaces[family] ?? [] }
}
