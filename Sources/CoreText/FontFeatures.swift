// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The registry of font features, for `UIFontDescriptor.FeatureKey`.

// MARK: Feature types

/// Feature type of all features of a font together.
///
/// Of all types and selectors, only `kNumberSpacingType` with `kMonospacedNumbersSelector` has an effect in Ferry.
public let kAllTypographicFeaturesType = 0
/// Feature type of ligatures, whose selectors turn each kind on or off.
public let kLigaturesType = 1
/// Feature type of the connections of cursive scripts.
public let kCursiveConnectionType = 2
/// Feature type of upper and lower case, replaced by `kLowerCaseType` and `kUpperCaseType`.
public let kLetterCaseType = 3
/// Feature type of the glyphs for vertical text.
public let kVerticalSubstitutionType = 4
public let kLinguisticRearrangementType = 5
/// Feature type of the widths of digits.
public let kNumberSpacingType = 6
/// Feature type of decorated letters at the ends of words and lines.
public let kSmartSwashType = 8
/// Feature type of the display of diacritics.
public let kDiacriticsType = 9
/// Feature type of superscripts, subscripts and ordinals.
public let kVerticalPositionType = 10
/// Feature type of fractions.
public let kFractionsType = 11
public let kOverlappingCharactersType = 13
/// Feature type of various symbols, among them the slashed zero.
public let kTypographicExtrasType = 14
public let kMathematicalExtrasType = 15
/// Feature type of ornaments.
public let kOrnamentSetsType = 16
/// Feature type of alternatives that are numbered by the font.
public let kCharacterAlternativesType = 17
public let kDesignComplexityType = 18
/// Feature type of styles such as engraved or illuminated capitals.
public let kStyleOptionsType = 19
/// Feature type of the traditional and simplified shapes of characters.
public let kCharacterShapeType = 20
/// Feature type of old-style and lining digits.
public let kNumberCaseType = 21
/// Feature type of the widths of characters.
public let kTextSpacingType = 22
public let kTransliterationType = 23
public let kAnnotationType = 24
public let kKanaSpacingType = 25
public let kIdeographicSpacingType = 26
public let kUnicodeDecompositionType = 27
/// Feature type of the kana for annotations.
public let kRubyKanaType = 28
public let kCJKSymbolAlternativesType = 29
public let kIdeographicAlternativesType = 30
public let kCJKVerticalRomanPlacementType = 31
public let kItalicCJKRomanType = 32
/// Feature type of the position of punctuation next to capitals.
public let kCaseSensitiveLayoutType = 33
public let kAlternateKanaType = 34
/// Feature type of stylistic sets, as in OpenType's `ss01` to `ss20`.
public let kStylisticAlternativesType = 35
/// Feature type of glyphs that depend on their neighbours.
public let kContextualAlternatesType = 36
/// Feature type of the shape of lower-case letters, among them small capitals.
public let kLowerCaseType = 37
/// Feature type of the shape of upper-case letters, among them small capitals.
public let kUpperCaseType = 38
/// Feature type of the language, whose selector is an index into the font's list.
public let kLanguageTagType = 39
public let kCJKRomanSpacingType = 103

// MARK: Ligatures

/// Ligatures that the script requires are formed.
public let kRequiredLigaturesOnSelector = 0
/// Ligatures that the script requires are not formed.
public let kRequiredLigaturesOffSelector = 1
/// Ordinary ligatures, such as fi are formed.
public let kCommonLigaturesOnSelector = 2
/// Ordinary ligatures, such as fi are not formed.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures, such as ct are formed.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures, such as ct are not formed.
public let kRareLigaturesOffSelector = 5
/// Ligatures that depend on their neighbours are formed.
public let kContextualLigaturesOnSelector = 18
/// Ligatures that depend on their neighbours are not formed.
public let kContextualLigaturesOffSelector = 19
/// Ligatures of historical texts are formed.
public let kHistoricalLigaturesOnSelector = 20
/// Ligatures of historical texts are not formed.
public let kHistoricalLigaturesOffSelector = 21

// MARK: Spacing and form of numbers

/// All digits have the same width; the only feature that has an effect in Ferry.
public let kMonospacedNumbersSelector = 0
/// Digits have widths of their own.
public let kProportionalNumbersSelector = 1
/// Digits are a third of an em wide.
public let kThirdWidthNumbersSelector = 2
/// Digits are a quarter of an em wide.
public let kQuarterWidthNumbersSelector = 3
/// Old-style digits, some of which descend below the baseline.
public let kLowerCaseNumbersSelector = 0
/// Lining digits, as tall as capitals.
public let kUpperCaseNumbersSelector = 1

// MARK: Vertical position

/// No change of the position.
public let kNormalPositionSelector = 0
/// Superscripts.
public let kSuperiorsSelector = 1
/// Subscripts.
public let kInferiorsSelector = 2
/// Raised letters of ordinals, as in 1st.
public let kOrdinalsSelector = 3
/// Lowered digits of chemical formulas.
public let kScientificInferiorsSelector = 4

