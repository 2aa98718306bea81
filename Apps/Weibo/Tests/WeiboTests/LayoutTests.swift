import Testing
import UIKit

@testable import Weibo

@MainActor
@Suite("Frame models")
struct LayoutTests {
    private let user = User(id: 1, name: "小明")
    private let pictures = [Picture(thumbnail: "a"), Picture(thumbnail: "b"), Picture(thumbnail: "c")]

    // Proves WB-13.1, WB-13.11.
    @Test(
        "of images",
        arguments: [(0, 0, 0), (1, 120, 120), (2, 165, 80), (3, 250, 80), (4, 165, 165), (5, 250, 165), (6, 250, 165), (9, 250, 250)])
    func grid(_ row: (count: Int, width: CGFloat, height: CGFloat)) {
        let size = PictureListView.size(for: row.count)
        #expect(size == CGSize(width: row.width, height: row.height))
        for index in 0..<row.count {
            #expect(CGRect(origin: .zero, size: size).contains(PictureGrid.frame(at: index, of: row.count)))
        }
    }

    // Proves WB-13.12.
    @Test("fit a single image into its box", arguments: [(100, 50, 120, 60), (50, 200, 30, 120), (0, 0, 120, 120)])
    func fit(_ row: (width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat)) {
        let size = PictureGrid.fit(CGSize(width: row.width, height: row.height), in: CGSize(width: 120, height: 120))
        #expect(size == CGSize(width: row.x, height: row.y))
    }

    // Proves WB-9.1, WB-9.2, WB-14.1.
    @Test("stack what a status has, and leave out what it has not")
    func stack() {
        let plain = StatusFrame(Status(id: 1, text: "好", user: user), width: 375)
        #expect(plain.pictures == .zero)
        #expect(plain.card == .zero)
        #expect(plain.member == .zero)
        #expect(plain.height == plain.text.maxY + StatusFrame.margin)
        let full = StatusFrame(Status(id: 1, text: "好", user: user, pictures: pictures), width: 375)
        #expect(full.text == plain.text)
        #expect(full.pictures.minY == full.text.maxY + 10)
        #expect(full.height == full.pictures.maxY + StatusFrame.margin)
        let inner = Status(id: 2, text: String(repeating: "长", count: 60), user: user, pictures: pictures)
        let retweet = StatusFrame(Status(id: 3, text: "转", user: user, retweeted: inner), width: 375, cardBar: 30)
        #expect(retweet.cardPictures.minY == retweet.cardText.maxY + 10)
        #expect(retweet.card.height == retweet.cardPictures.maxY + 10 + 30)
        #expect(retweet.cardBody.string.hasPrefix("@小明"))
        #expect(TimelineRowFrame(inner, width: 375).height == StatusFrame(inner, width: 375).height + ActionBar.height)
    }

    // Proves WB-11.4.
    @Test("keep long names within the row, with space for the member's icon")
    func longName() {
        var member = User(id: 1, name: String(repeating: "很长的名字", count: 20))
        member.memberRank = 2
        let frame = StatusFrame(Status(id: 1, text: "", user: member), width: 320)
        #expect(frame.member.maxX <= 320 - StatusFrame.margin)
    }

    // Proves WB-11.3.
    @Test("move the source when the time gets longer, and an empty source has no place")
    func meta() {
        let frame = StatusFrame(Status(id: 1, text: "", user: user), width: 375)
        let short = frame.metaFrames(time: "刚刚", source: "来自 iPhone")
        let long = frame.metaFrames(time: "05-31 17:46", source: "来自 iPhone")
        #expect(long.time.width > short.time.width)
        #expect(long.source.minX - short.source.minX == long.time.width - short.time.width)
        #expect(frame.metaFrames(time: "刚刚", source: "").source.width == 0)
    }

