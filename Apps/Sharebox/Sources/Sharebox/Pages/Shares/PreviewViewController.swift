import ImageIO
import UIKit

/// A share's file, downloaded if needed: an image, a text, or its metadata.
final class PreviewViewController: UIViewController, UIScrollViewDelegate {
    private let share: Share
    private let workplace: Workplace
    private let scroller = UIScrollView()
    private let picture = UIImageView()
    private let text = UITextView()
    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)
    private let state = UILabel()
    private let button = UIButton(type: .system)
    private let observation = Observation()
    private var isShown = false

    init(_ share: Share, _ workplace: Workplace) {
        self.share = share
        self.workplace = workplace
        super.init(nibName: nil, bundle: nil)
        title = share.name
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        let theme = Theme.shared
        scroller.maximumZoomScale = 4
        scroller.delegate = self
        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = words("Picture %@", share.name)
        scroller.addSubview(picture)
        text.isEditable = false
        text.font = theme.font(.body)
        text.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        text.alwaysBounceVertical = true
        icon.image = FileIcon.image(share.kind, side: 96, traitCollection)
        icon.contentMode = .scaleAspectFit
        nameLabel.text = share.name
        nameLabel.font = theme.font(.title3, .semibold)
        detailLabel.text = "\(Texts.size(share.size)) · \(Texts.moment(share.createdAt))"
        detailLabel.font = theme.font(.subheadline)
        detailLabel.textColor = .secondaryLabel
        state.font = theme.font(.footnote)
        state.textColor = .secondaryLabel
        for label in [nameLabel, detailLabel, state] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        for item in [scroller, text, icon, nameLabel, detailLabel, bar, state, button] { view.addSubview(item) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(pass(_:)))
        navigationItem.rightBarButtonItem?.accessibilityLabel = words("Share")
        observation.on(DownloadCenter.didChange) { [weak self] notification in
            if notification.object as? String == self?.share.id { self?.update() }
        }
        workplace.downloads.start(share)
        update()
    }

    private func update() {
        let download = workplace.downloads[share.id]
        var words = ""
        var isLoading = true
        var title: String?
        bar.progress = download?.fraction ?? 0
        switch download?.state {
        case .running:
            words = Sharebox.words("Downloading, %d %%", Int((download?.fraction ?? 0) * 100))
            title = Sharebox.words("Pause")
        case .paused:
            words = Sharebox.words("Paused")
            title = Sharebox.words("Resume")
        case .failed(let error):
            words = error.words
            title = Sharebox.words("Retry")
        case .done(let file):
            isLoading = false
            words = Sharebox.words("Checked with SHA-256")
            show(file)
        case nil: title = Sharebox.words("Download")
        }
        state.text = words
        bar.isHidden = !isLoading
        button.isHidden = title == nil
        var configuration = UIButton.Configuration.tinted()
        configuration.cornerStyle = .capsule
        configuration.title = title
        button.configuration = configuration
        let showsContent = isShown && (picture.image != nil || !(text.text ?? "").isEmpty)
        scroller.isHidden = !showsContent || picture.image == nil
        text.isHidden = !showsContent || picture.image != nil
        for item in [icon, nameLabel, detailLabel, state] { item.isHidden = showsContent }
        view.setNeedsLayout()
    }

    /// Reads the file off the main thread, but no more of it than can be displayed.
    private func show(_ file: URL) {
        guard !isShown else { return }
        isShown = true
        let kind = share.kind
        let side = Int(max(view.bounds.width, view.bounds.height) * max(1, traitCollection.displayScale))
        Task.detached { [weak self] in
            let content: (UIImage?, String?)
            switch kind {
            case .image: content = (Self.picture(file, side), nil)
            case .text: content = (nil, Self.text(file))
            default: return
            }
            await self?.take(content.0, content.1)
        }
    }

    private func take(_ image: UIImage?, _ words: String?) {
        picture.image = image
        text.text = words
        update()
    }

    private nonisolated static func picture(_ file: URL, _ side: Int) -> UIImage? {
        guard let source = CGImageSourceCreateWithURL(file as CFURL, nil) else { return nil }
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: side,
        ]
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map { UIImage(cgImage: $0) }
    }

    private nonisolated static func text(_ file: URL) -> String? {
        guard let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.read(upToCount: 1 << 18) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    @objc private func toggle() {
        if workplace.downloads[share.id]?.state == .running {
            workplace.downloads.pause(share.id)
        } else {
            workplace.downloads.start(share)
        }
    }

    @objc private func pass(_ item: UIBarButtonItem) {
        var items: [Any] = [workplace.client.link(of: share)]
        if case .done(let file) = workplace.downloads[share.id]?.state { items.append(file) }
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        if scroller.zoomScale == 1 {
            scroller.frame = area
            picture.frame = scroller.bounds
            scroller.contentSize = scroller.bounds.size
        }
        text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: view.bounds.maxY - area.minY)
        var column = Column(in: area, most: 320, side: 24, from: (area.minY + area.height * 0.2).rounded())
        column.place(icon, height: 96, gap: 16)
        for label in [nameLabel, detailLabel] { column.place(label, gap: 6) }
        column.y += 18
        column.place(bar, height: 4, gap: 12)
        let room = CGSize(width: column.width, height: .greatestFiniteMagnitude)
        column.place(state, height: max(18, state.sizeThatFits(room).height.rounded(.up)), gap: 18)
        let size = button.sizeThatFits(room)
        column.place(button, size: CGSize(width: max(120, size.width + 32), height: max(44, size.height)), gap: 0)
    }
}
