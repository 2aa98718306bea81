internal import CoreGraphics
internal import Foundation

/// Metrics of the activity sheet. > Units: points; all remembered (R).
enum ActivityMetrics {
    static let headerHeight: CGFloat = 76
    static let thumbnail: CGFloat = 44
    static let margin: CGFloat = 16
    static let icon: CGFloat = 60
    static let iconRow: CGFloat = 116
    static let iconPitch: CGFloat = 84
    static let rowHeight: CGFloat = 52
    static let corner: CGFloat = 10
    static let gap: CGFloat = 12
    static let close: CGFloat = 30
    static let maximumWidth: CGFloat = 560
    static let popoverWidth: CGFloat = 375
}

/// The view of `UIActivityViewController`: a header that names the items, a row of icons, a list of actions.
@MainActor final class ActivitySheetView: UIView {
    var onChoose: ((UIActivity) -> Void)?
    var onClose: (() -> Void)?
    /// A popover is closed by a touch outside of it.
    var showsCloseButton = true {
        didSet {
            closeButton.isHidden = !showsCloseButton
            setNeedsLayout()
        }
    }
    private let head: ActivityHeaderView
    private let closeButton = UIButton(type: .custom)
    private let line = UIView()
    private let scroll = UIScrollView()
    private let icons = UIScrollView()
    private let list = UIView()
    private var iconCells: [ActivityCell] = []
    private var rows: [ActivityCell] = []
    private var separators: [UIView] = []

    init(header: ActivitySummary, activities: [UIActivity]) {
        head = ActivityHeaderView(header)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        closeButton.setImage(
            UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)), for: .normal)
        closeButton.tintColor = .secondaryLabel
        closeButton.backgroundColor = .tertiarySystemFill
        closeButton.layer.cornerRadius = ActivityMetrics.close / 2
        closeButton.accessibilityLabel = ActivityStrings.close
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        line.backgroundColor = .separator
        icons.showsHorizontalScrollIndicator = false
        list.backgroundColor = MenuMaterial.dynamic(light: .white, dark: UIColor(white: 0.2, alpha: 1))
        list.layer.cornerRadius = ActivityMetrics.corner
        list.layer.cornerCurve = .continuous
        list.clipsToBounds = true
        for view in [head, closeButton, line, scroll] as [UIView] { addSubview(view) }
        scroll.addSubview(icons)
        scroll.addSubview(list)
        for activity in activities { add(activity) }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ activity: UIActivity) {
        let isIcon = type(of: activity).activityCategory == .share
        let cell = ActivityCell(activity, isIcon: isIcon)
        cell.addAction(UIAction { [weak self, weak cell] _ in if let cell { self?.onChoose?(cell.activity) } }, for: .touchUpInside)
        if isIcon {
            iconCells.append(cell)
            icons.addSubview(cell)
        } else {
            if !rows.isEmpty {
                let separator = UIView()
                separator.backgroundColor = .separator
                separators.append(separator)
                list.addSubview(separator)
            }
            rows.append(cell)
            list.addSubview(cell)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = ActivityMetrics.margin + max(safeAreaInsets.left, safeAreaInsets.right)
        let width = bounds.width - 2 * margin
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let closeX = isTurned ? margin : bounds.width - margin - ActivityMetrics.close
        // The arrow of a popover.
        let above = safeAreaInsets.top
        closeButton.frame = CGRect(x: closeX, y: above + 16, width: ActivityMetrics.close, height: ActivityMetrics.close)
        let closeWidth = showsCloseButton ? ActivityMetrics.close + ActivityMetrics.gap : 0
        head.frame = CGRect(
            x: isTurned ? margin + closeWidth : margin, y: above, width: width - closeWidth, height: ActivityMetrics.headerHeight)
        let hairline = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: above + ActivityMetrics.headerHeight, width: bounds.width, height: hairline)
        let top = line.frame.maxY
        scroll.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        var y: CGFloat = 0
        icons.isHidden = iconCells.isEmpty
        if !iconCells.isEmpty {
            y = ActivityMetrics.gap
            icons.frame = CGRect(x: 0, y: y, width: bounds.width, height: ActivityMetrics.iconRow)
            for (index, cell) in iconCells.enumerated() {
                let x = margin + CGFloat(index) * ActivityMetrics.iconPitch
                cell.frame = CGRect(
                    x: isTurned ? bounds.width - x - ActivityMetrics.iconPitch : x, y: 0, width: ActivityMetrics.iconPitch,
                    height: ActivityMetrics.iconRow)
            }
            icons.contentSize = CGSize(
                width: 2 * margin + CGFloat(iconCells.count) * ActivityMetrics.iconPitch, height: ActivityMetrics.iconRow)
            y += ActivityMetrics.iconRow
        }
        y += ActivityMetrics.gap
        layoutRows(at: y, margin: margin, width: width, hairline: hairline, isTurned: isTurned)
        scroll.contentSize = CGSize(width: bounds.width, height: list.frame.maxY + ActivityMetrics.gap + safeAreaInsets.bottom)
    }

    private func layoutRows(at top: CGFloat, margin: CGFloat, width: CGFloat, hairline: CGFloat, isTurned: Bool) {
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            let height = row.rowHeight(width: width)
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            if index > 0 {
                let x = isTurned ? 0 : ActivityMetrics.margin
                separators[index - 1].frame = CGRect(x: x, y: y, width: width - ActivityMetrics.margin, height: hairline)
                list.bringSubviewToFront(separators[index - 1])
            }
            y += height
        }
        list.frame = CGRect(x: margin, y: top, width: width, height: y)
        list.isHidden = rows.isEmpty
    }

    /// The height that all activities need at a width.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - 2 * ActivityMetrics.margin
        let icons = iconCells.isEmpty ? 0 : ActivityMetrics.gap + ActivityMetrics.iconRow
        let list = rows.reduce(0) { $0 + $1.rowHeight(width: width) }
        return CGSize(width: size.width, height: ActivityMetrics.headerHeight + icons + 2 * ActivityMetrics.gap + list)
    }
}

