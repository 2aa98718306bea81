internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// Converts between a descriptor's value and UIKit's attributes and names.
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
            if let member = member(named: face, of: made) { made.design = .named(member.postScriptName) }
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
        if let identity = TextFont.identity(value) {
            if identity.isItalic { traits.insert(.traitItalic) }
            if identity.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
            if identity.isMonospaced { traits.insert(.traitMonoSpace) }
            return traits
        }
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
        case .named(let name): TextFont.identity(value)?.familyName ?? String(name.split(separator: "-").first ?? "")
        case .unlisted(_, let name): TextFont.identity(value)?.familyName ?? name
        }
    }

    /// The names of the device's own fonts. R
    static func postscriptName(_ value: FontDescriptor) -> String {
        switch value.design {
        case .named(let name): return TextFont.identity(value)?.postScriptName ?? name
        case .unlisted(_, let name): return name
        default: break
        }
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

    /// The member of a named font's family with a face name.
    private static func member(named face: String, of value: FontDescriptor) -> FontIdentity? {
        guard case .named(let name) = value.design else { return nil }
        let family = TextFont.identity(named: name)?.familyName ?? name
        return TextFont.members(ofFamily: family).first { $0.faceName.caseInsensitiveCompare(face) == .orderedSame }
    }

    /// The family member with exactly these traits; nil if there is none.
    static func member(of family: String, with traits: UIFontDescriptor.SymbolicTraits) -> FontIdentity? {
        let isBold = traits.contains(.traitBold)
        let wanted = isBold ? Double(UIFont.Weight.bold.rawValue) : 0
        return TextFont.members(ofFamily: family)
            .filter {
                $0.isItalic == traits.contains(.traitItalic) && ($0.weight >= Double(UIFont.Weight.semibold.rawValue)) == isBold
                    && (!traits.contains(.traitMonoSpace) || $0.isMonospaced)
            }
            .min { abs($0.weight - wanted) < abs($1.weight - wanted) }
    }
}

extension UIFontDescriptor {
    /// The families of the app's and the device's fonts, in alphabetical order.
    static var knownFamilies: [String] { Set(TextFont.all.map(\.familyName)).sorted() }
    static func names(ofFamily family: String) -> [String] { TextFont.members(ofFamily: family).map(\.postScriptName) }
}
