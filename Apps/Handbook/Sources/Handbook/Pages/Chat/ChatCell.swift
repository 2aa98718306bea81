import UIKit

/// A row of the chat: the time, a face, and a text on a stretched image.
class ChatCell: UITableViewCell {
    private let time = UILabel()
    private let face = UILabel()
    private let bubble = UIImageView()
    private let message = UILabel()
    private var layout: ChatRowLayout?

    static var font: UIFont { .preferredFont(forTextStyle: .body) }
    static var timeFont: UIFont { .preferredFont(forTextStyle: .caption1) }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        time.textAlignment = .center
        time.textColor = .secondaryLabel
        face.textAlignment = .center
        face.font = .systemFont(ofSize: 24)
        face.isAccessibilityElement = false
        message.numberOfLines = 0
        bubble.addSubview(message)
        for item in [time, face, bubble] { contentView.addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: ChatMessage, _ layout: ChatRowLayout) {
        self.layout = layout
        time.text = row.time
        time.font = Self.timeFont
        time.isHidden = !row.showsTime
        face.text = row.isMine ? "🧑‍🌾" : "⚓️"
        message.text = row.text
        message.font = Self.font
        message.textColor = row.isMine ? .white : .label
        bubble.image = Self.bubbleImage
        bubble.tintColor = row.isMine ? UIColor.systemBlue.underWhite : .secondarySystemFill
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layout else { return }
        if let line = layout.time { time.frame = line }
        face.frame = layout.face
        bubble.frame = layout.bubble
        message.frame = layout.text
    }

    /// One small image for bubbles of every size: its corners keep their size, the point between them is stretched.
    private static let bubbleImage: UIImage = {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 37, height: 37)).image { _ in
            UIColor.black.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 37, height: 37), cornerRadius: 18).fill()
        }
        let caps = UIEdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
        return image.resizableImage(withCapInsets: caps, resizingMode: .stretch).withRenderingMode(.alwaysTemplate)
    }()
}
