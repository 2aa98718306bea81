import UIKit

/// Where everything of a status is, worked out once for a width. Rows of the timeline and of the detail page add their own bars.
@MainActor
struct StatusFrame {
    static let margin: CGFloat = 12
    static var nameFont: UIFont { Fonts.medium(15) }
    static var metaFont: UIFont { Fonts.regular(12) }

    let status: Status
    let width: CGFloat
    let avatar: CGRect
    let name: CGRect
    /// Empty if the user is no member.
    let member: CGRect
    /// The upper left corner of time and source.
    let meta: CGPoint
    let text: CGRect
    let body: NSAttributedString
    let pictures: CGRect
    /// The card with the retweeted status; the next two are in its coordinates. Empty without one.
    let card: CGRect
    let cardText: CGRect
    let cardBody: NSAttributedString
    let cardPictures: CGRect
    let height: CGFloat

    /// - Parameter cardBar: the height of a bar in the card.
    init(_ status: Status, width: CGFloat, cardBar: CGFloat = 0) {
        self.status = status
        self.width = width
        let margin = Self.margin
        let inner = width - 2 * margin
        let side = AvatarView.size(for: .standard)
        avatar = CGRect(x: margin, y: margin, width: side, height: side)
        let left = avatar.maxX + 10
        let nameHeight = Self.nameFont.lineHeight.rounded(.up)
        let metaHeight = Self.metaFont.lineHeight.rounded(.up)
        let top = margin + max(0, (side - nameHeight - metaHeight - 4) / 2)
        let isMember = (status.user?.memberRank ?? 0) > 0
        let room = width - left - margin - (isMember ? 20 : 0)
        let nameWidth = TextLayout.size(of: NSAttributedString(string: status.author, attributes: [.font: Self.nameFont]), width: 10_000)
            .width
        name = CGRect(x: left, y: top, width: min(room, nameWidth + 1), height: nameHeight)
        member = isMember ? CGRect(x: name.maxX + 4, y: top + (nameHeight - 16) / 2, width: 16, height: 16) : .zero
        meta = CGPoint(x: left, y: name.maxY + 4)
        var y = max(avatar.maxY, meta.y + metaHeight) + 10

        body = TextStyle(font: Fonts.regular(16)).attributed(status.text)
        text = CGRect(origin: CGPoint(x: margin, y: y), size: CGSize(width: inner, height: TextLayout.size(of: body, width: inner).height))
        y = text.maxY
        pictures = Self.grid(status.pictures, x: margin, y: &y)

        guard let retweeted = status.retweeted else {
            (card, cardText, cardPictures) = (.zero, .zero, .zero)
            cardBody = NSAttributedString(string: "")
            height = y + margin
            return
        }
        let cardInner = inner - 20
        cardBody = TextStyle(font: Fonts.regular(15), colour: .secondaryLabel).attributed(
            retweeted.user == nil ? words("This post has been deleted.") : retweeted.text, author: retweeted.user?.name)
        cardText = CGRect(x: 10, y: 10, width: cardInner, height: TextLayout.size(of: cardBody, width: cardInner).height)
        var end = cardText.maxY
        cardPictures = Self.grid(retweeted.pictures, x: 10, y: &end)
        card = CGRect(x: margin, y: y + 10, width: inner, height: end + 10 + cardBar)
        height = card.maxY + margin
    }

    private static func grid(_ pictures: [Picture], x: CGFloat, y: inout CGFloat) -> CGRect {
        guard !pictures.isEmpty else { return .zero }
        let frame = CGRect(origin: CGPoint(x: x, y: y + 10), size: PictureGrid.size(for: pictures))
        y = frame.maxY
        return frame
    }

    /// The places of time and source, which change with the time of day.
    func metaFrames(time: String, source: String) -> (time: CGRect, source: CGRect) {
        let font = Self.metaFont
        func width(_ text: String) -> CGFloat {
            TextLayout.size(of: NSAttributedString(string: text, attributes: [.font: font]), width: 10_000).width + 1
        }
        let height = font.lineHeight.rounded(.up)
        let timeFrame = CGRect(x: meta.x, y: meta.y, width: time.isEmpty ? 0 : width(time), height: height)
        let left = timeFrame.maxX + (time.isEmpty ? 0 : 8)
        let room = self.width - Self.margin - left
        return (timeFrame, CGRect(x: left, y: meta.y, width: source.isEmpty ? 0 : max(0, min(room, width(source))), height: height))
    }
}

/// A row of a timeline: the status and its action bar.
@MainActor
struct TimelineRowFrame {
    let base: StatusFrame
    let bar: CGRect
    let height: CGFloat

    init(_ status: Status, width: CGFloat) {
        base = StatusFrame(status, width: width)
        bar = CGRect(x: 0, y: base.height, width: width, height: ActionBar.height)
        height = bar.maxY
    }
}

extension Status {
    var author: String { user?.name ?? "" }
}
