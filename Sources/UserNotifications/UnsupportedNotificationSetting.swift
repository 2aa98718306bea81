internal import UIKitCore

/// Logs a notification's settings that have no effect.
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
