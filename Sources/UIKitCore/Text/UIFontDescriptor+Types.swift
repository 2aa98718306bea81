extension UIFontDescriptor {
    /// Traits of a font that are either present or not.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates a set of traits from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted or italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than usual; not read by Ferry.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than usual; not read by Ferry.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For vertical text; not read by Ferry.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Adapted to user interfaces; not read by Ferry.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Less space between lines; not read by Ferry.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// More space between lines; not read by Ferry.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a design by its name; an unknown one is the default.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The sans serif design of the interface.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The design with rounded ends of strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design for code, with characters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// A key of a font descriptor's attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a `String`; takes precedence over the family.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the family's member, such as "Bold Italic", a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name to show to the user, a `String`.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A transform of the font; stored only.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must have; stored only.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Descriptors of the fonts for missing characters; stored only.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The width of every character in points; stored only.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// An array of dictionaries by `FeatureKey`; only monospaced digits have an effect.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Core Text's `kCTFontVariationAttribute` and `kCTFontURLAttribute`.
        package static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
        package static let file = AttributeName(rawValue: "NSCTFontFileURLAttribute")
    }

    /// A key of the traits attribute.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The bits of `SymbolicTraits`, a number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight from -1 to 1, a number or a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The relative width of characters, a number; not read by Ferry.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, a number; any positive value is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a font feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of feature, such as 6 for the spacing of numbers.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The chosen variant of the feature, such as 0 for monospaced numbers.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The kind of feature; the newer name of `featureIdentifier`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The chosen variant of the feature; the newer name of `typeIdentifier`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
}
