public import CoreGraphics
internal import Foundation

extension UIFont {
    /// The weight of strokes. > Units: -1...1, regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        // D, facts 5.2
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let standard = Width(rawValue: 0)
        // R
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The role of a text, which determines its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UITraitCollection {
    /// Text style fonts changed: their size, or Bold Text.
    func hasOtherFonts(than old: UITraitCollection?) -> Bool {
        old?.preferredContentSizeCategory != preferredContentSizeCategory || old?.legibilityWeight != legibilityWeight
    }
}

enum FontWeightNames {
    private static let steps: [(Double, String)] = [
        (-0.8, "UltraLight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"), (0.4, "Bold"),
        (0.56, "Heavy"),
        (0.62, "Black"),
    ]
    static func name(_ weight: Double) -> String {
        steps.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? "Regular"
    }
    /// Bold Text's weight for a weight: two steps heavier, so that regular becomes semibold (R).
    static func bolder(_ weight: Double) -> Double {
        let place = steps.indices.min { abs(steps[$0].0 - weight) < abs(steps[$1].0 - weight) } ?? 0
        return steps[min(place + 2, steps.count - 1)].0
    }
    static func weight(named name: String) -> Double? {
        steps.first { $0.1.caseInsensitiveCompare(name) == .orderedSame }?.0
    }
}