/// The items' thumbnail, title and detail.
@MainActor final class ActivityHeaderView: UIView {
    private let picture = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()

    init(_ summary: ActivitySummary) {
        super.init(frame: .zero)
        picture.image = summary.picture
        picture.contentMode = summary.isThumbnail ? .scaleAspectFill : .center
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = .tertiarySystemFill
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        title.text = summary.title
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.font = UIFont.systemFont(ofSize: min(title.font.pointSize, 23), weight: .semibold)
        detail.text = summary.detail
        detail.font = UIFont.systemFont(ofSize: min(UIFont.preferredFont(forTextStyle: .footnote).pointSize, 19))
        detail.textColor = .secondaryLabel
        title.textAlignment = .natural
        detail.textAlignment = .natural
        for view in [picture, title, detail] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = ActivityMetrics.thumbnail
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let middle = bounds.height / 2
        picture.frame = CGRect(x: isTurned ? bounds.width - side : 0, y: middle - side / 2, width: side, height: side)
        let x = isTurned ? 0 : side + ActivityMetrics.gap
        let width = max(0, bounds.width - side - ActivityMetrics.gap)
        let first = title.font.lineHeight.rounded(.up)
        let second = (detail.text ?? "").isEmpty ? 0 : detail.font.lineHeight.rounded(.up)
        title.frame = CGRect(x: x, y: (middle - (first + second) / 2).rounded(), width: width, height: first)
        detail.frame = CGRect(x: x, y: title.frame.maxY, width: width, height: second)
    }
}

/// One activity: an icon above its name, or a row with the icon at the trailing edge.
@MainActor final class ActivityCell: UIControl {
    let activity: UIActivity
    private let isIcon: Bool
    private let title = UILabel()
    private let picture = UIImageView()

    init(_ activity: UIActivity, isIcon: Bool) {
        self.activity = activity
        self.isIcon = isIcon
        super.init(frame: .zero)
        title.text = activity.activityTitle
        title.font = isIcon ? .systemFont(ofSize: 11) : .preferredFont(forTextStyle: .body)
        title.numberOfLines = isIcon ? 2 : 0
        title.textAlignment = isIcon ? .center : .natural
        picture.image = activity.activityImage.map {
            $0.renderingMode == .automatic && !isIcon ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        picture.tintColor = .label
        // A symbol is centred on its plate; another image fills it.
        picture.contentMode = isIcon && !(activity.activityImage?.isSymbolImage ?? false) ? .scaleAspectFill : .center
        if isIcon {
            picture.layer.cornerRadius = 13.5
            picture.layer.cornerCurve = .continuous
            picture.clipsToBounds = true
            picture.backgroundColor = MenuMaterial.dynamic(light: .white, dark: UIColor(white: 0.25, alpha: 1))
        }
        for view in [picture, title] as [UIView] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        accessibilityLabel = activity.activityTitle
    }

    required init?(coder: NSCoder) { nil }

    package override var kindTraits: UIAccessibilityTraits { .button }
    package override func controlStateDidChange() {
        if isIcon { picture.alpha = isHighlighted ? 0.5 : 1 } else { backgroundColor = isHighlighted ? MenuMaterial.highlight : nil }
    }

    func rowHeight(width: CGFloat) -> CGFloat {
        let text = title.sizeThatFits(CGSize(width: width - 3 * ActivityMetrics.margin - 28, height: .greatestFiniteMagnitude)).height
        return max(ActivityMetrics.rowHeight, text + 2 * MenuMetrics.textInset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isIcon {
            picture.frame = CGRect(
                x: (bounds.width - ActivityMetrics.icon) / 2, y: 6, width: ActivityMetrics.icon, height: ActivityMetrics.icon)
            title.frame = CGRect(x: 4, y: picture.frame.maxY + 6, width: bounds.width - 8, height: 30)
            return
        }
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = ActivityMetrics.margin
        let imageX = isTurned ? inset : bounds.width - inset - 28
        picture.frame = CGRect(x: imageX, y: bounds.height / 2 - 14, width: 28, height: 28)
        title.frame = CGRect(x: isTurned ? 2 * inset + 28 : inset, y: 0, width: bounds.width - 3 * inset - 28, height: bounds.height)
    }
}
