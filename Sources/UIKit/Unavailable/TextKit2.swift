public import Foundation
public import UISystemViews

// Parts of TextKit 2 that Ferry lacks.

/// Not available in Ferry: Ferry draws no images among glyphs; use NSTextAttachment.
@available(*, unavailable, message: "Ferry draws no images among glyphs; use NSTextAttachment")
@preconcurrency @MainActor open class NSAdaptiveImageGlyph: NSObject {}

/// Not available in Ferry: Ferry's attachments have no views; add a subview and an exclusion path.
@available(*, unavailable, message: "Ferry's attachments have no views; add a subview and an exclusion path")
@preconcurrency @MainActor public protocol NSTextAttachmentLayout: NSObjectProtocol {}

/// Not available in Ferry: Ferry's attachments have no views; add a subview and an exclusion path.
@available(*, unavailable, message: "Ferry's attachments have no views; add a subview and an exclusion path")
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {}

extension NSTextLayoutFragment {
    /// Not available in Ferry: Ferry's attachments have no views; add a subview and an exclusion path.
    @available(*, unavailable, message: "Ferry's attachments have no views; add a subview and an exclusion path")
    public var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { [] }
}
