import ImagePipeline
import UIKit

/// A row of the history: image, name, size and time, id, and a button with a menu of all actions. During a transfer a progress bar replaces
/// the id.
final class ShareCell: UITableViewCell {
    static let identifier = "share"

    /// The progress to show in place of the id.
    struct Progress {
        var fraction: Float
        var text: String
        var isFailed = false
        /// Nil if it cannot be paused; otherwise whether it is paused.
        var isPaused: Bool?
    }

    var onMenu: ((UIView) -> Void)?
    var onPause: (() -> Void)?

    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let identifierLabel = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)
    private let menuButton = UIButton(type: .system)
    private let pauseButton = UIButton(type: .system)
    private let hairline = UIView()
    private var picture: ImageTask?
    private var shownKey: String?

    /// Sizes of the row and its subviews.
    enum Metrics {
        static let height: CGFloat = 70
        static let side: CGFloat = 20
        static let icon: CGFloat = 44
        static let gap: CGFloat = 12
    }

    /// 70 points, and more if large text needs it. With text so large that it wraps, rows are measured individually.
    static var height: CGFloat {
        let theme = Theme.shared
        let texts = theme.font(.body, .medium).lineHeight + theme.font(.footnote).lineHeight + theme.font(.caption2).lineHeight
        return max(Metrics.height, (texts + 16).rounded(.up))
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        backgroundColor = Palette.page
        icon.contentMode = .scaleAspectFill
        icon.clipsToBounds = true
        icon.layer.cornerRadius = 8
        icon.layer.cornerCurve = .continuous
        detailLabel.textColor = .secondaryLabel
        identifierLabel.textColor = .secondaryLabel
        menuButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
        menuButton.tintColor = .secondaryLabel
        menuButton.accessibilityLabel = words("More")
        menuButton.addTarget(self, action: #selector(openMenu), for: .touchUpInside)
        pauseButton.addTarget(self, action: #selector(pause), for: .touchUpInside)
        hairline.backgroundColor = .separator
        for view in [icon, nameLabel, detailLabel, identifierLabel, bar, menuButton, pauseButton, hairline] { contentView.addSubview(view) }
        let selection = UIView()
        selection.backgroundColor = Palette.panel
        selectedBackgroundView = selection
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture?.cancel()
        picture = nil
        shownKey = nil
        onMenu = nil
        onPause = nil
    }

    // MARK: Content

    /// - Parameters:
    ///   - place: the share's folder, and whether its file is on this device.
    func show(_ share: Share, place: String?, progress: Progress?, images: ImagePipeline, client: ShareClient) {
        let size = Texts.size(share.size)
        let time = Texts.moment(share.createdAt)
        var identifier = words("Share id: %@", share.id)
        if let place { identifier += " · \(place)" }
        show(name: share.name, detail: "\(size) · \(time)", identifier: identifier, progress: progress)
        menuButton.accessibilityIdentifier = "more \(share.name)"
        accessibilityLabel = nil
        showPicture(of: share, images, client)
    }

    func show(_ upload: Upload, progress: Progress) {
        show(name: upload.name, detail: Texts.size(upload.size), identifier: "", progress: progress)
        menuButton.accessibilityIdentifier = "more \(upload.name)"
        icon.image = FileIcon.image(FileKind(name: upload.name), side: Metrics.icon, traitCollection)
        icon.layer.borderWidth = 0
    }

    private func show(name: String, detail: String, identifier: String, progress: Progress?) {
        let theme = Theme.shared
        nameLabel.font = theme.font(.body, .medium)
        detailLabel.font = theme.font(.footnote)
        identifierLabel.font = theme.font(.caption2)
        nameLabel.lineBreakMode = theme.isLarge ? .byWordWrapping : .byTruncatingMiddle
        for label in texts { label.numberOfLines = theme.isLarge ? 0 : 1 }
        nameLabel.text = name
        detailLabel.text = detail
        bar.isHidden = progress == nil
        pauseButton.isHidden = progress?.isPaused == nil
        identifierLabel.text = progress?.text ?? identifier
        identifierLabel.textColor = progress.map { $0.isFailed ? Palette.failureText : Palette.accent } ?? .secondaryLabel
        if let progress {
            bar.progress = progress.fraction
            bar.progressTintColor = progress.isFailed ? Palette.failureText : Palette.accent
            bar.accessibilityLabel = words("Progress")
            let isPaused = progress.isPaused == true
            pauseButton.setImage(UIImage(systemName: isPaused ? "arrow.down.circle" : "pause.circle"), for: .normal)
            pauseButton.accessibilityLabel = isPaused ? words("Resume") : words("Pause")
            pauseButton.accessibilityIdentifier = "pause \(name)"
        }
        setNeedsLayout()
    }

    private func showPicture(of share: Share, _ images: ImagePipeline, _ client: ShareClient) {
        let plain = FileIcon.image(share.kind, side: Metrics.icon, traitCollection)
        guard share.kind == .image else {
            show(plain, isThumbnail: false)
            shownKey = nil
            return
        }
        let key = share.sha256 ?? share.id
        if shownKey == key, icon.image != nil { return }
        shownKey = key
        picture?.cancel()
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 2
        let request = Self.request(share, client, scale: scale)
        if let known = images.image(for: request) { return show(known, isThumbnail: true) }
        show(plain, isThumbnail: false)
        picture = images.load(request, priority: .high) { [weak self] result in
            guard let self, self.shownKey == key, case .success(let image) = result else { return }
            UIView.transition(with: self.icon, duration: 0.2, options: .transitionCrossDissolve) { self.show(image, isThumbnail: true) }
        }
    }

    /// The request for a share's thumbnail at a screen scale.
    static func request(_ share: Share, _ client: ShareClient, scale: CGFloat) -> ImageRequest {
        // 1.5 times the square's size, since an image that is not square fills it.
        ImageRequest(
            key: share.sha256 ?? share.id, source: .network(client.download(share, from: 0)), longestSide: Int(Metrics.icon * scale * 1.5))
    }

    private func show(_ image: UIImage, isThumbnail: Bool) {
        icon.image = image
        icon.layer.borderWidth = isThumbnail ? 1 / UIScreen.main.scale : 0
        icon.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Layout

    private static let textX = Metrics.side + Metrics.icon + Metrics.gap
    private var texts: [UILabel] { [nameLabel, detailLabel, identifierLabel] }

    /// The dots end at the inset; the button's touch area extends further.
    private func menuX(_ width: CGFloat) -> CGFloat { width - Metrics.side - 32 }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(0, menuX(width) - (pauseButton.isHidden ? 4 : 40) - Self.textX)
    }

    private func textHeights(_ width: CGFloat) -> [CGFloat] {
        guard Theme.shared.isLarge else { return texts.map { $0.font.lineHeight.rounded(.up) } }
        return texts.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let texts = textHeights(textWidth(size.width)).reduce(20, +)
        return CGSize(width: size.width, height: max(Metrics.height, texts + (bar.isHidden ? 0 : 12)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let side = Metrics.side
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
        place(icon, CGRect(x: side, y: (bounds.height - Metrics.icon) / 2, width: Metrics.icon, height: Metrics.icon))
        let button: CGFloat = 44
        let menuX = menuX(bounds.width)
        place(menuButton, CGRect(x: menuX, y: (bounds.height - button) / 2, width: button, height: button))
        place(pauseButton, CGRect(x: menuX - 36, y: (bounds.height - button) / 2, width: 40, height: button))
        let width = textWidth(bounds.width)
        let heights = textHeights(width)
        let isLarge = Theme.shared.isLarge
        let barRoom: CGFloat = isLarge && !bar.isHidden ? 12 : 0
        var y = ((bounds.height - heights.reduce(4 + barRoom, +)) / 2).rounded()
        place(nameLabel, CGRect(x: Self.textX, y: y, width: width, height: heights[0]))
        y += heights[0] + 2
        place(detailLabel, CGRect(x: Self.textX, y: y, width: width, height: heights[1]))
        y += heights[1] + 2
        if bar.isHidden || isLarge {
            place(bar, CGRect(x: Self.textX, y: y + 4, width: width, height: 4))
            place(identifierLabel, CGRect(x: Self.textX, y: y + barRoom, width: width, height: heights[2]))
        } else {
            let text = min(identifierLabel.sizeThatFits(CGSize(width: width, height: heights[2])).width, width * 0.7)
            place(bar, CGRect(x: Self.textX, y: y + heights[2] / 2 - 2, width: max(24, width - text - 8), height: 4))
            place(identifierLabel, CGRect(x: Self.textX + width - text, y: y, width: text, height: heights[2]))
        }
        let line = 1 / max(1, traitCollection.displayScale)
        place(hairline, CGRect(x: Self.textX, y: bounds.height - line, width: bounds.width - Self.textX, height: line))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        icon.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    @objc private func openMenu() { onMenu?(menuButton) }
    @objc private func pause() { onPause?() }
}
