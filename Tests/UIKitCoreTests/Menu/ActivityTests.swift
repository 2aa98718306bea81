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
}
