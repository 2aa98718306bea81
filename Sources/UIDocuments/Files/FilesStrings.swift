internal import UIKitCore

/// Texts of Files, the preview and the print panel.
@MainActor enum FilesStrings {
    private static var isChinese: Bool { DocumentService.current.context.device.localeIdentifier.hasPrefix("zh") }
    private static func text(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

    static var onMyPhone: String { text("On My iPhone", "我的 iPhone") }
    static var onMyPad: String { text("On My iPad", "我的 iPad") }
    static var cancel: String { text("Cancel", "取消") }
    static var open: String { text("Open", "打开") }
    static var save: String { text("Save", "存储") }
    static var move: String { text("Move", "移动") }
    static var done: String { text("Done", "完成") }
    static var search: String { text("Search", "搜索") }
    static var select: String { text("Select", "选择") }
    static var icons: String { text("Icons", "图标") }
    static var list: String { text("List", "列表") }
    static var view: String { text("View", "显示") }
    static var name: String { text("Name", "名称") }
    static var kind: String { text("Kind", "种类") }
    static var date: String { text("Date", "日期") }
    static var size: String { text("Size", "大小") }
    static var newFolder: String { text("New Folder", "新建文件夹") }
    static var untitledFolder: String { text("untitled folder", "未命名文件夹") }
    static var createDocument: String { text("Create Document", "新建文稿") }
    static var rename: String { text("Rename", "重新命名") }
    static var duplicate: String { text("Duplicate", "复制") }
    static var delete: String { text("Delete", "删除") }
    static var share: String { text("Share", "共享") }
    static var quickLook: String { text("Quick Look", "快速查看") }
    static var empty: String { text("Folder is Empty", "文件夹为空") }
    static var folder: String { text("Folder", "文件夹") }
    static var document: String { text("Document", "文稿") }
    static var cannotRename: String { text("The Name Cannot Be Used", "无法使用该名称") }
    static var ok: String { text("OK", "好") }
    static func items(_ count: Int) -> String { text(count == 1 ? "1 item" : "\(count) items", "\(count) 个项目") }
    static func position(_ index: Int, _ count: Int) -> String { text("\(index) of \(count)", "第 \(index) 项，共 \(count) 项") }
    static var print: String { text("Print", "打印") }
    static var options: String { text("Options", "选项") }
    static var printer: String { text("Printer", "打印机") }
    static var outbox: String { text("Outbox of the Device", "设备的发件箱") }
    static var copies: String { text("Copies", "份数") }
    static func copies(_ count: Int) -> String { text(count == 1 ? "1 Copy" : "\(count) Copies", "\(count) 份") }
    static var paper: String { text("Paper Size", "纸张大小") }
    static var orientation: String { text("Orientation", "方向") }
    static var portrait: String { text("Portrait", "纵向") }
    static var landscape: String { text("Landscape", "横向") }
    static func page(_ index: Int, _ count: Int) -> String { text("Page \(index) of \(count)", "第 \(index) 页，共 \(count) 页") }
    static var nothingToPrint: String { text("Nothing to Print", "没有可打印的内容") }
}
