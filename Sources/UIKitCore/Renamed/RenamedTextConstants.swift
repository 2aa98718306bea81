public import Foundation

// Names of the SDK before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of `UIFont.Weight.ultraLight` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }
/// The name of `UIFont.Weight.thin` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }
/// The name of `UIFont.Weight.light` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }
/// The name of `UIFont.Weight.regular` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }
/// The name of `UIFont.Weight.medium` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }
/// The name of `UIFont.Weight.semibold` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }
/// The name of `UIFont.Weight.bold` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }
/// The name of `UIFont.Weight.heavy` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }
/// The name of `UIFont.Weight.black` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }
/// The name of `UIFontDescriptor.AttributeName.family` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.family")
public var UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.family }
/// The name of `UIFontDescriptor.AttributeName.name` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.name")
public var UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.name }
/// The name of `UIFontDescriptor.AttributeName.face` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.face")
public var UIFontDescriptorFaceAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.face }
/// The name of `UIFontDescriptor.AttributeName.size` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.size")
public var UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.size }
/// The name of `UIFontDescriptor.AttributeName.visibleName` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.visibleName")
public var UIFontDescriptorVisibleNameAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.visibleName }
/// The name of `UIFontDescriptor.AttributeName.matrix` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.matrix")
public var UIFontDescriptorMatrixAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.matrix }
/// The name of `UIFontDescriptor.AttributeName.characterSet` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.characterSet")
public var UIFontDescriptorCharacterSetAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.characterSet }
/// The name of `UIFontDescriptor.AttributeName.cascadeList` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.cascadeList")
public var UIFontDescriptorCascadeListAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.cascadeList }
/// The name of `UIFontDescriptor.AttributeName.traits` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.traits")
public var UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.traits }
/// The name of `UIFontDescriptor.AttributeName.fixedAdvance` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.fixedAdvance")
public var UIFontDescriptorFixedAdvanceAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.fixedAdvance }
/// The name of `UIFontDescriptor.AttributeName.featureSettings` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.featureSettings")
public var UIFontDescriptorFeatureSettingsAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.featureSettings }
/// The name of `UIFontDescriptor.AttributeName.textStyle` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.textStyle")
public var UIFontDescriptorTextStyleAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.textStyle }
/// The name of `UIFontDescriptor.TraitKey.symbolic` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.TraitKey.symbolic")
public var UIFontSymbolicTrait: UIFontDescriptor.TraitKey { UIFontDescriptor.TraitKey.symbolic }
/// The name of `UIFontDescriptor.TraitKey.weight` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.TraitKey.weight")
public var UIFontWeightTrait: UIFontDescriptor.TraitKey { UIFontDescriptor.TraitKey.weight }
/// The name of `UIFontDescriptor.TraitKey.width` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.TraitKey.width")
public var UIFontWidthTrait: UIFontDescriptor.TraitKey { UIFontDescriptor.TraitKey.width }
/// The name of `UIFontDescriptor.TraitKey.slant` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.TraitKey.slant")
public var UIFontSlantTrait: UIFontDescriptor.TraitKey { UIFontDescriptor.TraitKey.slant }
/// The name of `NSAttributedString.Key.font` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { NSAttributedString.Key.font }
/// The name of `NSAttributedString.Key.foregroundColor` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.foregroundColor }
/// The name of `NSAttributedString.Key.backgroundColor` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.backgroundColor }
/// The name of `NSAttributedString.Key.strokeColor` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.strokeColor }
/// The name of `NSAttributedString.Key.strikethroughStyle` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.strikethroughStyle }
/// The name of `NSAttributedString.Key.shadow` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { NSAttributedString.Key.shadow }
/// The name of `NSAttributedString.Key.paragraphStyle` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.paragraphStyle }
/// The name of `NSAttributedString.Key.ligature` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { NSAttributedString.Key.ligature }
/// The name of `NSAttributedString.Key.kern` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { NSAttributedString.Key.kern }
/// The name of `NSAttributedString.Key.underlineStyle` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.underlineStyle }
/// The name of `NSAttributedString.Key.strokeWidth` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { NSAttributedString.Key.strokeWidth }
/// The name of `NSAttributedString.Key.verticalGlyphForm` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.verticalGlyphForm")
public var NSVerticalGlyphFormAttributeName: NSAttributedString.Key { NSAttributedString.Key.verticalGlyphForm }
/// The name of `NSAttributedString.Key.textEffect` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.textEffect")
public var NSTextEffectAttributeName: NSAttributedString.Key { NSAttributedString.Key.textEffect }
/// The name of `NSAttributedString.Key.attachment` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { NSAttributedString.Key.attachment }
/// The name of `NSAttributedString.Key.link` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { NSAttributedString.Key.link }
/// The name of `NSAttributedString.Key.baselineOffset` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { NSAttributedString.Key.baselineOffset }
/// The name of `NSAttributedString.Key.underlineColor` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.underlineColor }
/// The name of `NSAttributedString.Key.strikethroughColor` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.strikethroughColor }
/// The name of `NSAttributedString.Key.obliqueness` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { NSAttributedString.Key.obliqueness }
/// The name of `NSAttributedString.Key.expansion` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.expansion")
public var NSExpansionAttributeName: NSAttributedString.Key { NSAttributedString.Key.expansion }
/// The name of `NSAttributedString.Key.writingDirection` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.writingDirection")
public var NSWritingDirectionAttributeName: NSAttributedString.Key { NSAttributedString.Key.writingDirection }
/// The name of `NSAttributedString.DocumentAttributeKey.documentType` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentAttributeKey.documentType")
public var NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentAttributeKey { NSAttributedString.DocumentAttributeKey.documentType }
/// The name of `NSAttributedString.DocumentAttributeKey.characterEncoding` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentAttributeKey.characterEncoding")
public var NSCharacterEncodingDocumentAttribute: NSAttributedString.DocumentAttributeKey {
    NSAttributedString.DocumentAttributeKey.characterEncoding
}
/// The name of `NSAttributedString.DocumentReadingOptionKey.documentType` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType")
public var NSDocumentTypeDocumentOption: NSAttributedString.DocumentReadingOptionKey {
    NSAttributedString.DocumentReadingOptionKey.documentType
}
/// The name of `NSAttributedString.DocumentReadingOptionKey.defaultAttributes` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.defaultAttributes")
public var NSDefaultAttributesDocumentOption: NSAttributedString.DocumentReadingOptionKey {
    NSAttributedString.DocumentReadingOptionKey.defaultAttributes
}
/// The name of `NSAttributedString.DocumentReadingOptionKey.characterEncoding` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding")
public var NSCharacterEncodingDocumentOption: NSAttributedString.DocumentReadingOptionKey {
    NSAttributedString.DocumentReadingOptionKey.characterEncoding
}
