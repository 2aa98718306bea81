internal import UIKitCore

/// Says in the simulator's log what of a notification nothing here reads.
@MainActor enum UnsupportedNotificationSetting {
    static func report(_ content: UNNotificationContent) {
        if content.relevanceScore != 0 { UnimplementedSetting.report("relevanceScore", on: content) }
    }

    static func report(_ categories: Set<UNNotificationCategory>) {
        for category in categories {
            if !category.hiddenPreviewsBodyPlaceholder.isEmpty {
                UnimplementedSetting.report("hiddenPreviewsBodyPlaceholder", on: category)
            }
            if !category.categorySummaryFormat.isEmpty { UnimplementedSetting.report("categorySummaryFormat", on: category) }
        }
    }
}
