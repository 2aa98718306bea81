public import Foundation
public import ObjectiveC
public import UIKitCore

/// One dragged item: its data and its preview.
///
/// > Contract: UIKit, UIDragItem
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The data of the item, which a drop loads.
    public let itemProvider: NSItemProvider
    /// An object for the app's use, available only inside of the app.
    open var localObject: Any?
    /// Gives the preview that is dragged; without one the lifted preview is. A provider that gives nil hides the preview. Setting it during a
    /// drag changes the preview at once.
    open var previewProvider: (() -> UIDragPreview?)? { didSet { previewProviderDidChange?() } }
    /// Set while the item is dragged.
    var previewProviderDidChange: (() -> Void)?

    /// An item with the data of a provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// Set while the item is animated to a drop target.
    var dropPreviewNeedsUpdate: (() -> Void)?
    /// Asks the drop target again for the preview that the item lands at, during the animation of a drop.
    open func setNeedsDropPreviewUpdate() { dropPreviewNeedsUpdate?() }
}

/// The view under the touch during a drag.
///
/// > Contract: UIKit, UIDragPreview
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
    /// The view that is dragged, or of which an image is.
    public let view: UIView
    /// The visible part and background of the view.
    open var parameters: UIDragPreviewParameters { kept }
    private let kept: UIDragPreviewParameters

    /// A preview of a view with default parameters.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    /// A preview of a view with the given parameters.
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
    /// The preview itself: its properties cannot be changed.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The visible part and background of a dragged preview.
///
/// > Contract: UIKit, UIDragPreviewParameters
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place that a dragged preview is lifted from or lands at: a centre in a container view.
///
/// > Contract: UIKit, UIDragPreviewTarget
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview with its position, for lift and drop.
///
/// > Contract: UIKit, UITargetedDragPreview
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
    /// A link's title and address on a card, at a target's place.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        self.init(view: UIDragPreview(for: url, title: title).view, parameters: UIDragPreviewParameters(), target: target)
    }
}
