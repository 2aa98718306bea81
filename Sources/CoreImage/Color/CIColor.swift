internal import CoreGraphics
public import Foundation

/// A colour for filters: components in a colour space, not premultiplied. Immutable.
///
/// > Contract: Core Image, CIColor. > Isolation: any thread.
open class CIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let color: CGColor
    private let values: ComponentMemory

    /// A colour with the components of a Core Graphics colour; a gray one becomes RGB.
    public init(cgColor color: CGColor) {
        let rgb = color.colorSpace?.model == .rgb ? color : CGColor(color.rgba)
        self.color = rgb
        values = ComponentMemory(rgb.components ?? [0, 0, 0, 1])
        super.init()
    }

    /// A colour of sRGB. Components outside of 0 to 1 are kept.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// An opaque colour of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }

    /// A colour of an RGB colour space; nil for another kind of space.
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace) {
        guard colorSpace.model == .rgb, let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha]) else {
            return nil
        }
        self.init(cgColor: color)
    }

    /// An opaque colour of an RGB colour space; nil for another kind of space.
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
    }

    /// A colour from numbers separated by spaces: red, green, blue, and an alpha that may be absent. Missing components are 0.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func part(_ index: Int, _ absent: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : absent }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    /// Black.
    public convenience override init() { self.init(red: 0, green: 0, blue: 0) }

    /// Reads a colour that `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "components") else { return nil }
        self.init(string: text as String)
    }

    /// Writes the components in sRGB.
    open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "components") }
    open class var supportsSecureCoding: Bool { true }
    /// The colour itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The number of components with alpha: 4.
    open var numberOfComponents: Int { values.count }
    /// The components, alpha last; valid as long as the colour exists.
    open var components: UnsafePointer<CGFloat> { UnsafePointer(values.base) }
    /// The opacity, 0 to 1.
    open var alpha: CGFloat { values.base[values.count - 1] }
    /// The red component, not premultiplied.
    open var red: CGFloat { values.base[0] }
    /// The green component, not premultiplied.
    open var green: CGFloat { values.base[1] }
    /// The blue component, not premultiplied.
    open var blue: CGFloat { values.base[2] }
    /// The space of the components.
    open var colorSpace: CGColorSpace { color.colorSpace ?? CGColorSpaceCreateDeviceRGB() }
    /// The components separated by spaces, as `init(string:)` reads them.
    open var stringRepresentation: String { (0..<values.count).map { "\(Double(values.base[$0]))" }.joined(separator: " ") }
    open override var description: String { "(\(stringRepresentation))" }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return other === self || (other.stringRepresentation == stringRepresentation && other.colorSpace == colorSpace)
    }
    open override var hash: Int { stringRepresentation.hashValue }

    /// The numbers in extended sRGB, not premultiplied.
    var numbers: SIMD4<Float> {
        guard colorSpace.name != CGColorSpace.sRGB, colorSpace != CGColorSpaceCreateDeviceRGB() else {
            return SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
        }
        let color = color.rgba
        return SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    }
}

/// Numbers at a fixed address.
private final class ComponentMemory: @unchecked Sendable {
    let base: UnsafeMutablePointer<CGFloat>
    let count: Int

    init(_ values: [CGFloat]) {
        base = .allocate(capacity: values.count)
        base.initialize(from: values, count: values.count)
        count = values.count
    }
    deinit { base.deallocate() }
}
