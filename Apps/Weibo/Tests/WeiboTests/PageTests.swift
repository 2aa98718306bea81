import Testing
import UIKit

@testable import Weibo

@MainActor
@Suite("Pages")
struct PageTests {
    // Proves WB-1.3.
    @Test(
        "have artwork for tall and for short screens",
        arguments: [(393, 852, "a-tall"), (375, 667, "a-tall"), (768, 1024, "a"), (320, 480, "a")])
    func artwork(_ row: (width: CGFloat, height: CGFloat, name: String)) {
        #expect(Artwork.name("a", height: row.height, width: row.width) == row.name)
    }

    // Proves WB-1.3.
    @Test("have a file for each of them")
    func artworkFiles() {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Weibo/Resources")
        for name in (1...4).map({ "feature-\($0)" }) + ["feature-background"] {
            for suffix in ["", Artwork.tallSuffix] {
                #expect(UIImage(contentsOfFile: folder.appendingPathComponent(name + suffix + ".png").path) != nil)
            }
        }
    }

    // Proves WB-3.3.
    @Test("have bars whose look is set once, for all of them")
    func bars() {
        _ = WeiboNavigationController(rootViewController: UIViewController())
        let look = UINavigationBar.appearance().standardAppearance
        #expect(look.backgroundColor == Palette.bar)
        #expect(look.buttonAppearance.highlighted.backgroundImage != look.buttonAppearance.normal.backgroundImage)
        #expect(UINavigationBar.appearance().tintColor == Palette.accent)
    }

    // Proves WB-18.2.
    @Test("show one banner, over the page and under the bar, however often it is asked for")
    func banner() throws {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        let (page, bar) = (UIView(), UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44)))
        host.addSubview(page)
        host.addSubview(bar)
        NewStatusesBanner.show(3, under: bar)
        NewStatusesBanner.show(5, under: bar)
        let banners = host.subviews.compactMap { $0 as? NewStatusesBanner }
        #expect(banners.count == 1)
        #expect(banners.first?.text?.contains("5") == true)
        let order = host.subviews.map { ObjectIdentifier($0) }
        let banner = try #require(banners.first)
        #expect(order == [ObjectIdentifier(page), ObjectIdentifier(banner), ObjectIdentifier(bar)])
    }

    // Proves WB-31.2, WB-31.3.
    @Test("make the status bar light, each by its own controller")
    func perController() throws {
        let session = Session(client: SampleClient(), account: Account(token: "t", user: 1, expires: .distantFuture))
        let profile = ProfileViewController(session, .user(User(id: 2, name: "小红")))
        let stack = WeiboNavigationController(rootViewController: profile)
        #expect(stack.childForStatusBarStyle?.preferredStatusBarStyle == .lightContent)
        let viewer = PhotoViewerController([], index: 0, delegate: StatusActions(session, page: profile))
        #expect(viewer.preferredStatusBarStyle == .lightContent)
        #expect(viewer.modalPresentationCapturesStatusBarAppearance)
    }

    // Proves WB-31.4.
    @Test("make the status bar light application-wide where the property list says so, until they leave")
    func applicationWide() {
        #expect(!ApplicationStatusBar.isPerController(["UIViewControllerBasedStatusBarAppearance": false]))
        #expect(ApplicationStatusBar.isPerController(["UIViewControllerBasedStatusBarAppearance": true]))
        #expect(ApplicationStatusBar.isPerController([:]))
        var styles: [UIStatusBarStyle] = []
        let bar = ApplicationStatusBar(isPerController: false) { styles.append($0) }
        let (profile, viewer) = (NSObject(), NSObject())
        bar.show(.lightContent, for: profile)
        bar.show(.darkContent, for: viewer)
        bar.withdraw(viewer)
        bar.withdraw(profile)
        #expect(styles == [.lightContent, .darkContent, .lightContent, .default])
        let other = ApplicationStatusBar(isPerController: true) { _ in Issue.record("set") }
        other.show(.lightContent, for: profile)
    }

    // Proves WB-23.1.
    @Test("keep the replies of each tab while the other one is shown")
    func replies() {
        let client = SampleClient()
        client.answers["comments/show.json"] = #"{"comments": [{"id": 1, "text": "a"}], "next_cursor": 9, "total_number": 2}"#
        client.answers["repost_timeline.json"] = #"{"reposts": [{"id": 2, "text": "b"}], "next_cursor": 0}"#
        let loader = RepliesLoader(client: client, status: 5)
        #expect(!loader.isLoaded(.comments))
        loader.reload(.comments) { _ in }
        loader.reload(.reposts) { _ in }
        #expect(loader.rows(.comments).map(\.id) == [1])
        #expect(loader.rows(.reposts).map(\.id) == [2])
        #expect(loader.hasMore(.comments))
        #expect(!loader.hasMore(.reposts))
        client.answers["comments/show.json"] = #"{"comments": [{"id": 1, "text": "a"}, {"id": 3, "text": "c"}], "next_cursor": 0}"#
        loader.loadMore(.comments) { _ in }
        #expect(client.requests.last?.params["max_id"] == "9")
        #expect(loader.rows(.comments).map(\.id) == [1, 3])
        #expect(!loader.hasMore(.comments))
    }
}

