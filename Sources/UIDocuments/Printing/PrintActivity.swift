internal import Foundation
internal import UIKitCore

/// Prints the items of an activity sheet: images, and files with an image or a PDF document.
@MainActor final class PrintActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { FilesStrings.print }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { PrintContent(items: activityItems) != nil }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let items = items
        activityDidFinish(true)
        ApplicationContext.later {
            let controller = UIPrintInteractionController.shared
            let info = UIPrintInfo()
            info.jobName = (items.first as? URL)?.deletingPathExtension().lastPathComponent ?? ""
            controller.printInfo = info
            controller.printingItems = items
            controller.present(animated: true)
        }
    }
}
