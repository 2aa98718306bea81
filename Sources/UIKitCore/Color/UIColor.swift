public import CoreGraphics
public import CoreImage
public import Foundation
internal import ProgrammerErrors

/// A colour with opacity, fixed or dynamic.
///
/// Immutable, so it may be used from any thread. Two colours are equal if their colour space and components are, or if they are the
/// same system colour; a colour with a provider equals only itself.
/// > Contract: UIKit, UIColor. `#colorLiteral` makes an sRGB colour.
open class UIColor: NSObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = CoreFoundationTypeGuard()
    enum Storage {
        case gray(white: Double, alpha: Double)
        case rgb(red: Double, green: Double, blue: Double, alpha: Double)
        case system(SystemColor)
        case dynamic((UITraitCollection) -> UIColor)
        case graphics(CGColor)
        case faded(UIColor, alpha: Double)
    }

    let storage: Storage
    /// The colour of Core Image that this one was made of; written while it is made.
    private var coreImageColor: CIColor?

    init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    /// A grey of the given brightness. > Units: 0...1; values outside are not clamped (extended range).
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .gray(white: Double(white), alpha: alpha.clampedToUnit)
        super.init()
    }

    /// A colour in extended sRGB from hue, saturation and brightness.
    ///
    /// > Units: 0...1, clamped; hue 0 and 1 are both red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueColor(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)).rgb
        storage = .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha.clampedToUnit)
        super.init()
    }

    /// A colour from its components.
    ///
    /// > Units: 0...1 in extended sRGB; components outside are not clamped, alpha is.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .rgb(red: Double(red), green: Double(green), blue: Double(blue), alpha: alpha.clampedToUnit)
        super.init()
    }

    /// A Display P3 colour, stored in extended sRGB.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = DisplayP3.extendedSRGB(red: Double(displayP3Red), green: Double(green), blue: Double(blue))
        self.init(red: CGFloat(rgb.red), green: CGFloat(rgb.green), blue: CGFloat(rgb.blue), alpha: alpha)
    }

    /// A colour without a value, drawn as clear.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// A colour with the components of a Core Graphics colour, in that colour's own colour space.
    public init(cgColor: CGColor) {
        storage = .graphics(cgColor)
        super.init()
    }

    /// A colour with the components of a Core Image colour.
    public init(ciColor: CIColor) {
        var components = [ciColor.red, ciColor.green, ciColor.blue, ciColor.alpha]
        storage = .graphics(CGColor(colorSpace: ciColor.colorSpace, components: &components) ?? .black)
        super.init()
        coreImageColor = ciColor
    }

    /// The Core Image colour that the colour was made of. For another one the program ends; `CIColor(color:)` converts each.
    open var ciColor: CIColor {
        guard let coreImageColor else {
            ProgrammerError.raise(
                "*** -CIColor not defined for the UIColor \(self); need to first convert colorspace.", name: .invalidArgument)
        }
        return coreImageColor
    }

    /// A dynamic colour, resolved on each use.
    /// - Parameter dynamicProvider: called with the traits in effect, possibly on several threads.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
        super.init()
    }

    /// Called by `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The same under its name of Swift 3.
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: Fixed colours

    /// Black, opaque: grey 0.
    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// Grey with a white component of 1/3, opaque.
    open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// Grey with a white component of 2/3, opaque.
    open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// White, opaque: grey 1.
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Grey with a white component of 0.5, opaque.
    open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// Red, opaque: sRGB (1, 0, 0); `systemRed` adapts to the appearance.
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Green, opaque: sRGB (0, 1, 0); `systemGreen` adapts to the appearance.
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Blue, opaque: sRGB (0, 0, 1); `systemBlue` adapts to the appearance.
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Cyan, opaque: sRGB (0, 1, 1).
    open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Yellow, opaque: sRGB (1, 1, 0).
    open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Magenta, opaque: sRGB (1, 0, 1).
    open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Orange, opaque: sRGB (1, 0.5, 0).
    open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Purple, opaque: sRGB (0.5, 0, 0.5).
    open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Brown, opaque: sRGB (0.6, 0.4, 0.2).
    open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Fully transparent: grey 0 with an alpha of 0.
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    // MARK: Components

    /// The colour for the current traits, as a Core Graphics colour.
    open var cgColor: CGColor { resolved.graphicsColor }

    /// Writes the components for the current traits to the pointers; nil pointers are skipped. Always true: every colour has them.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = components
        red?.pointee = CGFloat(value.red)
        green?.pointee = CGFloat(value.green)
        blue?.pointee = CGFloat(value.blue)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Writes hue, saturation, brightness and alpha for the current traits to the pointers; nil pointers are skipped.
    ///
    /// All are 0...1, in sRGB; hue 0 is red. Always true, as every colour has these components.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = components
        let hsb = HueColor(red: value.red, green: value.green, blue: value.blue)
        hue?.pointee = CGFloat(hsb.hue)
        saturation?.pointee = CGFloat(hsb.saturation)
        brightness?.pointee = CGFloat(hsb.brightness)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Writes the components of a grey to the pointers and returns true; for other colours it writes nothing and returns false.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let value = components
        guard value.red == value.green, value.green == value.blue else { return false }
        white?.pointee = CGFloat(value.red)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// The same colour with another opacity; dynamic colours stay dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.clampedToUnit
        switch storage {
        case .gray(let white, _): return UIColor(storage: .gray(white: white, alpha: alpha))
        case .rgb(let red, let green, let blue, _): return UIColor(storage: .rgb(red: red, green: green, blue: blue, alpha: alpha))
        case .graphics(let color): return UIColor(cgColor: color.copy(alpha: CGFloat(alpha)) ?? color)
        case .faded(let color, _): return UIColor(storage: .faded(color, alpha: alpha))
        case .system, .dynamic: return UIColor(storage: .faded(self, alpha: alpha))
        }
    }

    /// The fixed colour for the given traits; fixed colours return themselves.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .gray, .rgb, .graphics: return self
        case .system(let color):
            let value = color.value(
                dark: traitCollection.userInterfaceStyle == .dark, elevated: traitCollection.userInterfaceLevel == .elevated,
                highContrast: traitCollection.accessibilityContrast == .high)
            return UIColor(
                storage: .rgb(red: value.red / 255, green: value.green / 255, blue: value.blue / 255, alpha: value.alpha))
        case .dynamic(let provider): return provider(traitCollection).resolvedColor(with: traitCollection)
        case .faded(let color, let alpha): return color.resolvedColor(with: traitCollection).withAlphaComponent(CGFloat(alpha))
        }
    }

    // MARK: Drawing

    /// Sets the fill and stroke colour of the current graphics context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current graphics context, resolved for the current traits; nothing without a context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke colour of the current graphics context, resolved for the current traits; nothing without a context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (storage, other.storage) {
        case (.system(let a), .system(let b)): return a.name == b.name
        case (.faded(let a, let alphaA), .faded(let b, let alphaB)): return alphaA == alphaB && a.isEqual(b)
        case (.system, _), (.faded, _), (.dynamic, _), (_, .system), (_, .faded), (_, .dynamic): return false
        default: return graphicsColor == other.graphicsColor
        }
    }

    open override var hash: Int {
        switch storage {
        case .system(let color): return color.name.hashValue
        case .dynamic: return ObjectIdentifier(self).hashValue
        case .faded(let color, let alpha): return color.hash ^ alpha.hashValue
        case .gray, .rgb, .graphics:
            var hasher = Hasher()
            for component in graphicsColor.components ?? [] { hasher.combine(component) }
            return hasher.finalize()
        }
    }

    open override var description: String {
        switch storage {
        case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(white.brief) \(alpha.brief)"
        case .rgb(let red, let green, let blue, let alpha):
            return "UIExtendedSRGBColorSpace \(red.brief) \(green.brief) \(blue.brief) \(alpha.brief)"
        case .system(let color): return "<UIDynamicCatalogSystemColor: name = \(color.name)>"
        case .dynamic: return "<UIDynamicProviderColor>"
        case .graphics(let color): return "UICGColor \(color.components ?? [])"
        case .faded(let color, let alpha): return "<UIDynamicModifiedColor; baseColor = \(color), alpha = \(alpha.brief)>"
        }
    }

    /// The colour itself: colours are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    /// Writes the components for the current traits.
    open func encode(with coder: NSCoder) {
        let value = components
        coder.encode(value.red, forKey: "UIRed")
        coder.encode(value.green, forKey: "UIGreen")
        coder.encode(value.blue, forKey: "UIBlue")
        coder.encode(value.alpha, forKey: "UIAlpha")
    }

    /// Reads what `encode(with:)` or a nib wrote: a grey (`UIWhite`) or RGB components; nil if the archive has neither.
    public required init?(coder: NSCoder) {
        if coder.containsValue(forKey: "UIWhite") {
            storage = .gray(white: coder.decodeDouble(forKey: "UIWhite"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
        } else if coder.containsValue(forKey: "UIRed") {
            storage = .rgb(
                red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
                blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
        } else {
            return nil
        }
        super.init()
    }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// Depends on traits.
    package var isDynamic: Bool {
        switch storage {
        case .system, .dynamic, .faded: true
        case .gray, .rgb, .graphics: false
        }
    }

    /// A system colour, whose values an app does not choose.
    var isSystem: Bool {
        switch storage {
        case .system: true
        case .faded, .dynamic, .gray, .rgb, .graphics: false
        }
    }

    private var resolved: UIColor { isDynamic ? resolvedColor(with: .current) : self }

    /// The colour for the current traits; and itself if it is a pattern.
    var drawn: (color: RGBAColor, pattern: CGColor?) {
        switch storage {
        case .gray, .rgb, .system: (rgba, nil)
        case .graphics(let color): (rgba, color.pattern.map { _ in color })
        case .dynamic, .faded: resolved.drawn
        }
    }

    /// Of a resolved colour.
    private var graphicsColor: CGColor {
        switch storage {
        case .gray(let white, let alpha): return CGColor(gray: CGFloat(white), alpha: CGFloat(alpha))
        case .rgb(let red, let green, let blue, let alpha):
            return CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .graphics(let color): return color
        case .system, .dynamic, .faded: return resolved.graphicsColor
        }
    }

    /// sRGB components for the current traits.
    package var components: (red: Double, green: Double, blue: Double, alpha: Double) {
        let color = resolved
        switch color.storage {
        case .gray(let white, let alpha): return (white, white, white, alpha)
        case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
        case .graphics, .system, .dynamic, .faded:
            let parts = (color.graphicsColor.components ?? []).map(Double.init)
            switch parts.count {
            case 2: return (parts[0], parts[0], parts[0], parts[1])
            case 4: return (parts[0], parts[1], parts[2], parts[3])
            default: return (0, 0, 0, parts.last ?? 0)
            }
        }
    }
}

extension CGFloat {
    fileprivate var clampedToUnit: Double { isNaN ? 0 : Swift.min(1, Swift.max(0, Double(self))) }
}

extension Double {
    /// In `%g` format.
    fileprivate var brief: String { String(format: "%g", self) }
}
