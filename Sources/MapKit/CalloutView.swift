internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import QuartzCore
internal import UIKitCore

/// The bubble above a selected annotation: title, subtitle or detail view, and accessories at both sides.
@MainActor final class CalloutView: UIView {
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private weak var target: MKAnnotationView?
    private var accessories: [UIView] = []
    private var onTap: ((UIControl) -> Void)?

    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 10
    private static let isRegistered: Void = ObjCRuntime.register(CalloutView.self, "calloutControlTapped:") { callout, arguments in
        callout.onTap?(ObjCRuntime.argument(arguments, 0))
        return nil
    }

    init() {
        super.init(frame: .zero)
        _ = Self.isRegistered
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        addSubview(titleLabel)
        addSubview(subtitleLabel)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ annotation: any MKAnnotation, of view: MKAnnotationView, onTap: @escaping (UIControl) -> Void) {
        clear()
        (target, self.onTap) = (view, onTap)
        titleLabel.text = Titles.title(annotation)
        subtitleLabel.text = Titles.subtitle(annotation)
        let detail = view.detailCalloutAccessoryView
        subtitleLabel.isHidden = detail != nil || (subtitleLabel.text ?? "").isEmpty
        let (left, right) = (view.leftCalloutAccessoryView, view.rightCalloutAccessoryView)
        accessories = [left, right, detail].compactMap { $0 }
        for accessory in accessories {
            addSubview(accessory)
            (accessory as? UIControl)?.addTarget(self, action: Selector("calloutControlTapped:"), for: .touchUpInside)
        }
        arrange(left, right, detail)
    }

    /// Gives the accessories back.
    func clear() {
        for accessory in accessories {
            (accessory as? UIControl)?.removeTarget(self, action: Selector("calloutControlTapped:"), for: .touchUpInside)
            if accessory.superview === self { accessory.removeFromSuperview() }
        }
        accessories = []
    }

    private func arrange(_ left: UIView?, _ right: UIView?, _ detail: UIView?) {
        func size(_ view: UIView?) -> CGSize {
            guard let view else { return .zero }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return view.bounds.isEmpty ? fitting : view.bounds.size
        }
        let most: CGFloat = 220
        let (leftSize, rightSize, detailSize) = (size(left), size(right), size(detail))
        let title = titleLabel.sizeThatFits(CGSize(width: most, height: 40))
        let subtitle = subtitleLabel.isHidden ? .zero : subtitleLabel.sizeThatFits(CGSize(width: most, height: 40))
        let second = detail == nil ? subtitle : detailSize
        let textWidth = min(max(title.width, second.width), most)
        let textHeight = title.height + (second.height > 0 ? 2 + second.height : 0)
        let height = max(textHeight, leftSize.height, rightSize.height) + 2 * Self.margin
        var x = Self.margin
        if let left {
            left.frame = CGRect(origin: CGPoint(x: x, y: (height - leftSize.height) / 2), size: leftSize)
            x += leftSize.width + Self.gap
        }
        let top = (height - textHeight) / 2
        titleLabel.frame = CGRect(x: x, y: top, width: textWidth, height: title.height)
        let below = CGRect(x: x, y: top + title.height + 2, width: textWidth, height: second.height)
        subtitleLabel.frame = below
        detail?.frame = CGRect(origin: below.origin, size: detailSize)
        x += textWidth
        if let right {
            x += Self.gap
            right.frame = CGRect(origin: CGPoint(x: x, y: (height - rightSize.height) / 2), size: rightSize)
            x += rightSize.width
        }
        bounds = CGRect(x: 0, y: 0, width: x + Self.margin, height: height)
    }

    /// Above the annotation's view, within the map from left to right.
    func place() {
        guard let target, let map = superview else { return }
        let tip = CGPoint(x: target.frame.midX + target.calloutOffset.x, y: target.frame.minY + target.calloutOffset.y)
        let half = bounds.width / 2
        let x = min(max(tip.x, half + 8), max(map.bounds.width - half - 8, half + 8))
        center = CGPoint(x: x, y: tip.y - bounds.height / 2 - 8)
    }
}
