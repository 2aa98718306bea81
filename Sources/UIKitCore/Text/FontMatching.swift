internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// Finds the fonts that match a descriptor.
struct FontMatching {
    private let wanted: UIFontDescriptor
    private let keys: Set<UIFontDescriptor.AttributeName>

    init(_ wanted: UIFontDescriptor, keys: Set<UIFontDescriptor.AttributeName>) {
        self.wanted = wanted
        self.keys = keys
    }

    var matches: [UIFontDescriptor] {
        TextFont.all.filter(fits).map {
            UIFontDescriptor(value: FontDescriptor(design: .named($0.postScriptName), size: wanted.value.size))
        }
    }

    private func fits(_ font: FontIdentity) -> Bool {
        keys.allSatisfy { key in
            switch key {
            case .name: same(key, font.postScriptName)
            case .family: same(key, font.familyName)
            case .face: same(key, font.faceName)
            case .visibleName: same(key, font.fullName)
            case .traits: hasTraits(font)
            default: true
            }
        }
    }

    private func same(_ key: UIFontDescriptor.AttributeName, _ name: String) -> Bool {
        guard let asked = wanted.fontAttributes[key] as? String else { return true }
        return asked.caseInsensitiveCompare(name) == .orderedSame
    }

    private func hasTraits(_ font: FontIdentity) -> Bool {
        guard let asked = wanted.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return true }
        let weight = (asked[.weight] as? UIFont.Weight).map { Double($0.rawValue) } ?? AttributeReader.number(asked[.weight])
        if let weight, abs(weight - font.weight) > 0.05 { return false }
        if let slant = AttributeReader.number(asked[.slant]), (slant > 0) != font.isItalic { return false }
        guard let raw = AttributeReader.number(asked[.symbolic]), raw >= 0, raw <= Double(UInt32.max) else { return true }
        let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(raw))
        if symbolic.contains(.traitItalic), !font.isItalic { return false }
        if symbolic.contains(.traitMonoSpace), !font.isMonospaced { return false }
        return !symbolic.contains(.traitBold) || font.weight >= Double(UIFont.Weight.semibold.rawValue)
    }
}
