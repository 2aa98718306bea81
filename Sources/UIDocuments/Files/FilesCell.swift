internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// Measures of lists of files. > Units: points. Confidence R.
enum FilesMetrics {
    static let iconItem = CGSize(width: 104, height: 148)
    static let icon: CGFloat = 76
    static let rowHeight: CGFloat = 60
    static let rowIcon: CGFloat = 40
    static let margin: CGFloat = 16
    static let mark: CGFloat = 24
}

/// How files are shown.
package enum FilesStyle: Sendable { case icons, list }

/// A file: its icon above its name, or before it in a row.
@MainActor final class FilesCell: UICollectionViewCell {
    private let icon = UIImageView()
    private let name = UILabel()
    private let date = UILabel()
    private let detail = UILabel()
    private let mark = UIImageView()
    private let line = UIView()
    private var style = FilesStyle.icons

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.contentMode = .scaleAspectFit
        name.numberOfLines = 2
        for label in [date, detail] {
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
        }
        line.backgroundColor = .separator
        for view in [icon, name, date, detail, mark, line] as [UIView] {
            view.isAccessibilityElement = false
            contentView.addSubview(view)
        }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: FilesItem, style: FilesStyle, showsExtension: Bool, isEnabled: Bool, isMarked: Bool?) {
        self.style = style
        icon.image = FileIcon.image(of: item, side: style == .icons ? FilesMetrics.icon : FilesMetrics.rowIcon)
        name.text = item.name(showsExtension: showsExtension)
        name.font = style == .icons ? .systemFont(ofSize: 13) : .preferredFont(forTextStyle: .body)
        name.numberOfLines = style == .icons ? 2 : 1
        date.text = style == .icons ? FileDetail.date(of: item) : "\(FileDetail.date(of: item)) – \(FileDetail.line(of: item))"
        if FileDetail.date(of: item).isEmpty { date.text = style == .icons ? "" : FileDetail.line(of: item) }
        detail.text = style == .icons ? FileDetail.line(of: item) : ""
        for label in [name, date, detail] { label.textAlignment = style == .icons ? .center : .natural }
        line.isHidden = style == .icons
        mark.isHidden = isMarked == nil
        mark.image = UIImage(
            systemName: isMarked == true ? "checkmark.circle.fill" : "circle",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: FilesMetrics.mark * 0.8))
        mark.tintColor = isMarked == true ? .tintColor : .tertiaryLabel
        contentView.alpha = isEnabled ? 1 : 0.4
        accessibilityLabel = [name.text ?? "", FileDetail.kind(of: item), FileDetail.line(of: item)].joined(separator: ", ")
        accessibilityTraits = .button
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
        if isMarked == true { accessibilityTraits.insert(.selected) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if style == .icons { layoutIcon() } else { layoutRow() }
    }

    private func layoutIcon() {
        let width = contentView.bounds.width
        icon.frame = CGRect(x: (width - FilesMetrics.icon) / 2, y: 4, width: FilesMetrics.icon, height: FilesMetrics.icon)
        let height = name.sizeThatFits(CGSize(width: width, height: 40)).height
        name.frame = CGRect(x: 0, y: icon.frame.maxY + 6, width: width, height: min(height, 34))
        date.frame = CGRect(x: 0, y: name.frame.maxY, width: width, height: (date.text ?? "").isEmpty ? 0 : 15)
        detail.frame = CGRect(x: 0, y: date.frame.maxY, width: width, height: 15)
        mark.frame = CGRect(
            x: icon.frame.maxX - FilesMetrics.mark, y: icon.frame.maxY - FilesMetrics.mark, width: FilesMetrics.mark,
            height: FilesMetrics.mark)
    }

    private func layoutRow() {
        let bounds = contentView.bounds
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ frame: CGRect) -> CGRect {
            isTurned ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        var x = FilesMetrics.margin
        if !mark.isHidden {
            mark.frame = place(
                CGRect(x: x, y: (bounds.height - FilesMetrics.mark) / 2, width: FilesMetrics.mark, height: FilesMetrics.mark))
            x += FilesMetrics.mark + 12
        }
        let side = FilesMetrics.rowIcon
        icon.frame = place(CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side))
        x += side + 12
        let width = bounds.width - x - FilesMetrics.margin
        name.frame = place(CGRect(x: x, y: 10, width: width, height: 22))
        date.frame = place(CGRect(x: x, y: 33, width: width, height: 16))
        detail.frame = .zero
        let hairline = 1 / max(1, traitCollection.displayScale)
        line.frame = place(CGRect(x: x, y: bounds.height - hairline, width: bounds.width - x, height: hairline))
    }
}
