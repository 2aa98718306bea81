public import CoreGraphics
public import Foundation
public import UIKitCore
public import UILists

// Members of values for features that Ferry lacks.

extension UICollectionLayoutListConfiguration {
    /// Not available in Ferry: Ferry's rows have the width of their list.
    @available(*, unavailable, message: "Ferry's rows have the width of their list")
    public var contentHuggingElements: Int { 0 }
}

extension UIListContentConfiguration.ImageProperties {
    /// Not available in Ferry: draw the line in the image, or with the layer's border.
    @available(*, unavailable, message: "draw the line in the image, or with the layer's border")
    public var strokeWidth: CGFloat { 0 }
    /// Not available in Ferry: draw the line in the image, or with the layer's border.
    @available(*, unavailable, message: "draw the line in the image, or with the layer's border")
    public var strokeColor: UIColor? { nil }
    /// Not available in Ferry: draw the line in the image, or with the layer's border.
    @available(*, unavailable, message: "draw the line in the image, or with the layer's border")
    public var strokeColorTransformer: UIConfigurationColorTransformer? { nil }
    /// Not available in Ferry: draw the line in the image, or with the layer's border.
    @available(*, unavailable, message: "draw the line in the image, or with the layer's border")
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { tintColor }
}

extension UIColor {
    /// Not available in Ferry: only for Apple TV.
    @available(*, unavailable, message: "only for Apple TV")
    public func withProminence(_ prominence: Int) -> UIColor { self }
    /// Not available in Ferry: only for Apple TV.
    @available(*, unavailable, message: "only for Apple TV")
    public var prominence: Int { 0 }
}

extension UIImage.Configuration {
    /// Not available in Ferry: Ferry's symbols are the same in all languages.
    @available(*, unavailable, message: "Ferry's symbols are the same in all languages")
    public var locale: Locale? { nil }
    /// Not available in Ferry: Ferry's symbols are the same in all languages.
    @available(*, unavailable, message: "Ferry's symbols are the same in all languages")
    public func withLocale(_ locale: Locale?) -> Self { self }
    /// Not available in Ferry: Ferry's symbols are the same in all languages.
    @available(*, unavailable, message: "Ferry's symbols are the same in all languages")
    public convenience init(locale: Locale?) { self.init(traitCollection: nil) }
}

extension UIConfigurationColorTransformer {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UIFontDescriptor {
    /// Not available in Ferry: Ferry's fonts stand upright; use a trait.
    @available(*, unavailable, message: "Ferry's fonts stand upright; use a trait")
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
    /// Not available in Ferry: Ferry's fonts stand upright; use a trait.
    @available(*, unavailable, message: "Ferry's fonts stand upright; use a trait")
    public convenience init(name fontName: String, matrix: CGAffineTransform) { self.init(name: fontName, size: 0) }
}

extension UIGraphicsRenderer {
    /// Not available in Ferry: subclass UIGraphicsImageRenderer only.
    @available(*, unavailable, message: "subclass UIGraphicsImageRenderer only")
    public static func rendererContextClass() -> AnyClass { self }
    /// Not available in Ferry: subclass UIGraphicsImageRenderer only.
    @available(*, unavailable, message: "subclass UIGraphicsImageRenderer only")
    public static func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }
    /// Not available in Ferry: subclass UIGraphicsImageRenderer only.
    @available(*, unavailable, message: "subclass UIGraphicsImageRenderer only")
    public static func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}
    /// Not available in Ferry: subclass UIGraphicsImageRenderer only.
    @available(*, unavailable, message: "subclass UIGraphicsImageRenderer only")
    public func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void, completionActions: ((UIGraphicsRendererContext) -> Void)?
    ) throws {}
}

extension UIPointerEffect {
    /// Not available in Ferry: make one of its cases.
    @available(*, unavailable, message: "make one of its cases")
    public init(preview: UITargetedPreview) { self = .automatic(preview) }
}

extension UIMutableTraits {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var toolbarItemPresentationSize: Int { 0 }
}

extension UITraitCollection {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var toolbarItemPresentationSize: Int { 0 }
    /// Not available in Ferry: only for Mac Catalyst.
    @available(*, unavailable, message: "only for Mac Catalyst")
    public convenience init(toolbarItemPresentationSize: Int) { self.init() }
}