@MainActor
@Suite("Push tokens at the service")
struct PushRequestTests {
    // Proves WB-30.2, WB-30.4.
    @Test("are added, replaced and removed with the service's operations")
    func operations() {
        let client = SampleClient()
        let session = Session(client: client, account: Account(token: "t", user: 4_711, expires: .distantFuture))
        let tokens = PushTokens(user: 4_711)
        tokens.stored = nil
        defer { tokens.stored = nil }
        session.register("aa")
        session.register("aa")
        session.register("bb")
        session.removeDevice()
        session.removeDevice()
        #expect(client.requests.map { $0.params["token"] } == ["aa", "bb", "bb"])
        #expect(client.requests.map { $0.params["old_token"] } == [nil, "aa", nil])
        #expect(client.requests.last?.path == "2/notifications/device_tokens/destroy.json")
        client.failure = .offline
        session.register("cc")
        #expect(tokens.stored == nil)
    }
}

@MainActor
@Suite("The profile's header")
struct ProfileHeaderTests {
    // Proves WB-27.5.
    @Test("stretches its cover upwards when the list is pulled down, and nothing else moves")
    func stretch() throws {
        let header = ProfileHeader(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        header.layoutIfNeeded()
        let cover = try #require(header.subviews.first)
        let (before, others) = (cover.frame, header.subviews.dropFirst().map(\.frame))
        header.stretch = 80
        header.layoutIfNeeded()
        #expect(cover.frame == CGRect(x: 0, y: before.minY - 80, width: before.width, height: before.height + 80))
        #expect(header.subviews.dropFirst().map(\.frame) == others)
        header.stretch = 0
        header.layoutIfNeeded()
        #expect(cover.frame == before)
    }
}

@MainActor
@Suite("Likes")
struct LikeTests {
    // Proves WB-15.5.
    @Test("show at once, and are taken back when the service refuses them")
    func refused() {
        let client = SampleClient()
        let session = Session(client: client, account: Account(token: "t", user: 1, expires: .distantFuture))
        let page = UIViewController()
        let actions = StatusActions(session, page: page)
        // An id of this test alone, as notifications reach every observer.
        let status = Status(id: 8_000_001, text: "", counts: Status.Counts(likes: 2))
        var seen: [Status.Counts] = []
        let observation = Observation()
        observation.on(.statusCountsDidChange) { note in
            if note.userInfo?["id"] as? Int64 == 8_000_001 { (note.userInfo?["counts"] as? Status.Counts).map { seen.append($0) } }
        }
        actions.perform(.like, on: status)
        #expect(seen == [Status.Counts(likes: 3, isLiked: true)])
        client.failure = .refused(code: 20101, message: "no")
        actions.perform(.like, on: status)
        #expect(seen.last == status.counts)
        #expect(seen.count == 3)
        #expect(page.view.subviews.contains { $0 is Notice })
    }
}
