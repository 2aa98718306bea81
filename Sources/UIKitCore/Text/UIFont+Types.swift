public import CoreGraphics
internal import Foundation

extension UIFont {
    /// The weight of strokes. > Units: -1...1, regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        /// Creates a weight from -1 to 1, where 0 is regular.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from -1 to 1, where 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        // D, facts 5.2
        /// The lightest weight: -0.8.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Between ultra light and light: -0.6.
        public static let thin = Weight(rawValue: -0.6)
        /// Between thin and regular: -0.4.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of running text: 0.
        public static let regular = Weight(rawValue: 0)
        /// Between regular and semibold: 0.23.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold, as in headlines: 0.3.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight of bold text: 0.4.
        public static let bold = Weight(rawValue: 0.4)
        /// Between bold and black: 0.56.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest weight: 0.62.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The width of the system font's characters; drawn as `standard` by Ferry.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        /// Creates a width, where 0 is standard and less is narrower.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width, where 0 is standard and less is narrower.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The normal width.
        public static let standard = Width(rawValue: 0)
        // R
        /// Narrower than condensed.
        public static let compressed = Width(rawValue: -0.3)
        /// Narrower than standard.
        public static let condensed = Width(rawValue: -0.2)
        /// Wider than standard.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The role of a text, which determines its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a text style by its name; an unknown one has the sizes of `body`.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// 36 points bold, at every text size.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// 28 points bold, at every text size.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The titles of screens: 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First level headings: 28 points at the default text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second level headings: 22 points at the default text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third level headings: 20 points at the default text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings in semibold: 17 points at the default text size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings: 15 points at the default text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text: 17 points at the default text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 points at the default text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes: 13 points at the default text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions: 12 points at the default text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller captions: 11 points at the default text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UITraitCollection {
    /// Text style fonts changed: their size, or Bold Text.
    package func hasOtherFonts(than old: UITraitCollection?) -> Bool {
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
