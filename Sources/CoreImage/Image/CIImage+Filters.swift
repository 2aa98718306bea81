public import CoreGraphics
public import Foundation

/// Filters, and changes of all pixels.
extension CIImage {
    /// The result of a filter with this image as its input; an image without pixels, with a log line, for an unknown filter.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else {
            FilterLog.report("applyingFilter(_:parameters:): there is no filter \(filterName); the result has no pixels")
            return CIImage()
        }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? CIImage()
    }

    /// The result of a filter with its default settings.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Blurred with a Gaussian curve of a deviation in pixels; the extent grows by three of it on each side.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(Blurs.gaussian(graph, deviation: sigma), from: self) }

    /// Colours multiplied with alpha.
    public func premultiplyingAlpha() -> CIImage { changingPixels { $0.premultiplied } }

    /// Colours divided by alpha.
    public func unpremultiplyingAlpha() -> CIImage { changingPixels { $0.unpremultiplied } }

    /// Opaque within a rectangle, transparent outside.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(
            Geometry.cropped(
                ImageGraph(PixelOperation(input: graph) { _ in { pixel, _ in pixel.withAlpha(1) } }, extent: .infinite), extent), from: self
        )
    }

    /// The same image with other properties.
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        var texts: [String: Any] = [:]
        for (key, value) in properties { if let key = key as? String { texts[key] = value } }
        return CIImage(source: ImageSource(graph: graph, properties: texts))
    }

    /// The image itself: contexts here keep no intermediate results.
    public func insertingIntermediate() -> CIImage { self }

    /// The image itself: contexts here keep no intermediate results.
    public func insertingIntermediate(cache: Bool) -> CIImage { self }

    /// From numbers of the working space to those of an RGB space. The same image, with a log line, for a space other than sRGB or linear sRGB.
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { matched(colorSpace) { $0.encoded } }

    /// From numbers of an RGB space to those of the working space. The same image, with a log line, for a space other than sRGB or linear sRGB.
    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { matched(colorSpace) { $0.decoded } }

    private func matched(
        _ space: CGColorSpace, _ curve: @escaping @Sendable (WorkingSpace) -> (Pixel) -> Pixel
    ) -> CIImage? {
        guard space.model == .rgb else { return nil }
        switch space.encoding {
        case .linearSRGB: return self
        case .sRGB:
            return CIImage(
                ImageGraph(
                    PixelOperation(input: graph) { working in
                        let curve = curve(working)
                        return { pixel, _ in curve(pixel.unpremultiplied).premultiplied }
                    }, extent: extent), from: self)
        default:
            FilterLog.report("colours of \(space.name ?? "this space") are not matched: pixels here are sRGB")
            return self
        }
    }

    private func changingPixels(_ change: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
        CIImage(ImageGraph(PixelOperation(input: graph) { _ in { pixel, _ in change(pixel) } }, extent: extent), from: self)
    }

    /// The filters that improve an image; there are none without an analysis of faces and scenes.
    @available(
        *, unavailable, message: "Ferry has no analysis of photos to choose filters by; set CIColorControls, CIVibrance or CIToneCurve"
    )
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

/// An option of automatic improvement. > Contract: Core Image, CIImageAutoAdjustmentOption
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// The option of a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether to include general improvements.
    public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
    /// Whether to include the correction of red eyes.
    public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
}
