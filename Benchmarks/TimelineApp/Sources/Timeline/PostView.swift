import UIKit

/// What a post looks like: its author, text, up to nine pictures, and three counts. Laid out by hand, as the peers do it.
final class PostView: UIView {
    private static let padding: CGFloat = 12
    private static let textTop: CGFloat = 64
    private static let textLines = 6
    private static let gap: CGFloat = 6
    private static let barHeight: CGFloat = 36
    private static let separatorHeight: CGFloat = 8

    private let avatar = UIImageView()
    private let name = PostView.label(.boldSystemFont(ofSize: 15), .black)
    private let time = PostView.label(.systemFont(ofSize: 12), UIColor(white: 0.5, alpha: 1))
    private let text = PostView.label(PostView.textFont, UIColor(white: 0.1, alpha: 1))
    private let counts = (0..<3).map { _ in PostView.label(.systemFont(ofSize: 13), UIColor(white: 0.4, alpha: 1)) }
    private let separator = UIView()
    private var thumbnails: [UIImageView] = []
    private var thumbnailCount = 0

    static let textFont = UIFont.systemFont(ofSize: 15)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        text.numberOfLines = Self.textLines
        counts.forEach { $0.textAlignment = .center }
        separator.backgroundColor = UIColor(white: 0.95, alpha: 1)
        for view in [avatar, name, time, text, separator] + counts { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        return label
    }

    func show(_ post: Post, _ images: Pictures) {
        avatar.image = images.picture(.avatar, post.avatar)
        name.text = post.name
        time.text = post.time
        text.text = post.text
        for (label, count) in zip(counts, post.counts) { label.text = count }
        thumbnailCount = post.thumbnails.count
        while thumbnails.count < thumbnailCount {
            let view = UIImageView()
            thumbnails.append(view)
            addSubview(view)
        }
        for (index, view) in thumbnails.enumerated() {
            view.isHidden = index >= thumbnailCount
            if index < thumbnailCount { view.image = images.picture(.thumbnail, post.thumbnails[index]) }
        }
        setNeedsLayout()
    }

    /// The height that the post shown now takes.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let textHeight = text.sizeThatFits(CGSize(width: size.width - 2 * Self.padding, height: 0)).height
        return CGSize(width: size.width, height: Self.height(text: textHeight, thumbnails: thumbnailCount))
    }

    /// The height a post takes, known from its text alone.
    static func height(of post: Post, width: CGFloat) -> CGFloat {
        let space = CGSize(width: width - 2 * padding, height: CGFloat(textLines) * textFont.lineHeight)
        let text = post.text as NSString
        let box = text.boundingRect(with: space, options: .usesLineFragmentOrigin, attributes: [.font: textFont], context: nil)
        return height(text: min(space.height, box.height).rounded(.up), thumbnails: post.thumbnails.count)
    }

    private static func height(text: CGFloat, thumbnails: Int) -> CGFloat {
        let rows = CGFloat((thumbnails + 2) / 3)
        let images = rows > 0 ? 8 + rows * Pictures.Kind.thumbnail.rawValue + (rows - 1) * gap : 0
        return textTop + text + images + 8 + barHeight + separatorHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, padding) = (bounds.width, Self.padding)
        avatar.frame = CGRect(x: padding, y: 12, width: 44, height: 44)
        name.frame = CGRect(x: 64, y: 12, width: width - 64 - padding, height: 22)
        time.frame = CGRect(x: 64, y: 36, width: width - 64 - padding, height: 18)
        let textHeight = text.sizeThatFits(CGSize(width: width - 2 * padding, height: 0)).height
        text.frame = CGRect(x: padding, y: Self.textTop, width: width - 2 * padding, height: textHeight)
        let side = Pictures.Kind.thumbnail.rawValue
        for (index, view) in thumbnails.prefix(thumbnailCount).enumerated() {
            view.frame = CGRect(
                x: padding + CGFloat(index % 3) * (side + Self.gap), y: text.frame.maxY + 8 + CGFloat(index / 3) * (side + Self.gap),
                width: side, height: side)
        }
        let bar = bounds.height - Self.separatorHeight - Self.barHeight
        for (index, label) in counts.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width / 3, y: bar, width: width / 3, height: Self.barHeight)
        }
        separator.frame = CGRect(x: 0, y: bounds.height - Self.separatorHeight, width: width, height: Self.separatorHeight)
    }
}