    // Proves WB-11.5.
    @Test("show another time when the row is shown again, and the source next to it")
    func timeAgain() throws {
        let row = #"{"id": 1, "text": "好", "created_at": "Sun Mar 01 12:00:00 +0000 2026", "source": "<a href=\"x\">iPhone</a>"}"#
        let status = try JSONDecoder().decode(Status.self, from: Data(row.utf8))
        let created = try #require(status.created)
        let view = StatusView(frame: .zero)
        view.apply(StatusFrame(status, width: 375), now: created.addingTimeInterval(5))
        let source = try #require(view.all(UILabel.self).first { $0.text == words("from %@", "iPhone") })
        let time = try #require(view.all(UILabel.self).first { $0.frame.maxX < source.frame.minX && $0.frame.minY == source.frame.minY })
        let before = (text: time.text, width: time.frame.width, left: source.frame.minX)
        view.updateTime(now: created.addingTimeInterval(3 * 86_400))
        #expect(time.text != before.text)
        #expect(source.frame.minX - before.left == time.frame.width - before.width)
        #expect(source.frame.minX != before.left)
    }

    // Proves WB-22.3.
    @Test("have a bar at the lower right of the card, on the status's own page alone")
    func cardBar() {
        let inner = Status(id: 2, text: "原文", user: user)
        let detail = DetailRowFrame(Status(id: 1, text: "转", user: user, retweeted: inner), width: 375)
        let card = CGRect(origin: .zero, size: detail.base.card.size)
        #expect(detail.bar.maxX == card.maxX)
        #expect(detail.bar.maxY == card.maxY)
        #expect(detail.bar.width < card.width)
        #expect(detail.bar.minY >= detail.base.cardText.maxY)
        #expect(DetailRowFrame(inner, width: 375).bar == .zero)
        let row = TimelineRowFrame(Status(id: 1, text: "转", user: user, retweeted: inner), width: 375)
        #expect(row.base.card.height == card.height - DetailRowFrame.cardBar)
    }

    // Proves WB-15.6.
    @Test("have the action bar at the bottom of the row, where it stays while the row grows")
    func bar() {
        let row = TimelineRowFrame(Status(id: 1, text: "好", user: user), width: 375)
        let cell = TimelineCell(style: .default, reuseIdentifier: nil)
        cell.apply(row, now: Date())
        #expect(cell.bar.frame == CGRect(x: 0, y: row.base.height, width: 375, height: ActionBar.height))
        for height in [row.height + 40, row.height + 8, row.height] {
            cell.contentView.frame.size.height = height
            #expect(cell.bar.frame.maxY == height)
            #expect(cell.bar.frame.height == ActionBar.height)
        }
        cell.contentView.frame.size.width = 400
        #expect(cell.bar.frame.width == 400)
    }

    // Proves WB-15.7.
    @Test("have an action bar with repost, comment and like, which tell what was tapped")
    func actions() {
        let bar = ActionBar(frame: CGRect(x: 0, y: 0, width: 300, height: ActionBar.height))
        bar.show(Status.Counts(reposts: 0, comments: 9_999, likes: 12_345, isLiked: true))
        bar.layoutIfNeeded()
        let buttons = bar.all(UIButton.self)
        #expect(buttons.map(\.frame.width) == [100, 100, 100])
        let unit = CountText.Unit.current
        #expect(
            buttons.map { $0.title(for: .normal) } == [
                words("Repost"), "9999", CountText.text(12_345, word: "", unit: unit),
            ])
        #expect(buttons[2].accessibilityTraits.contains(.selected))
        var tapped: [ActionBar.Action] = []
        bar.onAction = { tapped.append($0) }
        buttons.forEach { $0.sendActions(for: .touchUpInside) }
        #expect(tapped == [.repost, .comment, .like])
    }

    // Proves WB-16.1.
    @Test("of a row leave the cell a distance to the row above")
    func cell() {
        let cell = TimelineCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100, width: 375, height: 200)
        #expect(cell.frame == CGRect(x: 0, y: 108, width: 375, height: 192))
        cell.frame = CGRect(x: 0, y: 0, width: 1000, height: 200)
        #expect(cell.frame == CGRect(x: 180, y: 8, width: 640, height: 192))
    }
}

