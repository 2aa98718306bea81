import Testing
import UIKit
import UserNotifications

@testable import Weibo

@MainActor
@Suite("Notifications")
struct NotificationTests {
    // Proves WB-30.5.
    @Test("lead to a page by their kind")
    func targets() {
        #expect(NotificationTarget(["type": "comment", "id": "12", "cid": "3"]) == .status(12))
        #expect(NotificationTarget(["type": "mention", "id": "13"]) == .status(13))
        #expect(NotificationTarget(["type": "like", "id": "14"]) == .likes)
        #expect(NotificationTarget(["status": "15"]) == .status(15))
        #expect(NotificationTarget(["type": "comment", "id": "x"]) == nil)
        #expect(NotificationTarget([:]) == nil)
    }

    // Proves WB-29.3.
    @Test("that remind have a sound, a badge, an action with a title and the status's id")
    func reminder() async throws {
        let content = Reminder.content(status: 4711)
        #expect(content.sound != nil)
        #expect(content.badge == 1)
        #expect(content.body == words("You have not read for a while."))
        #expect(content.userInfo["status"] as? String == "4711")
        #expect(NotificationTarget(content.userInfo) == .status(4711))
        #expect(Reminder.content(status: nil).userInfo.isEmpty)
        Reminder.registerActions()
        let categories = await withCheckedContinuation { done in
            UNUserNotificationCenter.current().getNotificationCategories { done.resume(returning: $0) }
        }
        let category = try #require(categories.first { $0.identifier == content.categoryIdentifier })
        #expect(category.actions.map(\.title) == [words("Read now")])
        #expect(category.actions.first?.options.contains(.foreground) == true)
    }

    // Proves WB-29.4.
    @Test("that remind wait for three days, and five seconds in the demo setting")
    func delay() {
        let old = Reminder.isDemo
        defer { Reminder.isDemo = old }
        Reminder.isDemo = false
        #expect(Reminder.delay == 3 * 24 * 60 * 60)
        Reminder.isDemo = true
        #expect(Reminder.delay == 5)
    }

    // Proves WB-29.5.
    @Test("have no badge when the app becomes active")
    func badge() {
        UIApplication.shared.applicationIconBadgeNumber = 3
        AppDelegate().applicationDidBecomeActive(.shared)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
    }

    // Proves WB-20.3.
    @Test("are counted in the foreground alone")
    func poller() {
        let client = SampleClient()
        client.token = "t"
        client.answers["unread_count.json"] = #"{"status": 1, "cmt": 2, "mention_status": 3, "attitude": 4}"#
        var counts: [Int] = []
        let poller = UnreadPoller(client: client) { counts.append($0.all) }
        #expect(counts == [10])
        let center = NotificationCenter.default
        center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        #expect(counts == [10])
        center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        #expect(counts == [10, 10])
        #expect(UnreadPoller.interval == 60)
        withExtendedLifetime(poller) {}
    }
}

@MainActor
@Suite("The dock")
struct DockTests {
    private final class Changes: DockViewDelegate {
        var seen: [[Int]] = []
        func dock(_ dock: DockView, didSelect new: Int, from old: Int) { seen.append([old, new]) }
    }

    // Proves WB-3.1, WB-3.4.
    @Test("lays its items out evenly, and tells its delegate which item was selected before and is now")
    func items() {
        let dock = DockView(frame: CGRect(x: 0, y: 0, width: 400, height: DockView.height))
        let changes = Changes()
        dock.delegate = changes
        let icons = [UIImage(systemName: "house"), UIImage(systemName: "house.fill")]
        for name in ["a", "b", "c", "d", "e"] { dock.add(DockItem(title: name, icon: icons[0], selectedIcon: icons[1])) }
        dock.layoutIfNeeded()
        let buttons = dock.all(UIButton.self)
        #expect(buttons.map(\.frame) == (0..<5).map { CGRect(x: CGFloat($0) * 80, y: 0, width: 80, height: DockView.height) })
        #expect(buttons.map(\.isSelected) == [true, false, false, false, false])
        #expect(buttons[0].image(for: .selected) != buttons[0].image(for: .normal))
        buttons[2].sendActions(for: .touchDown)
        buttons[4].sendActions(for: .touchDown)
        buttons[4].sendActions(for: .touchDown)
        #expect(changes.seen == [[0, 2], [2, 4], [4, 4]])
        #expect(buttons.map(\.isSelected) == [false, false, false, false, true])
    }

