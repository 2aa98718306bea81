public import CoreGraphics
internal import QuartzCore

/// How a video fills a rectangle of another aspect ratio.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Inside, with bands; the default.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Covers the rectangle; what extends outside is not shown.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched to the rectangle.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

    /// Unknown values are the default.
    var contents: CALayerContentsGravity {
        switch self {
        case .resize: .resize
        case .resizeAspectFill: .resizeAspectFill
        default: .resizeAspect
        }
    }

    /// Where a video is within bounds; nothing of it is cut off.
    func rectangle(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        switch self {
        case .resize: return bounds
        case .resizeAspectFill:
            let scale = max(bounds.width / size.width, bounds.height / size.height)
            let filled = CGSize(width: size.width * scale, height: size.height * scale)
            return CGRect(
                x: bounds.midX - filled.width / 2, y: bounds.midY - filled.height / 2, width: filled.width, height: filled.height)
        default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest rectangle of an aspect ratio in the middle of another rectangle; empty for an empty one.
///
/// > Contract: AVFoundation, AVMakeRect(aspectRatio:insideRect:)
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let bounds = boundingRect.standardized
    guard aspectRatio.width > 0, aspectRatio.height > 0, bounds.width > 0, bounds.height > 0 else {
        return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    let scale = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
}
