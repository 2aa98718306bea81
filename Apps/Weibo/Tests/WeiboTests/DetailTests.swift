import Testing
import UIKit

@testable import Weibo

@MainActor
@Suite("A status's page")
struct DetailTests {
    private static let comments = #"{"comments": [{"id": 1, "text": "a"}, {"id": 2, "text": "b"}], "next_cursor": 9, "total_number": 4}"#
    private static let reposts = #"{"reposts": [{"id": 5, "text": "c"}], "next_cursor": 0, "total_number": 1}"#
    private let client = SampleClient()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        client.answers["comments/show.json"] = Self.comments
        client.answers["repost_timeline.json"] = Self.reposts
    }

    private func paths() -> [String] { client.requests.map(\.path) }

    private func page(_ status: Status) -> DetailViewController {
        let page = DetailViewController(.sample(client), status)
        window.rootViewController = page
        window.isHidden = false
        window.layoutIfNeeded()
        return page
    }

    private func header(_ page: DetailViewController) throws -> DetailHeader {
        try #require(page.tableView(try table(page), viewForHeaderInSection: 1) as? DetailHeader)
    }

    private func table(_ page: DetailViewController) throws -> UITableView { try #require(page.view.all(UITableView.self).first) }

    private func tap(_ name: String, _ header: DetailHeader) throws {
        try #require(header.all(UIButton.self).first { $0.accessibilityIdentifier == name }).sendActions(for: .touchUpInside)
    }

    // Proves WB-21.2.
    @Test("has the status in a section without header, where nothing is selected but everything is tapped")
    func firstSection() throws {
        let page = page(Status(id: 9_100_001, text: "@小明", user: User(id: 1, name: "小明")))
        let table = try table(page)
        #expect(page.numberOfSections(in: table) == 2)
        #expect(page.tableView(table, heightForHeaderInSection: 0) == 0)
        #expect(page.tableView(table, viewForHeaderInSection: 0) == nil)
        #expect(page.tableView(table, willSelectRowAt: IndexPath(row: 0, section: 0)) == nil)
        #expect(page.tableView(table, willSelectRowAt: IndexPath(row: 0, section: 1)) != nil)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? DetailCell)
        #expect(cell.selectionStyle == .none)
        #expect(cell.isUserInteractionEnabled)
        #expect(cell.status.delegate != nil)
    }

    // Proves WB-21.3, WB-23.4.
    @Test("has one header, whose first load does not wait until it is seen")
    func firstLoad() throws {
        // The status alone is higher than the screen.
        let page = page(Status(id: 9_100_002, text: String(repeating: "很长的微博。", count: 400), user: User(id: 1, name: "小明")))
        let table = try table(page)
        #expect(table.rectForHeader(inSection: 1).minY > table.bounds.maxY)
        #expect(paths() == ["2/comments/show.json"])
        let header = try header(page)
        #expect(header.tab == .comments)
        #expect(header.superview == nil)
        table.reloadData()
        window.layoutIfNeeded()
        #expect(try self.header(page) === header)
        table.contentOffset.y = table.rectForHeader(inSection: 1).minY
        window.layoutIfNeeded()
        #expect(table.all(DetailHeader.self).map { $0 === header } == [true])
        #expect(paths() == ["2/comments/show.json"])
    }

    // Proves WB-21.4.
    @Test("has a header that floats above the replies")
    func floating() throws {
        client.answers["comments/show.json"] =
            #"{"comments": [\#((1...40).map { #"{"id": \#($0), "text": "a"}"# }.joined(separator: ","))], "next_cursor": 0}"#
        let page = page(Status(id: 9_100_003, text: "好", user: User(id: 1, name: "小明")))
        let table = try table(page)
        window.layoutIfNeeded()
        table.contentOffset.y = 900
        window.layoutIfNeeded()
        let header = try header(page)
        #expect(header.window != nil)
        #expect(header.convert(header.bounds, to: table).minY == 900 + table.adjustedContentInset.top)
    }

    // Proves WB-21.5.
    @Test("has an indicator that slides under the button that was tapped")
    func indicator() throws {
        let page = page(Status(id: 9_100_004, text: "好", user: User(id: 1, name: "小明")))
        let header = try header(page)
        header.layoutIfNeeded()
        let buttons = header.all(UIButton.self)
        #expect(Set(buttons.compactMap(\.accessibilityIdentifier)) == ["tab reposts", "tab comments", "tab likes"])
        let line = try #require(header.subviews.first { !($0 is UIButton) })
        func under(_ name: String) -> Bool {
            buttons.contains { $0.accessibilityIdentifier == name && abs($0.frame.midX - line.frame.midX) < 0.5 }
        }
        #expect(under("tab comments"))
        #expect(line.frame.maxY == header.bounds.maxY)
        line.layer.removeAllAnimations()
        try tap("tab reposts", header)
        #expect(under("tab reposts"))
        let slide = try #require(line.layer.animation(forKey: "position"))
        #expect(slide.duration == 0.25)
        #expect(buttons.filter(\.isSelected).map(\.accessibilityIdentifier) == ["tab reposts"])
    }

    // Proves WB-23.3.
    @Test("shows the rows of a tab at once, and then loads them again")
    func cached() throws {
        let page = page(Status(id: 9_100_005, text: "好", user: User(id: 1, name: "小明")))
        let (header, table) = (try header(page), try table(page))
        #expect(table.numberOfRows(inSection: 1) == 2)
        try tap("tab reposts", header)
        #expect(table.numberOfRows(inSection: 1) == 1)
        client.isHolding = true
        client.answers["comments/show.json"] = #"{"comments": [{"id": 3, "text": "new"}], "next_cursor": 0, "total_number": 1}"#
        try tap("tab comments", header)
        // The service has not answered yet.
        #expect(paths() == ["2/comments/show.json", "2/statuses/repost_timeline.json", "2/comments/show.json"])
        #expect(table.numberOfRows(inSection: 1) == 2)
        client.release()
        #expect(table.numberOfRows(inSection: 1) == 1)
    }

    // Proves WB-24.4.
    @Test("pages replies until the cursor is 0, and then has no footer")
    func cursors() throws {
        let page = page(Status(id: 9_100_006, text: "好", user: User(id: 1, name: "小明")))
        let table = try table(page)
        let footer = try #require(table.all(RefreshFooter.self).first)
        #expect(!footer.isHidden)
        client.answers["comments/show.json"] = #"{"comments": [{"id": 3, "text": "d"}], "next_cursor": 0, "total_number": 3}"#
        footer.begin()
        #expect(client.requests.last?.params["max_id"] == "9")
        #expect(table.numberOfRows(inSection: 1) == 3)
        #expect(footer.isHidden)
        #expect(table.contentInset.bottom == 0)
    }

    // Proves WB-24.5.
    @Test("loads the status itself again when it is pulled down, and publishes its counts")
    func reload() throws {
        let page = page(Status(id: 9_100_007, text: "好", user: User(id: 1, name: "小明")))
        client.answers["statuses/show.json"] =
            #"{"id": 9100007, "text": "好", "user": {"id": 1, "screen_name": "小明"}, "reposts_count": 7, "attitudes_count": 8}"#
        var seen: [Status.Counts] = []
        let observation = Observation()
        observation.on(.statusCountsDidChange) { note in
            if note.userInfo?["id"] as? Int64 == 9_100_007 { (note.userInfo?["counts"] as? Status.Counts).map { seen.append($0) } }
        }
        let refresher = try #require(try table(page).all(RefreshHeader.self).first)
        refresher.begin()
        #expect(paths() == ["2/comments/show.json", "2/statuses/show.json", "2/comments/show.json"])
        #expect(seen.first?.reposts == 7)
        #expect(seen.first?.likes == 8)
        // The total of the comments is newer than the status's own count.
        #expect(seen.last?.comments == 4)
        #expect(refresher.state == .idle)
    }

    // Proves WB-25.2.
    @Test("has comments and reposts in rows of one base, with one frame model")
    func rows() throws {
        let page = page(Status(id: 9_100_008, text: "好", user: User(id: 1, name: "小明")))
        let (header, table) = (try header(page), try table(page))
        let place = IndexPath(row: 0, section: 1)
        let comment = try #require(page.tableView(table, cellForRowAt: place) as? ReplyCell)
        try tap("tab reposts", header)
        let repost = try #require(page.tableView(table, cellForRowAt: place) as? ReplyCell)
        #expect(comment is CommentCell)
        #expect(repost is RepostCell)
        let reply = try JSONDecoder().decode(Reply.self, from: Data(#"{"id": 1, "text": "a"}"#.utf8))
        #expect(page.tableView(table, heightForRowAt: place) == ReplyFrame(reply, width: 390).height)
    }
}

@MainActor
@Suite("Interface files")
struct InterfaceTests {
    private final class Choices: DetailHeaderDelegate {
        var tabs: [RepliesLoader.Tab] = []
        func detailHeader(_ header: DetailHeader, didChoose tab: RepliesLoader.Tab) { tabs.append(tab) }
        func detailHeaderDidTapLikes(_ header: DetailHeader) {}
    }

    // Proves WB-32.1.
    @Test("have the detail page's header, with its outlets when it awakes and its delegate after that")
    func header() throws {
        let header = try #require(DetailHeader.make())
        // Set by `awakeFromNib`, which needs the outlets.
        #expect(header.all(UIButton.self).compactMap(\.accessibilityIdentifier).count == 3)
        #expect(header.delegate == nil)
        let choices = Choices()
        header.delegate = choices
        #expect(choices.tabs == [.comments])
    }

    // Proves WB-32.3.
    @Test("have the row of a user, with its outlets when it awakes")
    func cell() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        table.register(UserCell.nib, forCellReuseIdentifier: "user")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "user") as? UserCell)
        let labels = cell.contentView.all(UILabel.self)
        #expect(labels.count >= 2)
        #expect(cell.contentView.all(AvatarView.self).count == 1)
        var user = User(id: 3, name: "小红")
        user.about = "旅行"
        cell.show(user)
        #expect(labels.compactMap(\.text).contains("小红"))
        #expect(labels.compactMap(\.text).contains("旅行"))
        #expect(cell.accessibilityIdentifier == "user 3")
    }
}