    // Proves WB-3.5.
    @Test("is of a container that has one child at a time, and calls it as a container does")
    func container() {
        final class Stack: UINavigationController {
            var calls: [String] = []
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                calls.append(parent == nil ? "will leave" : "will come")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                calls.append(parent == nil ? "left" : "came")
            }
        }
        let container = DockController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.isHidden = false
        let stacks = (0..<2).map { _ in Stack(rootViewController: UIViewController()) }
        for stack in stacks { container.add(stack, DockItem(title: "a", icon: nil, selectedIcon: nil)) }
        #expect(container.children == [stacks[0]])
        container.dock.select(1)
        #expect(container.children == [stacks[1]])
        #expect(stacks[0].view.superview == nil)
        #expect(stacks[1].view.superview === container.view)
        #expect(stacks[0].calls == ["will come", "came", "will leave", "left"])
        #expect(stacks[1].calls == ["will come", "came"])
    }
}

@MainActor
@Suite("The first pages")
struct FirstPageTests {
    // Proves WB-1.5, WB-1.2.
    @Test("of new features scroll by screens without indicators and bouncing, over a view that is the background image")
    func newFeatures() throws {
        let page = NewFeaturesController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = page
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(page.view is UIImageView)
        let scroll = try #require(page.view.all(UIScrollView.self).first)
        #expect(scroll.isPagingEnabled)
        #expect(!scroll.bounces)
        #expect(!scroll.showsHorizontalScrollIndicator)
        #expect(scroll.frame == page.view.bounds)
        #expect(scroll.contentSize == CGSize(width: 4 * 390, height: 844))
        let dots = try #require(page.view.all(UIPageControl.self).first)
        #expect(dots.numberOfPages == 4)
        for (offset, dot) in [(0, 0), (190, 0), (200, 1), (780, 2), (1170, 3)] {
            scroll.contentOffset.x = CGFloat(offset)
            #expect(dots.currentPage == dot)
        }
    }

    // Proves WB-2.2.
    @Test("replace each other without leaving the earlier one alive, and without a flash")
    func root() throws {
        let old = Settings.shownVersion
        defer { Settings.shownVersion = old }
        Settings.shownVersion = nil
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        let root = Root(window: window)
        weak var first: NewFeaturesController?
        try autoreleasepool {
            root.start()
            let page = try #require(window.rootViewController as? NewFeaturesController)
            first = page
            window.layoutIfNeeded()
            page.onStart?(false)
        }
        #expect(Settings.shownVersion == Settings.runningVersion)
        #expect((window.rootViewController as? UINavigationController)?.viewControllers.first is SignInViewController)
        #expect(first == nil)
    }

    // Proves WB-6.5.
    @Test("keep an account that is archived with secure coding")
    func secureCoding() throws {
        #expect(Account.supportsSecureCoding)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weibo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = AccountStore(folder: folder)
        // Another class in the place of the account.
        try store.save(Account(token: "t", user: 1, expires: .distantFuture))
        let other = try NSKeyedArchiver.archivedData(withRootObject: "text" as NSString, requiringSecureCoding: true)
        #expect(store.load() != nil)
        try other.write(to: store.file)
        #expect(store.load() == nil)
    }
}

@MainActor
@Suite("Pages of a stack")
struct StackTests {
    // Proves WB-4.3, WB-4.5.
    @Test("have a back button of the app's own when they are pushed, and the swipe from the edge still pops")
    func back() throws {
        let root = UIViewController()
        let stack = WeiboNavigationController(rootViewController: root)
        stack.loadViewIfNeeded()
        #expect(root.navigationItem.leftBarButtonItem == nil)
        let swipe = try #require(stack.interactivePopGestureRecognizer)
        #expect(!stack.gestureRecognizerShouldBegin(swipe))
        let page = UIViewController()
        stack.pushViewController(page, animated: false)
        #expect(page.navigationItem.leftBarButtonItem?.accessibilityIdentifier == "back")
        #expect(stack.gestureRecognizerShouldBegin(swipe))
        #expect(swipe.isEnabled)
    }

    /// The app's source files and their texts.
    private func sources() throws -> [(name: String, text: String)] {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Weibo")
        var found: [(String, String)] = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            found.append((file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
        }
        return found
    }

    // Proves WB-7.4.
    @Test("know no networking library: one file does")
    func library() throws {
        let found = try sources().filter { $0.text.firstMatch(of: #/URLSession(?!Transport)/#) != nil }
        #expect(found.map(\.name) == ["URLSessionTransport.swift"])
    }

    // Proves WB-32.6.
    @Test("import Apple's frameworks and the package of images alone")
    func imports() throws {
        let found = try sources().flatMap { $0.text.matches(of: #/(?m)^\s*(?:@\w+ )*import (\w+)/#).map { String($0.1) } }
        #expect(
            Set(found) == [
                "CryptoKit", "Foundation", "ImageIO", "ImagePipeline", "PhotosUI", "UIKit", "UserNotifications", "WebKit",
            ])
    }
}
