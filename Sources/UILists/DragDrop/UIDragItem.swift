public import Foundation
public import ObjectiveC
public import UIKitCore

/// One dragged item: its data and its preview.
///
/// > Contract: UIKit, UIDragItem
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// An object for the app's use, available only inside of the app.
    open var localObject: Any?
    /// Gives the preview that is dragged; without one the lifted preview is. A provider that gives nil hides the preview. Setting it during a
    /// drag changes the preview at once.
    open var previewProvider: (() -> UIDragPreview?)? { didSet { previewProviderDidChange?() } }
    /// Set while the item is dragged.
    var previewProviderDidChange: (() -> Void)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    var isPreviewStale = false
    open func setNeedsDropPreviewUpdate() { isPreviewStale = true }
}

/// The view under the touch during a drag.
///
/// > Contract: UIKit, UIDragPreview
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
    public let view: UIView
    open var parameters: UIDragPreviewParameters { kept }
    private let kept: UIDragPreviewParameters

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        kept = parameters
        super.init()
    }

    /// A link's title and address on a card.
    public convenience init(for url: URL, title: String? = nil) {
        self.init(view: UIDragPreview.card(title ?? url.host ?? url.absoluteString, url.absoluteString))
    }

    private static func card(_ title: String, _ detail: String) -> UIView {
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = DragMetrics.previewCorner
        let labels = [(title, UIFont.TextStyle.headline, UIColor.label), (detail, .footnote, .secondaryLabel)].map { text, style, color in
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.textColor = color
            return label
        }
        var y: CGFloat = 10
        var width: CGFloat = 0
        for label in labels {
            let size = label.sizeThatFits(CGSize(width: DragMetrics.cardWidth, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: 14, y: y, width: min(size.width, DragMetrics.cardWidth), height: size.height)
            y += size.height + 2
            width = max(width, label.frame.width)
            card.addSubview(label)
        }
        card.frame = CGRect(x: 0, y: 0, width: width + 28, height: y + 8)
        return card
    }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// > Contract: UIKit, UIDragPreviewParameters
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// > Contract: UIKit, UIDragPreviewTarget
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview with its position, for lift and drop.
///
/// > Contract: UIKit, UITargetedDragPreview
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        self.init(view: UIDragPreview(for: url, title: title).view, parameters: UIDragPreviewParameters(), target: target)
    }
}
