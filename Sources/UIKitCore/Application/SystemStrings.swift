internal import Foundation

/// Words that the system puts on its own controls, in the device's language: Chinese, or English for all others.
@MainActor enum SystemStrings {
    static var isChinese: Bool { ApplicationContext.current.device.localeIdentifier.hasPrefix("zh") }

    private static let chinese = [
        "Add": "添加", "Back": "返回", "Bookmarks": "书签", "Camera": "相机", "Cancel": "取消", "Close": "关闭", "Compose": "撰写",
        "Configure": "配置", "Delete": "删除", "Drag the icons to organize tabs.": "拖移图标以整理标签页。",
        "Done": "完成", "Edit": "编辑", "Fast Forward": "快进", "Organize": "整理", "Page Curl": "卷页", "Pause": "暂停", "Play": "播放", "Redo": "重做",
        "Refresh": "刷新", "Reply": "回复", "Rewind": "倒回", "Save": "存储", "Search": "搜索", "Share": "共享", "Stop": "停止", "Undo": "撤销",
    ]

    /// - Parameter english: the English word, which also stands where there is no other.
    static func text(_ english: String) -> String { isChinese ? chinese[english] ?? english : english }
}