// MARK: Fractions

/// No fractions are formed.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal bar.
public let kDiagonalFractionsSelector = 2

// MARK: Typographic extras

/// The zero has a slash.
public let kSlashedZeroOnSelector = 4
/// The zero has no slash.
public let kSlashedZeroOffSelector = 5

// MARK: Case

/// Lower-case letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Lower-case letters become small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Lower-case letters become petite capitals.
public let kLowerCasePetiteCapsSelector = 2
/// Upper-case letters as they are.
public let kDefaultUpperCaseSelector = 0
/// Upper-case letters become small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Upper-case letters become petite capitals.
public let kUpperCasePetiteCapsSelector = 2
/// Punctuation is moved to fit capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// Punctuation stays in its place.
public let kCaseSensitiveLayoutOffSelector = 1
/// Capitals are spaced out.
public let kCaseSensitiveSpacingOnSelector = 2
/// Capitals have their usual spacing.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Contextual alternates

/// Glyphs that depend on their neighbours are used.
public let kContextualAlternatesOnSelector = 0
/// Glyphs that depend on their neighbours are not used.
public let kContextualAlternatesOffSelector = 1
/// Decorated letters are used.
public let kSwashAlternatesOnSelector = 2
/// Decorated letters are not used.
public let kSwashAlternatesOffSelector = 3
/// Decorated letters that depend on their neighbours are used.
public let kContextualSwashAlternatesOnSelector = 4
/// Decorated letters that depend on their neighbours are not used.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Stylistic alternatives

/// No stylistic set is used.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic set 1 is used, as with OpenType's `ss01`.
public let kStylisticAltOneOnSelector = 2
/// Stylistic set 1 is not used.
public let kStylisticAltOneOffSelector = 3
/// Stylistic set 2 is used, as with OpenType's `ss02`.
public let kStylisticAltTwoOnSelector = 4
/// Stylistic set 2 is not used.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic set 3 is used, as with OpenType's `ss03`.
public let kStylisticAltThreeOnSelector = 6
/// Stylistic set 3 is not used.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic set 4 is used, as with OpenType's `ss04`.
public let kStylisticAltFourOnSelector = 8
/// Stylistic set 4 is not used.
public let kStylisticAltFourOffSelector = 9
/// Stylistic set 5 is used, as with OpenType's `ss05`.
public let kStylisticAltFiveOnSelector = 10
/// Stylistic set 5 is not used.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic set 6 is used, as with OpenType's `ss06`.
public let kStylisticAltSixOnSelector = 12
/// Stylistic set 6 is not used.
public let kStylisticAltSixOffSelector = 13
/// Stylistic set 7 is used, as with OpenType's `ss07`.
public let kStylisticAltSevenOnSelector = 14
/// Stylistic set 7 is not used.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic set 8 is used, as with OpenType's `ss08`.
public let kStylisticAltEightOnSelector = 16
/// Stylistic set 8 is not used.
public let kStylisticAltEightOffSelector = 17
/// Stylistic set 9 is used, as with OpenType's `ss09`.
public let kStylisticAltNineOnSelector = 18
/// Stylistic set 9 is not used.
public let kStylisticAltNineOffSelector = 19
/// Stylistic set 10 is used, as with OpenType's `ss10`.
public let kStylisticAltTenOnSelector = 20
/// Stylistic set 10 is not used.
public let kStylisticAltTenOffSelector = 21
/// Stylistic set 11 is used, as with OpenType's `ss11`.
public let kStylisticAltElevenOnSelector = 22
/// Stylistic set 11 is not used.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic set 12 is used, as with OpenType's `ss12`.
public let kStylisticAltTwelveOnSelector = 24
/// Stylistic set 12 is not used.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic set 13 is used, as with OpenType's `ss13`.
public let kStylisticAltThirteenOnSelector = 26
/// Stylistic set 13 is not used.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic set 14 is used, as with OpenType's `ss14`.
public let kStylisticAltFourteenOnSelector = 28
/// Stylistic set 14 is not used.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic set 15 is used, as with OpenType's `ss15`.
public let kStylisticAltFifteenOnSelector = 30
/// Stylistic set 15 is not used.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic set 16 is used, as with OpenType's `ss16`.
public let kStylisticAltSixteenOnSelector = 32
/// Stylistic set 16 is not used.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic set 17 is used, as with OpenType's `ss17`.
public let kStylisticAltSeventeenOnSelector = 34
/// Stylistic set 17 is not used.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic set 18 is used, as with OpenType's `ss18`.
public let kStylisticAltEighteenOnSelector = 36
/// Stylistic set 18 is not used.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic set 19 is used, as with OpenType's `ss19`.
public let kStylisticAltNineteenOnSelector = 38
/// Stylistic set 19 is not used.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic set 20 is used, as with OpenType's `ss20`.
public let kStylisticAltTwentyOnSelector = 40
/// Stylistic set 20 is not used.
public let kStylisticAltTwentyOffSelector = 41
