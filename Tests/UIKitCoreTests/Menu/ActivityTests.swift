import Foundation
import Testing

@testable import UIKitCore

@Suite("Activity view controllers", .application) @MainActor struct ActivityTests {
    private final class Star: UIActivity {
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            super.init()
        }
        override var activityType: ActivityType? { ActivityType("star") }
        override var activityTitle: String? { "Star" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
        override func prepare(withActivityItems activityItems: [Any]) { journal.add("prepare \(activityItems.count)") }
        override func perform() {
            journal.add("perform")
            activityDidFinish(true)
            activityDidFinish(false)
        }
    }

    @Test("offers the activities for the items, without the excluded") func offers() {
        let journal = Journal()
        let text = UIActivityViewController(activityItems: ["text"], applicationActivities: [Star(journal)])
        #expect(text.activities.compactMap(\.activityTitle) == ["Star", "Copy", "Save to Documents"])
        text.excludedActivityTypes = [.copyToPasteboard, .mail]
        #expect(text.activities.compactMap(\.activityTitle) == ["Star", "Save to Documents"])
        let link = UIActivityViewController(activityItems: [URL(string: "https://example.org") as Any], applicationActivities: nil)
        #expect(link.activities.compactMap(\.activityTitle) == ["Copy", "Open in Browser"])
        #expect(UIActivityViewController(activityItems: [], applicationActivities: nil).activities.isEmpty)
        #expect(UIActivityViewController(activityItems: [NSObject()], applicationActivities: nil).activities.isEmpty)
    }

    @Test("a chosen activity prepares, performs and completes once") func choice() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let journal = Journal()
        let sheet = UIActivityViewController(activityItems: ["text", 7], applicationActivities: [Star(journal)])
        sheet.completionWithItemsHandler = { type, completed, _, _ in journal.add("\(type?.rawValue ?? "none") \(completed)") }
        stage.controller.present(sheet, animated: false)
        stage.app.flush()
        let view = try #require(sheet.view as? ActivitySheetView)
        view.onChoose?(try #require(sheet.activities.first))
        #expect(journal.take() == ["prepare 2", "perform", "star true"])
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test("the header shows the thumbnail that the first item's source provides") func thumbnail() throws {
        final class Source: NSObject, UIActivityItemSource {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            var asked: [CGSize] = []
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "text" }
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { "text" }
            func activityViewController(
                _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
                suggestedSize size: CGSize
            ) -> UIImage? {
                asked.append(size)
                return image
            }
        }
        let source = Source()
        let sheet = UIActivityViewController(activityItems: [source], applicationActivities: nil)
        func images(_ view: UIView) -> [UIImage?] { [(view as? UIImageView)?.image] + view.subviews.flatMap(images) }
        #expect(images(sheet.view).contains { $0 === source.image })
        #expect(source.asked == [CGSize(width: 44, height: 44)])
    }

    @Test("data of a source comes with its type: copied as it, saved with its extension; an app's activity gets the data alone")
    func dataType() throws {
        final class Source: NSObject, UIActivityItemSource {
            var asked: [UIActivity.ActivityType?] = []
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { Data() }
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { Data("{}".utf8) }
            func activityViewController(
                _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
            ) -> String {
                asked.append(activityType)
                return "public.json"
            }
        }
        class Receiver: UIActivity {
            var items: [Any] = []
            override var activityType: ActivityType? { ActivityType("receiver") }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
            override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
        }
        final class TypedReceiver: Receiver, TypedDataActivity {}
        func received(by activity: Receiver, _ source: Source) throws -> Any {
            let stage = MenuStage()
            defer { stage.end() }
            let sheet = UIActivityViewController(activityItems: [source], applicationActivities: [activity])
            stage.controller.present(sheet, animated: false)
            stage.app.flush()
            (sheet.view as? ActivitySheetView)?.onChoose?(activity)
            guard let item = activity.items.first else { throw CancellationError() }
            return item
        }
        let source = Source()
        #expect(try received(by: Receiver(), source) as? Data == Data("{}".utf8))
        #expect(source.asked.isEmpty)
        let typed = try #require(received(by: TypedReceiver(), source) as? TypedActivityData)
        #expect(typed.data == Data("{}".utf8))
        #expect(typed.type == "public.json")
        #expect(source.asked == [UIActivity.ActivityType("receiver")])

        let file = try #require(ActivityFile(typed))
        #expect(file.stem == "Text")
        #expect(file.suffix == "json")
        #expect(ActivityFile(TypedActivityData(data: Data(), type: "public.jpeg"))?.suffix == "jpeg")
        #expect(ActivityFile(TypedActivityData(data: Data(), type: ""))?.suffix == "bin")
        TestApplication().activate()
        let copy = CopyActivity()
        copy.prepare(withActivityItems: [typed])
        copy.perform()
        #expect(UIPasteboard.general.data(forPasteboardType: "public.json") == Data("{}".utf8))
    }

    @Test("closing completes without an activity type") func close() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let journal = Journal()
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, _, _ in journal.add("\(type?.rawValue ?? "none") \(completed)") }
        stage.controller.present(sheet, animated: false)
        stage.app.flush()
        (sheet.view as? ActivitySheetView)?.onClose?()
        #expect(journal.take() == ["none false"])
    }

    @Test("copy puts text, links and images on the pasteboard") func copying() throws {
        let app = TestApplication()
        app.activate()
        let copy = CopyActivity()
        let items: [Any] = ["text", try #require(URL(string: "https://example.org")), 5]
        #expect(copy.canPerform(withActivityItems: items))
        copy.prepare(withActivityItems: items)
        copy.perform()
        #expect(UIPasteboard.general.numberOfItems == 2)
        #expect(UIPasteboard.general.string == "text")
    }

    @Test(
        "on a pad it is a popover at its bar button item or view; elsewhere a sheet without a popover controller", arguments: [false, true])
    func popover(_ isAtBarItem: Bool) throws {
        let stage = TransitionStage(device: .pad)
        defer { stage.finish() }
        _ = stage.window
        let item = UIBarButtonItem(systemItem: .action)
        stage.root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        let source = UIView(frame: CGRect(x: 300, y: 500, width: 40, height: 40))
        navigation.view.addSubview(source)
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        let popover = try #require(sheet.popoverPresentationController)
        popover.sourceItem = isAtBarItem ? item : source
        navigation.present(sheet, animated: true)
        stage.advance(1)
        #expect(sheet.presentation.session?.style == .popover)
        let bubble = try #require(sheet.presentation.session?.controller.presentedView?.frame)
        #expect(bubble.width < 420)
        #expect(isAtBarItem ? bubble.minY < 200 : abs(bubble.midX - source.center.x) < 250)
        let view = try #require(sheet.view as? ActivitySheetView)
        #expect(!view.showsCloseButton)
        #expect(view.bounds.height >= view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height)

        _ = TestApplication()
        let onPhone = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        #expect(onPhone.popoverPresentationController == nil)
        #expect(onPhone.modalPresentationStyle == .pageSheet)
    }
}
