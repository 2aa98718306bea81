public import Foundation
package import TextShaping

/// A font of one size. Immutable, so it can be used from any thread.
///
/// The system font is drawn with a free face fitted to the widths of the device's; the reported metrics are the device's own.
/// > Contract: UIKit, UIFont. > Units: points.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// The font for layout.
    package let face: TextFont
    let styleOfText: TextStyle?
    /// For a font scaled by `UIFontMetrics`.
    let scaling: FontScaling?

    init(_ descriptor: FontDescriptor, textStyle: TextStyle? = nil, scaling: FontScaling? = nil) {
        face = TextFont.resolve(descriptor)
        styleOfText = textStyle
        self.scaling = scaling
        super.init()
    }

    /// The system font at the system's size.
    public convenience override init() { self.init(FontDescriptor(size: Double(UIFont.systemFontSize))) }

    /// Nil if neither the device nor the app has the font. A size of 0 or less means `systemFontSize`.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard TextFont.isKnown(name: fontName) else { return nil }
        self.init(FontDescriptor(design: .named(fontName), size: UIFont.usable(fontSize)))
    }

    /// The best font for a descriptor. A size of 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var wanted = descriptor.value
        if pointSize > 0 { wanted.size = pointSize }
        wanted.size = UIFont.usable(wanted.size)
        self.init(wanted, textStyle: pointSize > 0 ? nil : descriptor.textStyle)
    }

    public required convenience init?(coder: NSCoder) {
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        let weight = coder.decodeDouble(forKey: "UIFontWeight")
        let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName").map { "\($0)" }
        if let name, TextFont.isKnown(name: name), !name.hasPrefix(".") {
            self.init(FontDescriptor(design: .named(name), size: UIFont.usable(size)))
        } else {
            self.init(FontDescriptor(size: UIFont.usable(size), weight: weight))
        }
    }

    public static var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
        coder.encode(face.descriptor.weight, forKey: "UIFontWeight")
        coder.encode(NSString(string: fontName), forKey: "UIFontName")
    }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static func usable(_ size: CGFloat) -> Double { size > 0 && size.isFinite ? Double(size) : Double(systemFontSize) }

    // MARK: System fonts

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescriptor(size: usable(fontSize), italic: true))
    }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescriptor(size: usable(fontSize), weight: weight.rawValue))
    }
    /// Widths other than `standard` are drawn as `standard`: no free face fits them.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescriptor(size: usable(fontSize), weight: weight.rawValue, monospacedDigits: true))
    }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescriptor(design: .monospaced, size: usable(fontSize), weight: weight.rawValue))
    }

    /// The font of a text style at the size the user prefers, heavier under Bold Text.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let traits = traitCollection ?? .current
        let look = TextStyleTable.look(style, traits.preferredContentSizeCategory)
        let weight = traits.legibilityWeight == .bold ? FontWeightNames.bolder(look.weight) : look.weight
        return UIFont(FontDescriptor(size: look.size, weight: weight), textStyle: style)
    }

    // MARK: Names and metrics

    open var familyName: String { fontDescriptor.familyName }
    open var fontName: String { fontDescriptor.postscriptName }
    open var pointSize: CGFloat { face.descriptor.size }
    open var ascender: CGFloat { face.metrics.ascender }
    /// Negative.
    open var descender: CGFloat { face.metrics.descender }
    open var leading: CGFloat { face.metrics.leading }
    open var capHeight: CGFloat { face.metrics.capHeight }
    open var xHeight: CGFloat { face.metrics.xHeight }
    open var lineHeight: CGFloat { face.metrics.lineHeight }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var wanted = face.descriptor
        wanted.size = UIFont.usable(fontSize)
        return UIFont(wanted)
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(value: face.descriptor, textStyle: styleOfText) }

    open class var familyNames: [String] { UIFontDescriptor.knownFamilies }
    open class func fontNames(forFamilyName familyName: String) -> [String] { UIFontDescriptor.names(ofFamily: familyName) }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face == other.face && styleOfText == other.styleOfText && scaling == other.scaling
    }
    open override var hash: Int { face.hashValue }

    open override var description: String {
        let weight = FontWeightNames.name(face.identity?.weight ?? face.descriptor.weight)
        return
            "<UIFont> font-family: \"\(familyName)\"; font-weight: \(weight); font-style: \(face.identity?.isItalic ?? face.descriptor.italic ? "italic" : "normal"); "
            + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
    }
}
