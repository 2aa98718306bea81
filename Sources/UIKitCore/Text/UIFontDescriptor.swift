public import CoreGraphics
public import Foundation
package import TextShaping

/// A description of a requested font. Immutable.
///
/// > Contract: UIKit, UIFontDescriptor
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let mark = CoreFoundationTypeGuard()
    package let value: FontDescriptor
    let textStyle: UIFont.TextStyle?
    /// The attributes that the descriptor was created with.
    package let extra: [AttributeName: Any]

    package init(value: FontDescriptor, textStyle: UIFont.TextStyle? = nil, extra: [AttributeName: Any] = [:]) {
        self.value = value
        self.textStyle = textStyle
        self.extra = extra
        super.init()
    }

    /// Creates a descriptor from attributes; without a size attribute its size is 0.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        value = FontAttributes.read(attributes, over: FontDescriptor(size: 0))
        textStyle = attributes[.textStyle] as? UIFont.TextStyle
        extra = attributes
        super.init()
    }

    /// Creates a descriptor of a font by its PostScript or family name, and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(value: FontDescriptor(design: .named(fontName), size: size))
    }

    open override func copy() -> Any { self }
    /// Returns the descriptor itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the descriptor of a text style at the text size of the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }
    /// Returns the descriptor of a text style at the text size of a trait collection; nil means the current traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Properties

    /// The size in points; 0 if the descriptor has none.
    open var pointSize: CGFloat { value.size }
    /// The PostScript name of the described font.
    open var postscriptName: String { FontAttributes.postscriptName(value) }
    /// The transform of the font.
    ///
    /// Always the identity: fonts are not transformed.
    open var matrix: CGAffineTransform { .identity }
    /// Whether the described font is italic, bold or monospaced.
    open var symbolicTraits: SymbolicTraits { FontAttributes.symbolicTraits(value) }

    /// The attributes that the descriptor was created with, and its size, name and text style.
    open var fontAttributes: [AttributeName: Any] {
        var all = extra
        all[.size] = value.size
        all[.name] = postscriptName
        if let textStyle { all[.textStyle] = textStyle }
        return all
    }

    /// Returns the value of an attribute, found in the described font if the descriptor does not contain it.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: familyName
        case .face: TextFont.identity(value)?.faceName ?? FontWeightNames.name(value.weight)
        case .visibleName: TextFont.identity(value)?.fullName ?? fontAttributes[anAttribute]
        case .traits: traits
        default: fontAttributes[anAttribute]
        }
    }

    var familyName: String { FontAttributes.familyName(value) }

    private var traits: [TraitKey: Any] {
        let identity = TextFont.identity(value)
        return [
            .weight: identity?.weight ?? value.weight, .slant: identity?.isItalic ?? value.italic ? 0.0694 : 0.0,
            .symbolic: symbolicTraits.rawValue,
        ]
    }

    /// The fonts that match this descriptor: the app's own first, then the device's.
    ///
    /// > Parameters: mandatoryKeys: the attributes that must match; nil for all that the descriptor was created with.
    /// > Contract: UIKit, matchingFontDescriptors(withMandatoryKeys:). > Partial: characters and features are not compared.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        FontMatching(self, keys: mandatoryKeys ?? Set(extra.keys)).matches
    }

    // MARK: Derived descriptors

    /// Returns a descriptor with further attributes, which replace earlier ones.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(
            value: FontAttributes.read(attributes, over: value), textStyle: attributes[.textStyle] as? UIFont.TextStyle ?? textStyle,
            extra: extra.merging(attributes) { $1 })
    }

    /// Returns a descriptor of another size; it no longer follows a text style.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = value
        changed.size = newPointSize
        return UIFontDescriptor(value: changed, textStyle: nil, extra: extra)
    }

    /// Returns a descriptor for a font of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    /// Returns a descriptor for another member of the family, such as "Bold".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// Returns a descriptor of the font with exactly these traits.
    ///
    /// Nil if no face has these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = value
        if let identity = TextFont.identity(value) {
            guard let member = FontAttributes.member(of: identity.familyName, with: symbolicTraits) else { return nil }
            changed.design = .named(member.postScriptName)
            (changed.weight, changed.italic) = (0, false)
            return UIFontDescriptor(value: changed, textStyle: textStyle, extra: extra)
        }
        changed.italic = symbolicTraits.contains(.traitItalic)
        let bold = textStyle.map(TextStyleTable.emphasizedWeight) ?? UIFont.Weight.bold.rawValue
        if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
            changed.weight = symbolicTraits.contains(.traitBold) ? bold : 0
        }
        if symbolicTraits.contains(.traitMonoSpace) { changed.design = .monospaced }
        return UIFontDescriptor(value: changed, textStyle: textStyle, extra: extra)
    }

    /// Returns a descriptor of the system font in another design; in Ferry it is never nil.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = value
        switch design {
        case .rounded: changed.design = .rounded
        case .serif: changed.design = .serif
        case .monospaced: changed.design = .monospaced
        default: changed.design = .system
        }
        return UIFontDescriptor(value: changed, textStyle: textStyle, extra: extra)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return value == other.value && textStyle == other.textStyle
    }
    open override var hash: Int { value.hashValue }
}