@MainActor
@Suite("Rich text labels")
struct RichTextLabelTests {
    private func label(_ text: String) -> RichTextLabel {
        let label = RichTextLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.attributedText = TextStyle(font: .systemFont(ofSize: 16)).attributed(text)
        return label
    }

    // Proves WB-12.4.
    @Test("take touches on coloured parts alone")
    func touches() {
        let label = label("@小明 你好")
        #expect(label.target(at: CGPoint(x: 20, y: 10))?.part == TextPart(kind: .mention, text: "@小明"))
        #expect(label.point(inside: CGPoint(x: 20, y: 10), with: nil))
        #expect(!label.point(inside: CGPoint(x: 75, y: 10), with: nil))
        #expect(!label.point(inside: CGPoint(x: 20, y: 80), with: nil))
    }

    // Proves WB-12.5.
    @Test("show emoticons as images, and unknown ones as text")
    func emoticons() {
        let text = label("[微笑][不是]").attributedText
        #expect(text.string == "\u{FFFC}[不是]")
        #expect((text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment)?.image != nil)
    }

    // Proves WB-12.7.
    @Test("break between Chinese characters, without spaces, and keep what follows no line start on the line before")
    func breaking() {
        let style = TextStyle(font: .systemFont(ofSize: 16))
        let line = TextLayout.size(of: style.attributed("字"), width: 1000).height
        // Nine characters of 16 points fit into 150.
        let text = String(repeating: "字", count: 27)
        #expect(abs(TextLayout.size(of: style.attributed(text), width: 150).height - 3 * line) < line / 2)
        let broken = TextLayout.size(of: style.attributed(String(repeating: "字", count: 9) + "。"), width: 150)
        #expect(broken.width < 9 * 16)
    }

    // Proves WB-12.6.
    @Test("measure as they draw")
    func measure() {
        let text = TextStyle(font: .systemFont(ofSize: 16)).attributed(String(repeating: "中文换行，", count: 12))
        let wide = TextLayout.size(of: text, width: 300)
        let narrow = TextLayout.size(of: text, width: 150)
        #expect(wide.width <= 300)
        #expect(narrow.height > wide.height * 1.7)
        #expect(TextLayout.size(of: NSAttributedString(string: ""), width: 100) == .zero)
    }
}

@MainActor
@Suite("Refresh controls")
struct RefreshTests {
    // Proves WB-17.3.
    @Test("load once at a time, and stop at the end")
    func states() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentSize = CGSize(width: 100, height: 500)
        let (header, footer) = (RefreshHeader(frame: .zero), RefreshFooter(frame: .zero))
        var loads = (newer: 0, older: 0)
        header.onRefresh = { loads.newer += 1 }
        footer.onRefresh = { loads.older += 1 }
        header.attach(to: scroll)
        footer.attach(to: scroll)
        #expect(header.frame.maxY == 0)
        header.begin()
        header.begin()
        #expect(loads.newer == 1)
        #expect(scroll.contentInset.top == RefreshView.height)
        header.end()
        #expect(scroll.contentInset.top == 0)
        #expect(header.state == .idle)
        #expect(scroll.contentInset.bottom == 0)
        footer.isHidden = false
        #expect(footer.frame.minY == 500)
        #expect(scroll.contentInset.bottom == RefreshView.height)
        scroll.contentSize.height = 700
        #expect(footer.frame.minY == 700)
        footer.begin()
        footer.end(noMore: true)
        #expect(footer.state == .noMore)
        #expect(loads.older == 1)
        footer.isHidden = true
        #expect(scroll.contentInset.bottom == 0)
    }
}
