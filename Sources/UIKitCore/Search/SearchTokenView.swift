internal import CoreGraphics
internal import Foundation

/// One token in a search field.
@MainActor final class SearchTokenView: UIControl {
    let token: UISearchToken
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = SearchMetrics.tokenRadius
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = SearchMetrics.tokenFont
        label.textColor = .white
        for view in [icon, label] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        accessibilityLabel = token.text
    }

    required init?(coder: NSCoder) { nil }

    private var iconWidth: CGFloat { icon.image == nil ? 0 : SearchMetrics.tokenHeight - 2 * SearchMetrics.tokenGap }

    var naturalWidth: CGFloat {
        let gap = icon.image == nil ? 0 : SearchMetrics.tokenGap
        return SearchMetrics.tokenPadding * 2 + iconWidth + gap + label.intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let box = bounds.insetBy(dx: SearchMetrics.tokenPadding, dy: SearchMetrics.tokenGap)
        let gap = icon.image == nil ? 0 : SearchMetrics.tokenGap
        let text = max(0, box.width - iconWidth - gap)
        let rtl = readsRightToLeft
        icon.frame = CGRect(x: rtl ? box.maxX - iconWidth : box.minX, y: box.minY, width: iconWidth, height: box.height)
        label.frame = CGRect(x: rtl ? box.minX : box.maxX - text, y: 0, width: text, height: bounds.height)
    }

    package override var kindTraits: UIAccessibilityTraits { .button }
}
