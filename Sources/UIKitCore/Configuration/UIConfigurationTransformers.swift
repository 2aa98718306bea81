internal import CoreGraphics
public import Foundation

/// Maps one colour to another, for configurations.
public struct UIConfigurationColorTransformer: Sendable {
    /// The function that maps a colour.
    public let transform: @Sendable (UIColor) -> UIColor
    /// A transformer that calls the function for each colour.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    /// Returns the mapped colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// The colour without hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let parts = color.components
        let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
        return UIColor(white: CGFloat(white), alpha: CGFloat(parts.alpha))
    }
}

/// Maps text attributes, for configurations.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The function that returns new attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    /// A transformer that calls the function for each text.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Returns the new attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
