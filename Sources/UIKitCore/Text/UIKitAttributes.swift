public import CoreGraphics
public import Foundation

extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of attributed strings, each equivalent to the `NSAttributedString.Key` of its name.
    ///
    /// > Contract: UIKit, AttributeScopes.UIKitAttributes
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// Alignment, indents and line breaks of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// 0 for no ligatures, 1 for the default ones.
        public let ligature: LigatureAttribute
        /// Points after every glyph; 0 turns pair kerning off.
        public let kern: KernAttribute
        /// Points after every glyph, in addition to pair kerning.
        public let tracking: TrackingAttribute
        /// The form of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The form of the line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the outline.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline in percent of the font size; negative fills too.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the text.
        public let shadow: ShadowAttribute
        /// A special effect such as letterpress; not drawn by Ferry.
        public let textEffect: TextEffectAttribute
        /// An image in the text.
        public let attachment: AttachmentAttribute
        /// Points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the strikethrough.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The tangent of the slant.
        public let obliqueness: ObliquenessAttribute
        /// The natural logarithm of the horizontal stretch.
        public let expansion: ExpansionAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes

        /// The key of `NSAttributedString.Key.font`.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        /// The key of `NSAttributedString.Key.paragraphStyle`.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }

        /// The key of `NSAttributedString.Key.foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        /// The key of `NSAttributedString.Key.backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        /// The key of `NSAttributedString.Key.ligature`.
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSLigature"
        }

        /// The key of `NSAttributedString.Key.kern`.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        /// The key of `NSAttributedString.Key.tracking`.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }

        /// The key of `NSAttributedString.Key.strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }

        /// The key of `NSAttributedString.Key.underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        /// The key of `NSAttributedString.Key.strokeColor`.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }

        /// The key of `NSAttributedString.Key.strokeWidth`.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }

        /// The key of `NSAttributedString.Key.shadow`.
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = "NSShadow"
        }

        /// The key of `NSAttributedString.Key.textEffect`.
        public enum TextEffectAttribute: AttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
            public static let name = "NSTextEffect"
        }

        /// The key of `NSAttributedString.Key.attachment`.
        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = "NSAttachment"
        }

        /// The key of `NSAttributedString.Key.baselineOffset`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }

        /// The key of `NSAttributedString.Key.underlineColor`.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }

        /// The key of `NSAttributedString.Key.strikethroughColor`.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }

        /// The key of `NSAttributedString.Key.obliqueness`.
        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSObliqueness"
        }

        /// The key of `NSAttributedString.Key.expansion`.
        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSExpansion"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute of UIKit by its name after a dot.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}
