internal import Foundation
internal import UIKitCore

/// The families of the device's fonts that a configuration lists.
@MainActor struct FontList {
    let families: [String]

    init(_ configuration: UIFontPickerViewController.Configuration) {
        families = UIFont.familyNames.filter { family in
            guard !family.hasPrefix(".") else { return false }
            let traits = configuration.filteredTraits
            guard traits.isEmpty || Self.faces(of: family).contains(where: { $0.symbolicTraits.isSuperset(of: traits) }) else {
                return false
            }
            guard let predicate = configuration.filteredLanguagesPredicate else { return true }
            return predicate.evaluate(with: Self.languages(of: family))
        }.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
    }

    /// Families whose names contain a text; all for an empty one.
    func matching(_ text: String) -> [String] {
        text.isEmpty ? families : families.filter { $0.localizedCaseInsensitiveContains(text) }
    }

    static func faces(of family: String) -> [UIFontDescriptor] {
        UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: 0) }
    }

    /// Languages of which a family has the letters of the alphabet.
    private static func languages(of family: String) -> [String] {
        guard let name = UIFont.fontNames(forFamilyName: family).first, let font = UIFont(name: name, size: 12) else { return [] }
        let known = font.fontDescriptor.object(forKey: .characterSet) as? CharacterSet
        return samples.filter { sample in known.map { set in sample.value.unicodeScalars.allSatisfy(set.contains) } ?? (sample.key == "en")
        }
        .map(\.key)
    }

    private static let samples = [
        "en": "Aa", "de": "Ääß", "fr": "Çéœ", "es": "Ññ¿", "ru": "Жя", "el": "Ωα", "he": "אש", "ar": "عب", "ja": "あア日", "ko": "한글",
        "zh-Hans": "汉语", "zh-Hant": "漢語", "th": "กไ", "hi": "हिन",
    ]
}
